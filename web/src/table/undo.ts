/** Undo: which step it would take back, and whether it is allowed. */
import type { Position } from '../lib/protocol';
import type { HistoryEntry } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';

export interface UndoState {
  /** Whether it is allowed without the agreement of other players. */
  allowed: boolean;
  /** The step it would take back. */
  step: HistoryEntry | null;
  /** Why it is not allowed: other, chance, revealed, start, earlier, over. */
  reason: string;
  /** The seat that has decided since, if that is the reason. */
  since: number | null;
  /** Whether it would withdraw a hidden answer instead. */
  withdraw: boolean;
}

const NO_UNDO: UndoState = { allowed: false, step: null, reason: 'start', since: null, withdraw: false };

/** The state of undo at a position for a viewpoint. */
export function undoState(
  position: Position | null,
  history: HistoryEntry[],
  viewpoint: number | null = null,
): UndoState {
  const undo = position?.undo ?? null;
  if (position === null || undo === null) return NO_UNDO;
  const { next } = undo;
  const step = next === null ? null : (history.find(({ at }) => at === next + 1) ?? null);
  const allowed = undo.can_withdraw || next !== null;
  const last = history.findLast(({ seat }) => seat !== null)?.seat ?? null;
  const since = !allowed && undo.limit === 'other' && last !== viewpoint ? last : null;
  return { allowed, step, reason: undo.limit, since, withdraw: undo.can_withdraw };
}

/** The text of why undo is not allowed. */
export function undoReason(
  { reason, since }: UndoState,
  names: string[],
  how: 'stops' | 'brief' = 'stops',
): string {
  const name = since === null ? undefined : names[since];
  return name === undefined ? t(`undo-${how}-${reason}`) : t(`undo-${how}-named`, { name });
}

/** The last decisions of a seat, for which it can request an undo, newest first. */
export function requestableSteps(history: HistoryEntry[], seat: number | null): HistoryEntry[] {
  const MAX_STEPS = 3;
  return history
    .filter((entry) => entry.seat === seat && entry.events.length > 0)
    .slice(-MAX_STEPS)
    .reverse();
}
