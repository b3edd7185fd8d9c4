/** A recorded game from one viewpoint: every position, loaded in one request. */
import { applyPatch, type Position, type Replay, type ReplayStep } from '../lib/protocol';
import { api, data } from '../lib/server';

/** A viewpoint: a seat, a spectator, or all seats at once after the game. */
export type Viewpoint = number | 'spectator' | 'all';

export class Recording {
  readonly first: number;
  readonly last: number;
  readonly steps: Replay['frames'];
  readonly positions: Position[];

  constructor(replay: Replay) {
    this.first = replay.first;
    this.last = replay.last;
    this.steps = replay.frames;
    let { position } = replay;
    // Unchanged parts are shared, so a thousand positions need little more memory than one.
    this.positions = replay.frames.map(({ patch }) => (position = applyPatch(position, patch)));
  }

  /** The number of decisions. */
  get length(): number {
    return this.last - this.first;
  }

  /** The nearest decision that exists. */
  clamp(at: number): number {
    return Math.min(Math.max(Math.round(at), this.first), this.last);
  }

  step(at: number): ReplayStep | null {
    return this.steps[at - this.first] ?? null;
  }

  position(at: number): Position | null {
    return this.positions[at - this.first] ?? null;
  }
}

/** A viewpoint from the query of an address; `spectator` if it is invalid. */
export function parseViewpoint(text: string | null, seats: number): Viewpoint {
  if (text === 'all') return 'all';
  const seat = Number(text);
  return text !== null && /^\d+$/.test(text) && seat < seats ? seat : 'spectator';
}

/** Load the recording of a table from a viewpoint. */
export async function loadRecording(table: string, viewpoint: Viewpoint): Promise<Recording> {
  const params = { path: { table }, query: { viewpoint: String(viewpoint) } };
  const replay: unknown = await data(api.GET('/api/tables/{table}/replay', { params }));
  return new Recording(replay as Replay);
}
