/** Navigation by arrow keys: the nearest box in a direction. */
import type { Box } from './bubble-placement';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Sideways distance counts this many times. */
const SIDEWAYS_WEIGHT = 2.5;

/** The index of the nearest box in a direction, or -1. */
export function nearest(from: Box, boxes: Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    const [ahead, sideways] = distance(from, box, direction);
    if (ahead <= 1) continue;
    const far = ahead + sideways * SIDEWAYS_WEIGHT;
    if (far < least) [best, least] = [index, far];
  }
  return best;
}

function distance(from: Box, to: Box, direction: Direction): [number, number] {
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + to.height / 2 - (from.y + from.height / 2);
  if (direction === 'left') return [-x, Math.abs(y)];
  if (direction === 'right') return [x, Math.abs(y)];
  return direction === 'up' ? [-y, Math.abs(x)] : [y, Math.abs(x)];
}
