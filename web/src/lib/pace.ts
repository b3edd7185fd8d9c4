/** The pace at which the moves of others are shown one after the other. */
import type { ChangeNotice, Position } from './protocol';
import type { Pace } from './settings.svelte';

/** Milliseconds for which a turn of somebody else is shown before the next. */
const TURN_MS: Record<Pace, number> = { off: 0, fast: 350, normal: 800, slow: 1600 };
/** The share of that for a decision after which the same turn goes on. */
const DECISION_SHARE = 0.45;
/** The share for one's own decision, which one need not follow. */
const OWN_SHARE = 0.5;

/** How much longer or shorter than usual something lasts at a pace. */
export const PACE_FACTOR: Record<Pace, number> = { off: 0, fast: 0.6, normal: 1, slow: 1.6 };

/** How long a change is shown before the next one, in milliseconds. */
export function pauseAfter(
  { seat, events }: Pick<ChangeNotice, 'seat' | 'events'>,
  after: Pick<Position, 'view'>,
  ownSeats: number[],
  pace: Pace,
): number {
  if (seat === null || events.length === 0) return 0;
  if (ownSeats.includes(seat)) return TURN_MS[pace] * OWN_SHARE;
  const goesOn = after.view.decision?.starts_turn === false;
  return TURN_MS[pace] * (goesOn ? DECISION_SHARE : 1);
}
