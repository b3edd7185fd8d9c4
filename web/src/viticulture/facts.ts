/** What a space, a card, a structure or a worker gives and costs, and what stands against it, for its bubble. */
import type { ViticulturePlayer, ViticultureView } from '../games';
import type { Position } from '../lib/protocol';
import { name, t } from '../lib/words.svelte';
import { components } from './components.svelte';
import { cardStatus, detailOf } from './details';
import { parseTarget } from './target-kinds';
import { GAME, taskOf, viticulture } from './view';
import type { Space } from '../games';

/** The facts about a target, a line each. */
export function facts(target: string, position: Position, seat: number | null): string[] {
  const view = viticulture(position.view);
  const player = seat === null ? undefined : view.players[seat];
  const parsed = parseTarget(target);
  switch (parsed?.kind) {
    case 'space':
    case 'task':
      return spaceFacts(parsed.first as Space, target, view);
    case 'structure':
      return structureFacts(target, view, player);
    case 'card':
      return player === undefined ? [] : cardFacts(parsed.first, player, view);
    case 'worker':
      return parsed.first === 'grande' ? [t('vit-grande-text')] : [];
    default:
      return [];
  }
}

/** What the action gives, and the bonus where the space carries it. */
function spaceFacts(space: Space, target: string, view: ViticultureView): string[] {
  const printed = components();
  const detail = printed === null ? null : detailOf(target, view, printed);
  const task = taskOf(space);
  const lines = detail?.lines.slice(0, 1).map((line) => line()) ?? [];
  if (task !== null && space === `${task}_${printed?.bonus_slot ?? ''}`)
    lines.push(t('vit-fact-bonus', { bonus: name(GAME, 'board-bonus', task) }));
  return lines;
}

function structureFacts(target: string, view: ViticultureView, player?: ViticulturePlayer): string[] {
  const printed = components();
  const detail = printed === null ? null : detailOf(target, view, printed);
  if (detail?.price === undefined || player === undefined) return [];
  return [
    ...detail.lines.map((line) => line()),
    t('vit-fact-price', { price: detail.price, lira: player.lira }),
  ];
}

/** What a card does, and what is missing for it now. */
function cardFacts(id: string, player: ViticulturePlayer, view: ViticultureView): string[] {
  const card = components()?.cards[id];
  if (card === undefined) return [];
  const status = cardStatus(id, card, player, view);
  const lines: string[] = [];
  if (card.deck === 'order') lines.push(t('vit-fact-order', { points: card.vp, residual: card.residual }));
  if (card.deck === 'vine') lines.push(t('vit-fact-vine', { red: card.red, white: card.white }));
  return status === '' ? lines : [...lines, `${t('vit-now')} ${status}`];
}
