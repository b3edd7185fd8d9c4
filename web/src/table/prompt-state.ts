/** What the prompt bar says: one of a few states, decided in one place. */
import type { ConnectionState } from '../lib/connection';
import type { Position, Table } from '../lib/protocol';

export type Asking =
  | { state: 'loading' }
  | { state: 'offline'; kept: boolean }
  | { state: 'stuck'; why: string }
  | { state: 'trouble'; what: string }
  | { state: 'over' }
  | { state: 'mine'; seat: number; overtaken: boolean }
  | { state: 'all'; seat: number; overtaken: boolean }
  | { state: 'sent'; seat: number }
  | { state: 'waiting'; seats: number[]; answered: boolean }
  | { state: 'watching'; seats: number[] };

export interface Situation {
  line: ConnectionState;
  table: Table | null;
  position: Position | null;
  eye: number | null;
  held: number[];
  pending: boolean;
  overtaken: boolean;
  trouble: string | null;
}

/** What is so at the table, the most pressing thing first. */
export function asking(now: Situation): Asking {
  const { position, table, eye } = now;
  if (position === null || table === null) return { state: 'loading' };
  if (now.line === 'down') return { state: 'offline', kept: now.pending };
  if (table.stuck != null) return { state: 'stuck', why: table.stuck.code };
  if (now.trouble !== null) return { state: 'trouble', what: now.trouble };
  if (position.result !== null) return { state: 'over' };
  const { waiting } = position;
  if (eye === null || !now.held.includes(eye)) return { state: 'watching', seats: waiting };
  if (!waiting.includes(eye)) {
    return { state: 'waiting', seats: waiting, answered: position.undo?.withdraw === true };
  }
  if (now.pending) return { state: 'sent', seat: eye };
  return { state: waiting.length > 1 ? 'all' : 'mine', seat: eye, overtaken: now.overtaken };
}

/** The seat whose colour the band has, if it is one's. */
export function bandSeat(asking: Asking): number | null {
  if ('seat' in asking) return asking.seat;
  if (asking.state === 'waiting' && asking.seats.length === 1) return asking.seats[0] ?? null;
  return null;
}
