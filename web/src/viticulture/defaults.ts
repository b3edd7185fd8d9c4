/** What need not be asked: a regular worker goes unless another was chosen before its space. */
import type { WorkerKind } from '../games';
import type { Offer, Position, View } from '../lib/protocol';
import { asks } from './questions';
import { parseTarget } from './target-kinds';

/** Whether a target is a worker that can be chosen before its space. */
export function prepares(target: string, view: View): boolean {
  return asks(view, 'place_worker') && parseTarget(target)?.kind === 'worker';
}

/** The worker that goes without being asked for: the one prepared, or a regular one. */
export function autoAnswer({ view, legal }: Position, prepared: string | null): Offer | null {
  if (!asks(view, 'worker')) return null;
  const chosen = (prepared === null ? 'regular' : parseTarget(prepared)?.first) as WorkerKind | undefined;
  // The temporary worker goes as a regular one.
  const kind = chosen === 'temporary' ? 'regular' : chosen;
  return legal.find(({ action }) => action.verb === 'worker' && action.worker === kind) ?? null;
}
