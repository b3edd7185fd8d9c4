/** A recorded game from one viewpoint: every position, loaded in one request. */
import { applyPatch, type Action, type PatchOperation, type Position, type Text } from '../lib/protocol';

/** A viewpoint: a seat, a spectator (`table`), or all seats at once after the game. */
export type Viewpoint = number | 'spectator' | 'all';

/** The action of a decision, for those who may know it. */
export interface TakenAction {
  code: number;
  action: Action;
  label: Text | null;
}

/** One decision of the game: who took it, and its events. */
export interface RecordedStep {
  at: number;
  seat: number | null;
  /** A turn begins with this decision. */
  starts_turn: boolean;
  action: TakenAction | null;
  events: Text[];
}

export interface RecordingOut {
  first: number;
  last: number;
  names: string[];
  position: Position;
  frames: (RecordedStep & { patch: PatchOperation[] })[];
}

export class Recording {
  readonly first: number;
  readonly last: number;
  readonly steps: RecordedStep[];
  readonly positions: Position[];

  constructor(recording: RecordingOut) {
    this.first = recording.first;
    this.last = recording.last;
    this.steps = recording.frames;
    let { position } = recording;
    // Unchanged parts are shared, so a thousand positions need little more memory than one.
    this.positions = recording.frames.map((frame) => (position = applyPatch(position, frame.patch)));
  }

  /** The number of decisions. */
  get length(): number {
    return this.last - this.first;
  }

  /** The nearest decision that exists. */
  clamp(at: number): number {
    return Math.min(Math.max(Math.round(at), this.first), this.last);
  }

  step(at: number): RecordedStep | null {
    return this.steps[at - this.first] ?? null;
  }

  position(at: number): Position | null {
    return this.positions[at - this.first] ?? null;
  }
}

/** A viewpoint from the query of an address; `table` if it is invalid. */
export function parseViewpoint(text: string | null, seats: number): Viewpoint {
  if (text === 'all') return 'all';
  const seat = Number(text);
  return text !== null && /^\d+$/.test(text) && seat < seats ? seat : 'spectator';
}
