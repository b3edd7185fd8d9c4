/** The position in words, always in the same order: you, the others in turn order, the board. */
import type { Field, ViticulturePlayer, ViticultureView, WorkerKind } from '../games';
import type { TextSection } from '../lib/game';
import type { Position } from '../lib/protocol';
import { formatNumber, name, t } from '../lib/words.svelte';
import { components } from './components.svelte';
import { otherSeats, tokenCounts, turnPosition } from './opponents';
import { boardSections } from './text-view-board';
import { DECKS, FIELDS, GAME, GRAPES, viticulture, WINES, WORKERS } from './view';

export function textView(position: Position, seat: number | null, names: string[]): TextSection[] {
  const view = viticulture(position.view);
  const own = seat === null ? [] : playerSections(view, seat, t('vit-you'));
  const rest = otherSeats(view, seat).flatMap((other) => playerSections(view, other, names[other] ?? ''));
  return [...inPlay(view), ...own, ...rest, ...boardSections(view, seat, names)];
}

function inPlay(view: ViticultureView): TextSection[] {
  if (view.in_play.length === 0) return [];
  const lines = view.in_play.map((id) => cardLine(id));
  return [{ title: t('vit-in-play'), lines }];
}

function cardLine(id: string): string {
  return t('vit-text-card', { card: name(GAME, 'card', id), text: name(GAME, 'text', id) });
}

function playerSections(view: ViticultureView, seat: number, who: string): TextSection[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const lines = [...numbers(view, player, seat), ...FIELDS.map((field) => fieldLine(player, field))];
  const found: TextSection[] = [{ title: who, lines }];
  if (player.hand !== undefined) {
    found.push({ title: t('vit-text-hand', { who }), lines: player.hand.map((id) => cardLine(id)) });
  }
  return [...found, ladderTable(player, who)];
}

function numbers(view: ViticultureView, player: ViticulturePlayer, seat: number): string[] {
  const turn = turnPosition(view, seat);
  const lines = [
    t('vit-text-lira', { lira: player.lira }),
    t('vit-text-points', { vp: formatNumber(player.vp) }),
    t('vit-text-residual', { residual: player.residual }),
    turn === null ? t('vit-text-asleep') : t('vit-text-row', { row: player.row, turn }),
    t('vit-text-home', { workers: workers((kind) => player.workers[kind]) }),
    t('vit-text-out', {
      workers: workers((kind) => player.placed.filter((one) => one.worker === kind).length),
    }),
    t('vit-text-structures', {
      structures: listed(player.structures.map((one) => name(GAME, 'structure', one))),
    }),
  ];
  if (player.trained > 0) lines.push(t('vit-trained', { count: player.trained }));
  if (player.passed) lines.push(t('vit-text-passed'));
  if (player.hand === undefined) lines.push(t('vit-text-cards', { cards: cards(player) }));
  return lines;
}

function workers(count: (kind: WorkerKind) => number): string {
  return listed(
    WORKERS.filter((kind) => count(kind) > 0).map((kind) => t(`vit-count-${kind}`, { count: count(kind) })),
  );
}

function cards(player: ViticulturePlayer): string {
  return listed(
    DECKS.filter((deck) => player.cards[deck] > 0).map((deck) =>
      t(`vit-count-${deck}`, { count: player.cards[deck] }),
    ),
  );
}

function listed(things: string[]): string {
  return things.length === 0 ? t('vit-none') : things.join(', ');
}

function fieldLine(player: ViticulturePlayer, id: Field): string {
  const { vines, red, white, value, limit, sold, harvested } = player.fields[id];
  const field = name(GAME, 'field', id);
  if (sold) return t('vit-text-field-sold', { field });
  if (vines.length === 0) return t('vit-text-field-empty', { field, limit });
  return t('vit-text-field', {
    field,
    vines: vines.map((vine) => name(GAME, 'card', vine)).join(', '),
    red,
    white,
    sum: value,
    limit,
    harvested: harvested ? 'yes' : 'no',
  });
}

/** Crush pad and cellar as one table, if there is anything: a row for each kind, a column for each value. */
function ladderTable(player: ViticulturePlayer, who: string): TextSection {
  const title = t('vit-text-ladder', { who });
  if (tokenCounts(player).length === 0) return { title, lines: [t('vit-text-ladder-empty')] };
  const values = Array.from({ length: components()?.highest_value ?? 0 }, (_, index) => index + 1);
  const cells = (tokens: readonly number[]): string[] =>
    values.map((value) => t(tokens.includes(value) ? 'vit-text-yes' : 'vit-text-no'));
  const grapes = GRAPES.map((type) => ({
    head: t(`vit-text-grape-${type}`),
    cells: cells(player.grapes[type]),
  }));
  const wines = WINES.map((type) => ({ head: name(GAME, 'wine', type), cells: cells(player.wines[type]) }));
  return {
    title,
    lines: [],
    table: { columns: values.map(String), rows: [...grapes, ...wines] },
  };
}
