/** Ways back: which step an undo would take back, and whether. */
import type { Position, SeatTold } from '../lib/plain';
import type { Moment } from '../lib/table.svelte';

export interface Back {
  /** Whether it may be done without asking anybody. */
  free: boolean;
  /** The last step it would take back, to name it. */
  step: Moment | null;
  /** Why not, if it is not free: other, chance, revealed, start, earlier, over. */
  stops: string;
  /** Whether a hidden answer would be taken back instead. */
  withdraw: boolean;
}

/** What going back once would mean for whoever looks. */
export function back(position: Position | null, moments: Moment[], seats: SeatTold[]): Back {
  const undo = position?.undo ?? null;
  if (position === null || undo === null) return { free: false, step: null, stops: 'start', withdraw: false };
  const people = new Set(seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat));
  const step = moments.findLast(({ seat }) => seat !== null && people.has(seat)) ?? null;
  const free = undo.withdraw || undo.free < position.decisions;
  return { free, step, stops: undo.stops, withdraw: undo.withdraw };
}

/** The last few decisions of a seat that it could ask the others to take back, newest first. */
export function askable(moments: Moment[], seat: number | null): Moment[] {
  const MOST = 3;
  return moments
    .filter((moment) => moment.seat === seat && moment.events.length > 0)
    .slice(-MOST)
    .reverse();
}
