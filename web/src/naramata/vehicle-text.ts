/** What makes a vehicle special, in the game that is played. */
import type { Colour } from '../art/players';
import type { NaramataView } from '../games';
import { gameHasMessage, name } from '../lib/words.svelte';

export function vehicleText(colour: Colour, view: NaramataView | null): string {
  const mode = view === null ? '' : modeOf(view);
  const special = `${colour}-${mode}`;
  const known = mode !== '' && gameHasMessage('naramata', `vehicle_text-${special}`);
  return name('naramata', 'vehicle_text', known ? special : colour);
}

/** What of the options changes what vehicles can do. */
function modeOf({ options }: NaramataView): string {
  if (options['solo']) return 'solo';
  if (options['fleet']) return 'fleet';
  return options['purple'] === 'tourists' ? 'tourists' : '';
}
