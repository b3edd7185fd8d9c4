/** A position of Viticulture as the server tells it, and what is in the box; names only, no rules. */
import type { View } from '../lib/protocol';

export const GAME = 'viticulture';

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const SLOTS = ['left', 'middle', 'right'] as const;
export type Slot = (typeof SLOTS)[number];

export const SUMMER_TASKS = ['play_summer', 'draw_vine', 'give_tour', 'build', 'sell', 'plant'] as const;
export const WINTER_TASKS = [
  'draw_order',
  'harvest',
  'make_wine',
  'train',
  'play_winter',
  'fill_order',
] as const;
export const TASKS = [...SUMMER_TASKS, ...WINTER_TASKS] as const;
/** One of the twelve actions of the board. */
export type Task = (typeof TASKS)[number];

/** A space of an action, the picture of an action (for a grande worker who joins a full one), cart or yoke. */
export type Space = `${Task}_${Slot}` | Task | 'cart' | 'yoke';

export const DECKS = ['vine', 'summer_visitor', 'order', 'winter_visitor'] as const;
export type Deck = (typeof DECKS)[number];

export const STRUCTURES = [
  'trellis',
  'irrigation',
  'yoke',
  'windmill',
  'cottage',
  'tasting_room',
  'medium_cellar',
  'large_cellar',
] as const;
export type Structure = (typeof STRUCTURES)[number];

export const FIELDS = ['field_5', 'field_6', 'field_7'] as const;
export type FieldName = (typeof FIELDS)[number];

export const GRAPES = ['red', 'white'] as const;
export type GrapeColour = (typeof GRAPES)[number];

export const WINES = ['red', 'white', 'blush', 'sparkling'] as const;
export type Wine = (typeof WINES)[number];

export const WORKERS = ['regular', 'grande', 'temporary'] as const;
export type WorkerKind = (typeof WORKERS)[number];

/** A worker at work. */
export interface Placed {
  worker: WorkerKind;
  space: Space;
}

export interface Field {
  vines: string[];
  /** What all its vines together are worth. */
  red: number;
  white: number;
  sold: boolean;
  harvested: boolean;
}

/** A seat's mat; the hand is there only for whoever may see it. */
export interface Player {
  lira: number;
  vp: number;
  residual: number;
  /** The row of the wake-up chart; 0 before the rooster stands. */
  row: number;
  passed: boolean;
  /** The workers still at home. */
  workers: Record<WorkerKind, number>;
  /** Workers trained this year, who work from the next. */
  trained: number;
  /** In the order in which they went out. */
  placed: Placed[];
  structures: Structure[];
  /** The structures that have done their yearly service. */
  used: Structure[];
  fields: Record<FieldName, Field>;
  /** The values of the tokens, ascending. */
  grapes: Record<GrapeColour, number[]>;
  wines: Record<Wine, number[]>;
  /** How many cards of each deck are in hand. */
  cards: Record<Deck, number>;
  /** How many cards lie under the mat, promised to an effect. */
  pledged: number;
  hand?: string[];
  pledged_cards?: string[];
  /** Cards before the seat: its mamas and papas during setup, later what a card has turned up. */
  face_up: string[];
}

export interface Automa {
  vp: number;
  /** Cards left in its deck. */
  cards: number;
  /** The spaces where its workers stand. */
  spaces: Space[];
}

export interface Options extends Record<string, boolean | number | string | null> {
  friendly: boolean;
  choose_parents: boolean;
  automa: string | null;
  aggressive: boolean;
  campaign: number | null;
  bonus_tokens: number;
  redraw_visitors: boolean;
}

export interface VitView extends View {
  year: number;
  season: Season;
  first_player: number;
  last_year: boolean;
  turn_order: number[];
  decks: Record<Deck, number>;
  discards: Record<Deck, string[]>;
  /** Visitors being played. */
  in_play: string[];
  /** The slots that every action has at this table. */
  slots: Slot[];
  /** Workers who wait on an action for its season: seat and space. */
  planned: { seat: number; space: Space }[];
  players: Player[];
  options: Options;
  /** Alone only. */
  automa?: Automa;
  /** The wake-up rows that still hold their glass token. */
  row_tokens?: number[];
  /** Bonus action tokens left. */
  bonus_tokens?: number;
  /** The challenge of the campaign; `reconstructed` if its printed numbers are lost. */
  challenge?: number;
  reconstructed?: boolean;
}

export interface VineCard {
  deck: 'vine';
  red: number;
  white: number;
  needs: Structure[];
}

export interface OrderCard {
  deck: 'order';
  wines: { wine: Wine; least: number }[];
  vp: number;
  residual: number;
}

export interface VisitorCard {
  deck: 'summer_visitor' | 'winter_visitor';
  /** How many options are printed on it, where some of them are chosen. */
  options: number;
  choose: 'one' | 'two' | 'one_or_both' | null;
  topics: string[];
}

export type Card = VineCard | OrderCard | VisitorCard;

export interface Mama {
  kind: 'mama';
  name: string;
  lira: number;
  cards: Record<Deck, number>;
}

export interface Papa {
  kind: 'papa';
  name: string;
  lira: number;
  /** Lira to be had instead of the gift. */
  instead: number;
  gift: Structure | 'worker' | 'vp';
}

/** What `GET /api/games/viticulture/components` tells: everything printed that a drawing needs. */
export interface Components {
  cards: Record<string, Card>;
  parents: Record<string, Mama | Papa>;
  /** The actions that each card of the Automa blocks; a server from before they were told leaves them out. */
  automa?: { summer: Task[]; winter: Task[] }[];
  decks: Deck[];
  structures: Record<Structure, { cost: number; topics: string[] }>;
  fields: Record<FieldName, number>;
  summer: Task[];
  winter: Task[];
  slots: Slot[];
  rows: number;
  goal: number;
}

/** A position of this game; the table hands on positions of any game. */
export function vit(view: View): VitView {
  return view as VitView;
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
export function homePieces(player: Player, seat: number, kind: WorkerKind): string[] {
  const out = player.placed.filter((placed) => placed.worker === kind).length;
  return Array.from({ length: player.workers[kind] }, (_, number) => workerPiece(seat, kind, out + number));
}
