/** The log: what happened, by decision, and what of it somebody wants to see. */
import type { Text } from '../lib/protocol';
import type { HistoryEntry } from '../lib/table.svelte';

/** Everything, one player's part, or only what brought points. */
export type Wanted = { kind: 'all' } | { kind: 'seat'; seat: number } | { kind: 'points' };

/** Events that change points, by how their names begin, in every game. */
const POINTS = /^event-(vp|score|points)/;

/** The history that are wanted, without events that are not, oldest first. */
export function filtered(history: HistoryEntry[], wanted: Wanted): HistoryEntry[] {
  if (wanted.kind === 'all') return history.filter(({ events }) => events.length > 0);
  const kept: HistoryEntry[] = [];
  for (const entry of history) {
    const events = entry.events.filter((event) =>
      wanted.kind === 'points' ? POINTS.test(event.text) : concerns(event.args, entry, wanted.seat),
    );
    if (events.length > 0) kept.push({ ...entry, events });
  }
  return kept;
}

function concerns(args: Record<string, string | number>, entry: HistoryEntry, seat: number): boolean {
  const named = args['seat'] ?? args['other'];
  return named === undefined ? entry.seat === seat : args['seat'] === seat || args['other'] === seat;
}

/** What happened between somebody's last decision and the turn that began at `begun` decisions. */
export function since(history: HistoryEntry[], seat: number | null, begun = Infinity): HistoryEntry[] {
  if (seat === null) return [];
  const until = history.filter(({ at }) => at <= begun);
  const last = until.findLastIndex((entry) => entry.seat === seat);
  return until.slice(last + 1).filter(({ events }) => events.length > 0);
}

/** Moments of the same seat that follow each other, told together, until something happens by itself. */
export interface Turn {
  seat: number | null;
  from: number;
  entries: HistoryEntry[];
}

export function turns(history: HistoryEntry[]): Turn[] {
  const found: Turn[] = [];
  for (const entry of history) {
    const last = found.at(-1);
    const goesOn = last?.seat === entry.seat && !last.entries.at(-1)?.events.some(byItself);
    if (last !== undefined && goesOn) last.entries.push(entry);
    else found.push({ seat: entry.seat, from: entry.at, entries: [entry] });
  }
  return found;
}

/** Whether nobody did this: a day began, or a dummy moved. It ends a turn also for whoever plays alone. */
function byItself({ args }: Text): boolean {
  const { seat } = args;
  return seat === undefined || Number(seat) < 0;
}
