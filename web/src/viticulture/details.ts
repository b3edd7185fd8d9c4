/** What the magnifier says of a target: its title, its picture, its whole text, and how it stands now. */
import type {
  Deck,
  Field,
  Space,
  Structure,
  Task,
  ViticultureComponents,
  ViticulturePlayer,
  ViticultureView,
} from '../games';
import { name, t } from '../lib/words.svelte';
import { spaceLabel } from './labels';
import { parseTarget } from './target-kinds';
import { type Card, GAME, taskOf } from './view';

/** A thing without a card of its own, as the magnifier shows it. */
export interface DetailText {
  title: string;
  icon: string;
  /** One function for each line, which makes its text. */
  lines: (() => string)[];
  price?: number;
}

/** The card that a target shows; null if it shows none. */
export function cardOfTarget(target: string, view: ViticultureView): string | null {
  const parsed = parseTarget(target);
  if (parsed?.kind === 'card' || parsed?.kind === 'vine') return parsed.first;
  return parsed?.kind === 'option' ? (view.in_play.at(-1) ?? null) : null;
}

export function detailOf(
  target: string,
  view: ViticultureView,
  components: ViticultureComponents,
): DetailText | null {
  const parsed = parseTarget(target);
  const first = parsed?.first ?? '';
  switch (parsed?.kind) {
    case 'structure':
      return structure(first as Structure, components);
    case 'space':
    case 'task':
      return space(first as Space, view, components);
    case 'row':
      return row(first, view);
    case 'deck':
      return deck(first as Deck, view);
    case 'field':
      return field(first as Field, components);
    default:
      return null;
  }
}

/** Alone nobody goes first or last; a row is as good as its glass token. */
function row(number: string, view: ViticultureView): DetailText {
  const alone = view.automa !== undefined;
  const tokens = view.row_tokens ?? [];
  const text = !alone ? 'vit-wake-text' : tokens.includes(Number(number)) ? 'vit-row-token' : null;
  const lines = text === null ? [] : [() => t(text)];
  return { title: t('vit-row', { row: name(GAME, 'row', number) }), icon: 'rooster', lines };
}

function structure(id: Structure, components: ViticultureComponents): DetailText {
  return {
    title: name(GAME, 'structure', id),
    icon: id,
    lines: [() => name(GAME, 'structure_text', id)],
    price: components.structures[id].cost,
  };
}

const ICONS: Record<Task, string> = {
  play_summer: 'card-summer',
  draw_vine: 'card-vine',
  give_tour: 'lira',
  build: 'cottage',
  sell: 'lira',
  plant: 'field',
  draw_order: 'card-order',
  harvest: 'grape-red',
  make_wine: 'wine-red',
  train: 'worker',
  play_winter: 'card-winter',
  fill_order: 'vp',
};

function space(id: Space, view: ViticultureView, components: ViticultureComponents): DetailText {
  if (id === 'yoke') return structure('yoke', components);
  const task = taskOf(id);
  if (task === null)
    return { title: name(GAME, 'board', 'cart'), icon: 'cart', lines: [() => t('vit-cart-text')] };
  const bonus = (): { bonus: string } => ({ bonus: name(GAME, 'board-bonus', task) });
  const lines = [() => t(`vit-task-${task}`)];
  if (view.slots.includes(components.bonus_slot)) lines.push(() => t('vit-bonus-text', bonus()));
  else if ((view.bonus_tokens ?? 0) > 0) lines.push(() => t('vit-bonus-token', bonus()));
  return {
    title: id === task ? name(GAME, 'task', task) : spaceLabel(id, view),
    icon: ICONS[task],
    lines: [...lines, () => t('vit-grande-text')],
  };
}

function deck(id: Deck, view: ViticultureView): DetailText {
  const top = view.discards[id].at(-1);
  const discards = (): string =>
    top === undefined ? t('vit-deck-no-discards') : t('vit-deck-top', { card: name(GAME, 'card', top) });
  const icon = {
    vine: 'card-vine',
    summer_visitor: 'card-summer',
    order: 'card-order',
    winter_visitor: 'card-winter',
  };
  return {
    title: name(GAME, 'deck', id),
    icon: icon[id],
    lines: [() => t('vit-deck-left', { count: view.decks[id] }), discards],
  };
}

function field(id: Field, components: ViticultureComponents): DetailText {
  const limit = components.fields[id];
  return { title: name(GAME, 'field', id), icon: 'field', lines: [() => t('vit-field-text', { limit })] };
}

/** How a card in hand stands in this position. */
export function cardStatus(id: string, card: Card, player: ViticulturePlayer, view: ViticultureView): string {
  if (card.deck === 'vine') {
    const missing = (player.missing?.[id] ?? []).map((structure) => name(GAME, 'structure', structure));
    return missing.length === 0 ? '' : t('vit-now-needs', { structures: missing.join(', ') });
  }
  if (card.deck === 'order') return t(player.fillable?.includes(id) ? 'vit-now-ready' : 'vit-now-short');
  return view.season === card.season ? '' : t(`vit-now-${card.season}`);
}
