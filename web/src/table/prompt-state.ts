/** The state of the prompt bar, derived from the table. */
import type { ConnectionState } from '../lib/connection';
import type { Position, Table } from '../lib/protocol';

export type PromptState =
  | { state: 'loading' }
  | { state: 'offline'; pending: boolean }
  | { state: 'stuck'; code: string }
  | { state: 'error'; message: string }
  | { state: 'over' }
  | { state: 'mine'; seat: number; stale: boolean }
  | { state: 'all'; seat: number; stale: boolean }
  | { state: 'sent'; seat: number }
  | { state: 'waiting'; seats: number[]; answered: boolean }
  | { state: 'watching'; seats: number[] };

export interface PromptInput {
  connectionState: ConnectionState;
  table: Table | null;
  position: Position | null;
  viewpoint: number | null;
  ownSeats: number[];
  pending: boolean;
  stale: boolean;
  error: string | null;
}

/** The state of the prompt, the most urgent first. */
export function promptState(input: PromptInput): PromptState {
  const { position, table, viewpoint } = input;
  if (position === null || table === null) return { state: 'loading' };
  if (input.connectionState === 'down') return { state: 'offline', pending: input.pending };
  if (table.stuck != null) return { state: 'stuck', code: table.stuck.code };
  if (input.error !== null) return { state: 'error', message: input.error };
  if (position.result !== null) return { state: 'over' };
  const { waiting } = position;
  if (viewpoint === null || !input.ownSeats.includes(viewpoint)) return { state: 'watching', seats: waiting };
  if (!waiting.includes(viewpoint)) {
    return { state: 'waiting', seats: waiting, answered: position.undo?.can_withdraw === true };
  }
  if (input.pending) return { state: 'sent', seat: viewpoint };
  return { state: waiting.length > 1 ? 'all' : 'mine', seat: viewpoint, stale: input.stale };
}

/** The seat whose turn is indicated, if it is a single one. */
export function turnSeat(prompt: PromptState): number | null {
  if ('seat' in prompt) return prompt.seat;
  if (prompt.state === 'waiting' && prompt.seats.length === 1) return prompt.seats[0] ?? null;
  return null;
}
