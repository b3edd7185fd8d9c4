/** The log: the events of the game by decision, filtered and grouped. */
import type { HintUse, Text } from '../lib/protocol';
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

/** The number of decisions at which a seat's last turn ended, before the turn that began at `turnStart`. */
export function lastTurnEnd(history: HistoryEntry[], seat: number | null, turnStart = Infinity): number {
  if (seat === null) return -1;
  return history.findLast((entry) => entry.seat === seat && entry.at <= turnStart)?.at ?? -1;
}

/**
 * The history with the hints that were given: each before the decision that it was about, or at the end if
 * that is still to come.
 */
export function withHints(history: HistoryEntry[], hints: HintUse[]): HistoryEntry[] {
  if (hints.length === 0) return history;
  const last = history.at(-1)?.at ?? 0;
  const entries = history.map((entry) => {
    const given = hints.filter(({ at }) => at + 1 === entry.at);
    return given.length === 0 ? entry : { ...entry, events: [...given.map(hintEvent), ...entry.events] };
  });
  const open = hints.filter(({ at }) => at >= last);
  const pending = open.map((hint, index) => ({
    at: last + (index + 1) / (open.length + 1),
    seat: hint.seat,
    starts_turn: false,
    events: [hintEvent(hint)],
  }));
  return [...entries, ...pending];
}

function hintEvent({ seat }: HintUse): Text {
  return { text: 'table-event-hint', args: { seat } };
}

/** The decisions of one turn of a seat. */
export interface LogTurn {
  seat: number | null;
  from: number;
  entries: HistoryEntry[];
}

export function groupByTurn(history: HistoryEntry[]): LogTurn[] {
  const found: LogTurn[] = [];
  for (const entry of history) {
    const last = found.at(-1);
    if (last !== undefined && last.seat === entry.seat && !entry.starts_turn) last.entries.push(entry);
    else found.push({ seat: entry.seat, from: entry.at, entries: [entry] });
  }
  return found;
}
