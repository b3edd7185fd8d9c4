/** The components of the game once they are loaded, for drawings that can begin without them. */
import type { NaramataComponents } from '../games';
import { fetchComponents } from './view';

let loaded = $state.raw<NaramataComponents | null>(null);
let requested = false;

/** What is printed on boards and cards; null until it is loaded. */
export function components(): NaramataComponents | null {
  if (!requested) {
    requested = true;
    fetchComponents().then(
      (found) => (loaded = found),
      () => (requested = false),
    );
  }
  return loaded;
}
