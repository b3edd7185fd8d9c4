/** A whole game as one pair of eyes saw it: every position, told in one answer by the server. */
import { changed, type Action, type Change, type Position, type Text } from '../lib/protocol';

/** Through whose eyes: a seat's, those of the table, or all at once when the game is over. */
export type Eye = number | 'table' | 'all';

/** A decision as it was taken, for those who may know it. */
export interface Done {
  code: number;
  action: Action;
  label: Text | null;
}

/** A place of the game: who decided, what came of it, what is different from the place before. */
export interface Frame {
  at: number;
  seat: number | null;
  /** A turn begins with this decision. */
  fresh: boolean;
  done: Done | null;
  events: Text[];
}

export interface FilmTold {
  first: number;
  last: number;
  names: string[];
  position: Position;
  rows: (Frame & { changes: Change[] })[];
}

export class Film {
  readonly first: number;
  readonly last: number;
  readonly frames: Frame[];
  readonly positions: Position[];

  constructor(told: FilmTold) {
    this.first = told.first;
    this.last = told.last;
    this.frames = told.rows;
    let { position } = told;
    // What has not changed is shared, so a thousand positions weigh little more than one.
    this.positions = told.rows.map((row) => (position = changed(position, row.changes)));
  }

  /** How many decisions there are. */
  get length(): number {
    return this.last - this.first;
  }

  /** The place nearest to a wanted one that there is. */
  clamp(at: number): number {
    return Math.min(Math.max(Math.round(at), this.first), this.last);
  }

  frame(at: number): Frame | null {
    return this.frames[at - this.first] ?? null;
  }

  position(at: number): Position | null {
    return this.positions[at - this.first] ?? null;
  }
}

/** An eye as it stands in an address; whatever is no eye there is that of the table. */
export function eyeOf(text: string | null, seats: number): Eye {
  if (text === 'all') return 'all';
  const seat = Number(text);
  return text !== null && /^\d+$/.test(text) && seat < seats ? seat : 'table';
}
