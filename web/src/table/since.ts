/** What happened since the own last turn, shown again on the board move by move. */
import type { PlayTable } from '../lib/table.svelte';
import { loadRecording } from '../replay/recording';
import { lastTurnEnd } from './log';

/** The number of decisions when the own last turn ended; null if nothing has happened since. */
export function sinceOwnTurn(table: PlayTable, turnStart: number): number | null {
  const since = lastTurnEnd(table.history, table.viewpoint, turnStart);
  const more = table.history.some(({ at, events }) => at > since && events.length > 0);
  return since < 0 || !more || !table.isAsked || table.queued > 0 ? null : since;
}

/** Show on the board what has happened since so many decisions. */
export async function showSince(table: PlayTable, since: number): Promise<void> {
  const recording = await loadRecording(table.id, table.viewpoint ?? 'spectator');
  const start = recording.position(since);
  if (start !== null)
    table.showAgain(
      start,
      recording.steps.filter(({ at }) => at > since),
    );
}
