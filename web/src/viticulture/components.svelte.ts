/** The components of the game once they are loaded, for drawings that can begin without them. */
import type { MamaCard, PapaCard, ViticultureComponents } from '../games';
import { loadComponents } from '../lib/catalogue';
import type { Card } from './view';

let loaded = $state.raw<ViticultureComponents | null>(null);

/** What is printed on boards and cards; null until it is loaded. */
export function components(): ViticultureComponents | null {
  return loaded;
}

export function cardOf(id: string): Card | null {
  return loaded?.cards[id] ?? null;
}

export function parentOf(id: string): MamaCard | PapaCard | null {
  return loaded?.parents[id] ?? null;
}

void loadComponents('viticulture').then(
  (found) => (loaded = found),
  () => undefined,
);
