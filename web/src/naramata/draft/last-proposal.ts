/** A proposal of the Fleet that was declined: what of it can be proposed again. */
import type { NaramataAction, NaramataView } from '../../games';
import type { TableSession } from '../../lib/table.svelte';
import type { HistoryEntry } from '../../lib/updates';
import { loadRecording } from '../../replay/recording';
import { naramata } from '../view';

type Ride = Extract<NaramataAction, { verb: 'ride' }>;

/** The seat in whose vehicle a tourist was to ride. */
export type Rides = ReadonlyMap<string, number>;

/** Who is to ride where, the first of each vehicle before the second ones, so that none is left short. */
export function proposedRides({ players }: Pick<NaramataView, 'players'>): Rides {
  const rides = players.flatMap(({ proposed }, seat) =>
    (proposed ?? []).map(({ tourist }, place) => ({ tourist, seat, place })),
  );
  rides.sort((one, other) => one.place - other.place);
  return new Map(rides.map(({ tourist, seat }) => [tourist, seat]));
}

/** The rides of a proposal that are still to be given. */
export function remainingRides({ row }: Pick<NaramataView, 'row'>, before: Rides): Ride[] {
  const waiting = new Set(row.map(({ tourist }) => tourist));
  return [...before]
    .filter(([tourist]) => waiting.has(tourist))
    .map(([tourist, seat]) => ({ verb: 'ride', tourist, seat: String(seat) as Ride['seat'] }));
}

/** After how many decisions the last proposal was declined; null if none was. */
export function declinedAt(history: HistoryEntry[]): number | null {
  return history.findLast(({ events }) => events.some(({ text }) => text === 'event-decline'))?.at ?? null;
}

/** The proposal of today that was declined by a decision, from the recording of the game. */
export async function loadDeclined(table: TableSession, at: number, day: number): Promise<Rides> {
  const recording = await loadRecording(table.id, table.viewpoint ?? 'spectator');
  const position = recording.position(at - 1);
  const then = position === null ? null : naramata(position.view);
  return then === null || then.day !== day ? new Map() : proposedRides(then);
}
