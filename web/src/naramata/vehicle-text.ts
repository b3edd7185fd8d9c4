/** What makes a vehicle special, in the game that is played. */
import type { Colour } from '../art/players';
import type { NaramataView } from '../games';
import { gameHasMessage, name, t } from '../lib/words.svelte';

export function vehicleText(colour: Colour, view: NaramataView | null): string {
  if (colour === 'purple' && view?.options['purple'] === 'tourists') return t('nar-vehicle-purple-tourists');
  const mode = view?.options['solo'] ? 'solo' : view?.options['fleet'] ? 'fleet' : '';
  const special = `${colour}-${mode}`;
  const known = mode !== '' && gameHasMessage('naramata', `vehicle_text-${special}`);
  return name('naramata', 'vehicle_text', known ? special : colour);
}
