/** What is printed in the box, here once it has been asked for. */
import { once } from '../lib/server';
import type { Components, Card, Mama, Papa } from './view';

let box = $state.raw<Components | null>(null);

/** Everything printed; null until it is here. */
export function components(): Components | null {
  return box;
}

export function cardOf(id: string): Card | null {
  return box?.cards[id] ?? null;
}

export function parentOf(id: string): Mama | Papa | null {
  return box?.parents[id] ?? null;
}

void once<Components>('/games/viticulture/components').then(
  (textView) => (box = textView),
  () => undefined,
);
