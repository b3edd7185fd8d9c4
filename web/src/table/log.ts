/** The log: the events of the game by decision, filtered and grouped. */
import type { Text } from '../lib/protocol';
import type { HistoryEntry } from '../lib/table.svelte';

/** A filter of the log: all events, those of one player, or those that change points. */
export type LogFilter = { kind: 'all' } | { kind: 'seat'; seat: number } | { kind: 'points' };

/** The ids of events that change points begin with one of these, in every game. */
const POINT_EVENTS = ['event-vp', 'event-score', 'event-points'];

/** The history with only the events that a filter wants, oldest first. */
export function filterHistory(history: HistoryEntry[], filter: LogFilter): HistoryEntry[] {
  if (filter.kind === 'all') return history.filter(({ events }) => events.length > 0);
  const kept: HistoryEntry[] = [];
  for (const entry of history) {
    const events = entry.events.filter((event) =>
      filter.kind === 'points' ? changesPoints(event) : concerns(event.args, entry, filter.seat),
    );
    if (events.length > 0) kept.push({ ...entry, events });
  }
  return kept;
}

/** Whether an event changes the points of a player. */
export function changesPoints({ text }: Text): boolean {
  return POINT_EVENTS.some((id) => text.startsWith(id));
}

function concerns(args: Record<string, string | number>, entry: HistoryEntry, seat: number): boolean {
  const named = args['seat'] ?? args['other'];
  return named === undefined ? entry.seat === seat : args['seat'] === seat || args['other'] === seat;
}

/** The history between the last decision of a seat and its turn, which began at `turnStart` decisions. */
export function sinceLastDecision(
  history: HistoryEntry[],
  seat: number | null,
  turnStart = Infinity,
): HistoryEntry[] {
  if (seat === null) return [];
  const until = history.filter(({ at }) => at <= turnStart);
  const last = until.findLastIndex((entry) => entry.seat === seat);
  return until.slice(last + 1).filter(({ events }) => events.length > 0);
}

/** Consecutive entries of the same seat, up to an event that no player caused. */
export interface LogTurn {
  seat: number | null;
  from: number;
  entries: HistoryEntry[];
}

export function groupByTurn(history: HistoryEntry[]): LogTurn[] {
  const found: LogTurn[] = [];
  for (const entry of history) {
    const last = found.at(-1);
    const continues = last?.seat === entry.seat && !last.entries.at(-1)?.events.some(isAutomatic);
    if (last !== undefined && continues) last.entries.push(entry);
    else found.push({ seat: entry.seat, from: entry.at, entries: [entry] });
  }
  return found;
}

/** Whether no player caused an event: a day began, or a dummy moved. */
function isAutomatic({ args }: Text): boolean {
  const { seat } = args;
  return seat === undefined || Number(seat) < 0;
}
