/** Moving about by keys: to the nearest thing in a direction, as the picture has it. */
import type { Box } from './bubble-placement';

export type Way = 'left' | 'right' | 'up' | 'down';

/** What lies aside counts as further off than what lies ahead. */
const ASIDE = 2.5;

/** The index of the nearest box that way, or -1. */
export function nearest(from: Box, boxes: Box[], way: Way): number {
  let best = -1;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    const [ahead, aside] = distance(from, box, way);
    if (ahead <= 1) continue;
    const far = ahead + aside * ASIDE;
    if (far < least) [best, least] = [index, far];
  }
  return best;
}

function distance(from: Box, to: Box, way: Way): [number, number] {
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + to.height / 2 - (from.y + from.height / 2);
  if (way === 'left') return [-x, Math.abs(y)];
  if (way === 'right') return [x, Math.abs(y)];
  return way === 'up' ? [-y, Math.abs(x)] : [y, Math.abs(x)];
}
