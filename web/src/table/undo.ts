/** Ways back: which step an undo would take back, and whether. */
import type { Position, SeatTold } from '../lib/protocol';
import type { HistoryEntry } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';

export interface Back {
  /** Whether it may be done without asking anybody. */
  free: boolean;
  /** The last step it would take back, to name it. */
  step: HistoryEntry | null;
  /** Why not, if it is not free: other, chance, revealed, start, earlier, over. */
  stops: string;
  /** Who has decided since, if that is why not. */
  since: number | null;
  /** Whether a hidden answer would be taken back instead. */
  withdraw: boolean;
}

const NOWHERE: Back = { free: false, step: null, stops: 'start', since: null, withdraw: false };

/** What going back once would mean for whoever looks. */
export function back(
  position: Position | null,
  history: HistoryEntry[],
  seats: SeatTold[],
  eye: number | null = null,
): Back {
  const undo = position?.undo ?? null;
  if (position === null || undo === null) return NOWHERE;
  const people = new Set(seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat));
  const step = history.findLast(({ seat }) => seat !== null && people.has(seat)) ?? null;
  const free = undo.withdraw || undo.free < position.decisions;
  const last = history.findLast(({ seat }) => seat !== null)?.seat ?? null;
  const since = !free && undo.stops === 'other' && last !== eye ? last : null;
  return { free, step, stops: undo.stops, since, withdraw: undo.withdraw };
}

/** Why there is no way back on one's own. */
export function stopped({ stops, since }: Back, names: string[], how: 'stops' | 'brief' = 'stops'): string {
  const name = since === null ? undefined : names[since];
  return name === undefined ? t(`undo-${how}-${stops}`) : t(`undo-${how}-named`, { name });
}

/** The last few decisions of a seat that it could ask the others to take back, newest first. */
export function askable(history: HistoryEntry[], seat: number | null): HistoryEntry[] {
  const MOST = 3;
  return history
    .filter((entry) => entry.seat === seat && entry.events.length > 0)
    .slice(-MOST)
    .reverse();
}
