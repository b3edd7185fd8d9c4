/**
 * The interface of a game's user interface: how the game is drawn, never its rules.
 *
 * A game brings a part of it, all of it or nothing; what it does not bring is that of `default-game`.
 *
 * The table around it (prompt, list, log, undo, reasons, keys, motion) is the same for every game. Elements
 * that can be chosen carry `data-target="kind:id"` (see `table/pointer`): `space:build_left`, `card:merlot`,
 * `winery:hillside:2`. A game maps offers to targets; an offer without a target is shown as a button beside
 * the prompt. Parts that can be reached by keys carry `data-region`: `board`, `mat`, `hand`.
 */
import type { Things } from '../table/things';
import type { Component } from 'svelte';

import type { Colour } from '../art/players';
import type { Action, Offer, Position, Result, Text, View } from './protocol';
import type { TableSession } from './table.svelte';

/** A section of the text view: a heading with one fact a line, or a table with row and column headers. */
export interface TextSection {
  title: string;
  lines: string[];
  table?: { columns: string[]; rows: { head: string; cells: string[] }[] };
}

/** The steps of a game above single decisions. */
export type StageKind = 'turn' | 'round' | 'season' | 'year' | 'day';

/** The step of a game that a position belongs to: a season of a year, a turn of a day. */
export interface Stage {
  /** Two positions with the same key belong to the same step. */
  key: string;
  label: string;
  /** The number of the year or day, where there is no room for the label. */
  number?: number;
}

/**
 * A line of the breakdown after the game: what it is for, and the points of each seat; where all play
 * together one more value for all of them.
 */
export interface ScoreLine {
  label: string;
  values: (number | null)[];
  total?: boolean;
}

/** A move made of what is picked up and where it goes, as the answers it takes one after the other. */
export interface Route {
  /** The target, or the place to drop something (`data-drop`); what is picked up itself if that is enough. */
  to: string;
  answers: Action[];
}

/** Another way to take an offer: its words, and the answers it takes. */
export interface Variant {
  words: string;
  answers: Action[];
  /** Not in the list, where what it takes can be picked up instead. */
  bubbleOnly?: boolean;
}

export interface GameUi {
  /** The left column under the prompt: board, own mat, hand. */
  Play: Component<{ table: TableSession }>;
  /** The top of the side panel: opponents and the like. */
  Rail: Component<{ table: TableSession }>;
  /** A target enlarged, for the side panel or a sheet; draws nothing for a target without a card. */
  Detail: Component<{ table: TableSession; target: string }>;
  /** What is drawn beside an event in a scene, by the views before and after it: a tourist with the rows that score. */
  SceneEvent?: Component<{ event: Text; before: View; after: View; delay: number }>;
  /** A screen of its own for questions that deserve one, such as a draft, in place of `Play`. */
  Screen?: Component<{ table: TableSession }>;
  usesScreen?: (position: Position) => boolean;

  /** The targets that stand for an offer to a seat, the best first; none if nothing drawn does. */
  targets: (offer: Offer, view: View, seat: number | null) => string[];
  /** The action that choosing a target would take, to ask why it is refused; null if there is none. */
  actionOf: (target: string, view: View, offers: Offer[]) => Action | null;
  /** The moves that begin with picking a target up: a worker, a card, a vehicle; each with where it goes. */
  routes?: (from: string, position: Position, seat: number | null) => Route[];
  /** Other ways to use what an offer chooses, as buttons in its bubble: a pit stop, another worker. */
  variants?: (offer: Offer, view: View, seat: number | null) => Variant[];
  /** What an offer will be followed by without being asked, for its preview. */
  followedBy?: (offer: Offer, view: View) => Action[];
  /** What is printed about a target: what it gives and costs, a fact a line. */
  facts?: (target: string, position: Position, seat: number | null) => string[];
  /** The answer to a question that need not be asked; null if it is asked. */
  autoAnswer?: (position: Position) => Offer | null;
  /** Whether an offer ends more than a step, so that it is confirmed even if it can be undone. */
  needsConfirm: (offer: Offer) => boolean;
  /** The accessible name of a target: "Build, left space". */
  label: (target: string, view: View) => string;
  /** The colour of a seat. */
  colour: (seat: number, view: View | null) => Colour;
  /** The second line of the prompt: the time, and what is left. */
  promptContext: (position: Position, seat: number | null) => string;
  /** Whether the view has hidden information, so that a shared screen is covered between turns. */
  hasHidden: (view: View) => boolean;
  /** The position in words, in the order of the table: you, others in turn order, board. */
  textView: (position: Position, seat: number | null, names: string[]) => TextSection[];
  /** Points of each seat, for curves over time and the scores on a phone. */
  points: (view: View) => number[];
  stage: (view: View, kind: StageKind) => Stage;
  /** The steps a replay can move by, besides single decisions, from the shortest to the longest. */
  stages: StageKind[];
  /**
   * Where the points came from; `events` are all events of the game, for what the last view no longer shows,
   * `start` the points of each seat before the first decision.
   */
  breakdown: (view: View, result: Result, events?: Text[], start?: number[]) => ScoreLine[];
  /**
   * What the year or day of a view brought each seat, and by what, to be told when it is over; `events` are all
   * events of the game so far.
   */
  gains?: (view: View, events: Text[]) => ScoreLine[];
  /** The things it draws, for whoever asks what one is. */
  things?: Things;
  /** The section of the rules about a question. */
  ruleSection: (question: string, view: View) => string;
}

interface GameModule {
  ui: Partial<GameUi>;
  /** The section about the rule that a reason names, if there is one. */
  sectionOfReason: (rule: string) => string | null;
}

/** The games that bring a user interface of their own. */
const MODULES: Record<string, () => Promise<GameModule>> = {
  viticulture: () => import('../viticulture/index'),
  naramata: () => import('../naramata/index'),
};

/** Load the user interface of a game: its own parts, and the default ones for the rest. */
export async function loadGameUi(game: string): Promise<GameUi> {
  const [{ defaultUi }, own] = await Promise.all([import('../default-game/index'), MODULES[game]?.()]);
  return { ...(await defaultUi(game)), ...own?.ui };
}

/** The section of a game's rules about the rule that a reason names; null if there is none. */
export async function sectionOfReason(game: string, rule: string): Promise<string | null> {
  return (await MODULES[game]?.())?.sectionOfReason(rule) ?? null;
}
