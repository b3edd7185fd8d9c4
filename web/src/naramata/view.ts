/** Naramata as the server tells it: what a seat may know of the table, and what is in the box. */
import type { Colour } from '../art/players';
import type { View } from '../lib/protocol';
import { once } from '../lib/server';

export const GAME = 'naramata';

/** What a space offers and a tourist asks for; no tourist asks for contracts, no space gives favor. */
export type Kind = 'cheese' | 'tasting' | 'purchase' | 'view' | 'pairing' | 'favor' | 'contract';

/** The kinds in the order of the rulebook. */
export const KINDS: readonly Kind[] = [
  'cheese',
  'tasting',
  'purchase',
  'view',
  'pairing',
  'favor',
  'contract',
];

/** A time of day on the track, on 24 hours: `13:30`. */
export type Time = string;

/** Where a vehicle stands: a winery, `start_upper`, `start_lower`, `end`, `road`, or nowhere yet. */
export type Place = string;

export type Pile = 'cheese' | 'tasting' | 'purchase' | 'tourist' | 'upgrade';

/** A row of a tourist card: how much it takes, and the points for one, two, ... on it. */
export interface Wish {
  kind: Kind;
  most: number;
  /** None for purchases, whose cards score by themselves. */
  points: number[];
}

export interface Tourist {
  tourist: string;
  name: string;
  rows: Wish[];
}

/** A cheese or tasting card: its type, and the prestige for discarding it. */
export interface Sample {
  kind: 'cheese' | 'tasting';
  card: number;
  type: string;
  worth: number;
}

export interface Purchase {
  kind: 'purchase';
  card: number;
  cost: number;
  bottles: number;
}

export type Asset = Sample | Purchase;

/** A row of a tourist on a vehicle, what lies on it and what it scores as it is. */
export interface Row extends Wish {
  /** On rows for cards only; tokens that stand in for one are counted apart. */
  cards?: Asset[];
  tokens: number;
  score: number;
}

export interface Rider extends Tourist {
  rows: Row[];
}

/** A slot of the market; without an upgrade it has no price. */
export interface Slot {
  upgrade: string;
  price?: number;
  coins: number;
}

/** A winery on the road; a space that is not in play has no kind, so that the others keep their numbers. */
export interface Stop {
  winery: string;
  spaces: (Kind | '')[];
}

/** A piece of road in the direction of travel, and the pieces that follow it. */
export interface Segment {
  wineries: Stop[];
  next: number[];
}

export interface Phantom {
  time: Time;
  place: Place;
}

/** One seat's vehicle and all on it. */
export interface Tour {
  points: number;
  prestige: number;
  /** None before one is chosen. */
  vehicle: Colour | '';
  time: Time;
  closing: Time;
  /** The prestige a pairing would bring at this hour. */
  pairing: number;
  place: Place;
  /** The winery that a vehicle on the road has just passed. */
  road_past?: string;
  ahead: string[];
  disks: number;
  disks_spent: number;
  tourists: Rider[];
  upgrades: string[];
  active: string[];
  disks_on: string[];
  keyring: number;
  /** The signature wineries whose bottle the tour has. */
  bottles: string[];
  drawn: Asset[];
  hand_size: number;
  /** One's own draft hand; missing where all tourists are open, and to others. */
  hand?: Tourist[];
  picked?: Tourist[];
  /** The tourists laid to this vehicle while all play together. */
  proposed?: Tourist[];
}

export interface NaramataView extends View {
  game: 'naramata';
  day: number;
  /** Seats by the time track, who is next first; phantoms count on after the seats. */
  turn_order: number[];
  backwards: boolean;
  /** The score that all play for, alone or together; null where everybody plays for points. */
  whelp: number | null;
  /** The prestige that a Fleet shares. */
  pool: number | null;
  /** Tourists to choose from, open to all. */
  row: Tourist[];
  /** Upgrades known to lie under the deck, the next first. */
  under: string[];
  market: Slot[];
  piles: Record<Pile, number>;
  discards: Record<Pile, number>;
  /** Locked spaces: `hillside_2`. */
  locks: string[];
  /** Bottles left at each signature winery. */
  bottles: Record<string, number>;
  minutes: Record<string, number>;
  road: Segment[];
  phantoms: Phantom[];
  players: Tour[];
}

export interface Components {
  wineries: Record<
    string,
    {
      x: number;
      y: number;
      segment: number;
      signature: boolean;
      spaces: { kind: Kind; players: number }[];
    }
  >;
  segments: { wineries: string[]; next: number[]; parallel: number }[];
  starts: Record<string, number>;
  tourists: Record<string, { name: string; rows: Wish[] }>;
  upgrades: Record<string, { cost: number; points: number; topics: string[] }>;
  vehicles: Record<Colour, { disks: number; seats: number; topics: string[] }>;
  minutes: Record<string, number>;
  closing: Time;
  late_closing: Time;
  /** The points that each half hour after closing costs. */
  late: number;
  pairing: Record<Time, number>;
  /** The points that so many empty rows cost. */
  empty_rows: number[];
  die: number[];
  cheese: { type: string; worth: number }[];
  tasting: { type: string; worth: number }[];
  purchase: { cost: number; bottles: number }[];
}

/** A table's view as Naramata's; whoever asks knows which game is played. */
export function naramata(view: View): NaramataView {
  return view as NaramataView;
}

/** What is in the box, asked for once. */
export function box(): Promise<Components> {
  return once<Components>('/games/naramata/components');
}
