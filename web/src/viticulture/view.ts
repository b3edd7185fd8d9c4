/** Names of Viticulture in the order in which they are drawn, and small readings of its view. */
import type {
  Deck,
  Field,
  GrapeColour,
  OrderCard,
  Season,
  Slot,
  Space,
  Structure,
  Task,
  VineCard,
  VisitorCard,
  ViticulturePlayer,
  ViticultureView,
  Wine,
  WorkerKind,
} from '../games';
import type { View } from '../lib/protocol';

export const GAME = 'viticulture';

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const satisfies readonly Season[];
export const SLOTS = ['left', 'middle', 'right'] as const satisfies readonly Slot[];
export const SUMMER_TASKS = [
  'play_summer',
  'draw_vine',
  'give_tour',
  'build',
  'sell',
  'plant',
] as const satisfies readonly Task[];
export const WINTER_TASKS = [
  'draw_order',
  'harvest',
  'make_wine',
  'train',
  'play_winter',
  'fill_order',
] as const satisfies readonly Task[];
export const TASKS = [...SUMMER_TASKS, ...WINTER_TASKS] as const;
export const DECKS = ['vine', 'summer_visitor', 'order', 'winter_visitor'] as const satisfies readonly Deck[];
export const STRUCTURES = [
  'trellis',
  'irrigation',
  'yoke',
  'windmill',
  'cottage',
  'tasting_room',
  'medium_cellar',
  'large_cellar',
] as const satisfies readonly Structure[];
export const FIELDS = ['field_5', 'field_6', 'field_7'] as const satisfies readonly Field[];
export const GRAPES = ['red', 'white'] as const satisfies readonly GrapeColour[];
export const WINES = ['red', 'white', 'blush', 'sparkling'] as const satisfies readonly Wine[];
export const WORKERS = ['regular', 'grande', 'temporary'] as const satisfies readonly WorkerKind[];

export type Card = VineCard | OrderCard | VisitorCard;

/** A position of this game; the table passes on positions of any game. */
export function viticulture(view: View): ViticultureView {
  if (view.game !== GAME) throw new Error(`a position of ${view.game} is not one of ${GAME}`);
  return view;
}

/** The action that a space belongs to; null for the cart and the yoke. */
export function taskOf(space: Space): Task | null {
  return TASKS.find((task) => space === task || SLOTS.some((slot) => space === `${task}_${slot}`)) ?? null;
}

/**
 * The name of a worker for whatever moves pieces. Workers of a kind are numbered as they go out, those at
 * home after them, so that the next one out is already called what it will be called on the board.
 */
export function workerPiece(seat: number, kind: WorkerKind, number: number): string {
  return `worker:${seat}:${kind}:${number}`;
}

/** The names of the workers of a kind who are at home. */
export function homePieces(player: ViticulturePlayer, seat: number, kind: WorkerKind): string[] {
  const out = player.placed.filter((placed) => placed.worker === kind).length;
  return Array.from({ length: player.workers[kind] }, (_, number) => workerPiece(seat, kind, out + number));
}
