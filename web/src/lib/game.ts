/**
 * What the client knows of one game: how it is drawn, never its rules.
 *
 * The table around it (prompt, list, log, undo, reasons, keys, motion) is the same for every game. Things
 * that can be pointed at carry `data-target="kind:id"` (see `table/pointing`): `place:build_left`,
 * `card:merlot`, `winery:hillside:2`. A game says which targets stand for an offer; what has none is shown
 * as a button beside the prompt. Parts that can be gone to by keys carry `data-region`: `board`, `mat`, `hand`.
 */
import type { Component } from 'svelte';

import type { Colour } from '../art/players';
import type { Offer, Position, Result, Text, View } from './plain';
import type { TableSession } from './table.svelte';

/** A heading with its facts, one a line, for the text mode; a table has row and column headers. */
export interface Told {
  title: string;
  lines: string[];
  table?: { columns: string[]; rows: { head: string; cells: string[] }[] };
}

/** The steps of a game above single decisions. */
export type StageKind = 'turn' | 'season' | 'year' | 'day';

/** Where in a game a position stands, as its own steps: a season of a year, a turn of a day. */
export interface Stage {
  /** Two positions with the same key belong to the same step. */
  key: string;
  label: string;
}

/** A line of the breakdown after the game: what it is for, and what each seat has of it. */
export interface ScoreLine {
  label: string;
  values: (number | null)[];
  total?: boolean;
}

export interface GameUi {
  /** The left column under the prompt: board, own mat, hand. */
  Play: Component<{ table: TableSession }>;
  /** The top of the rail: opponents, and what else belongs there. */
  Rail: Component<{ table: TableSession }>;
  /** A target magnified, for the rail or a sheet; draws nothing for a target without a card. */
  Magnified: Component<{ table: TableSession; target: string }>;
  /** A screen of its own for questions that deserve one, such as a draft, in place of `Play`. */
  Screen?: Component<{ table: TableSession }>;
  screen?: (position: Position) => boolean;

  /** The targets that stand for an offer, the best first; none if nothing drawn does. */
  targets: (offer: Offer, view: View) => string[];
  /** The action a target stands for while it cannot be chosen, to ask why; null if it is no choice. */
  meant: (target: string, view: View) => Record<string, string | number> | null;
  /** Whether an offer ends more than a step, so that it is confirmed though it could be taken back. */
  weighty: (offer: Offer) => boolean;
  /** What a target is called: "Build, left space". */
  called: (target: string, view: View) => string;
  /** The colour of a seat. */
  colour: (seat: number, view: View | null) => Colour;
  /** The second line of the prompt: when it is, what is left. */
  context: (position: Position, seat: number | null) => string;
  /** Whether hands or the like are hidden, so that a shared screen needs its curtain. */
  secret: (view: View) => boolean;
  /** The position in words, in the order of the table: you, others in turn order, board. */
  told: (position: Position, seat: number | null, names: string[]) => Told[];
  /** Points of each seat, for curves over time and the scores on a phone. */
  points: (view: View) => number[];
  stage: (view: View, kind: StageKind) => Stage;
  /** The steps a replay can move by, besides single decisions, from the shortest to the longest. */
  stages: StageKind[];
  /** Where the points came from; `events` is all that was told, for what the last view no longer shows. */
  breakdown: (view: View, result: Result, events?: Text[]) => ScoreLine[];
  /** The section of the rules that a question is about, by its kind. */
  rule: (kind: string, view: View) => string;
}

interface Drawing {
  ui: GameUi;
  /** The section about the rule that a reason names, if there is one. */
  sectionOfReason: (rule: string) => string | null;
}

const KNOWN: Record<string, () => Promise<Drawing>> = {
  viticulture: () => import('../viticulture/index'),
  naramata: () => import('../naramata/index'),
};

async function drawing(game: string): Promise<Drawing> {
  const load = KNOWN[game];
  if (load === undefined) throw new Error(`there is no drawing of ${game}`);
  return load();
}

/** How a game is drawn; refused for a game that has no drawing. */
export async function drawn(game: string): Promise<GameUi> {
  return (await drawing(game)).ui;
}

/** The section of a game's rules about the rule that a reason names. */
export async function sectionAbout(game: string, rule: string): Promise<string | null> {
  return (await drawing(game)).sectionOfReason(rule);
}
