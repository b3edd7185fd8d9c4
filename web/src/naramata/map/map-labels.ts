/** The words on the map: short names that fit two columns, and the hour of everybody in a sentence. */
import type { NaramataView } from '../../games';
import { hasMessage, name, t } from '../../lib/words.svelte';
import { hour } from '../hours';

/** A winery's name as it fits the map. */
export function shortName(winery: string): string {
  const id = `nar-map-winery-${winery}`;
  return hasMessage(id) ? t(id) : name('naramata', 'winery', winery);
}

/** What the time track says, for those who do not see it. */
export function timeTrackLabel(view: NaramataView, names: string[]): string {
  const seats = view.players.map((tour, seat) =>
    t('nar-map-time-of', { name: names[seat] ?? '', hour: hour(tour.time) }),
  );
  const phantoms = view.phantoms.map((phantom) =>
    t('nar-map-phantom-time', {
      number: phantom.number,
      hour: hour(phantom.time),
    }),
  );
  return t('nar-map-time', { all: [...seats, ...phantoms].join(', ') });
}
