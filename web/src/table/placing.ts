/** Where a bubble goes: beside its target, inside the window, over as few other targets as can be. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placed {
  x: number;
  y: number;
  side: 'above' | 'below' | 'left' | 'right';
}

const GAP = 10;
const EDGE = 6;

/** The best of the four sides, and of three shifts along each; `others` are targets not to be covered. */
export function placed(
  target: Box,
  size: { width: number; height: number },
  within: Box,
  others: Box[],
): Placed {
  let best: Placed | null = null;
  let least = Infinity;
  for (const spot of spots(target, size)) {
    const inside = kept(spot, size, within);
    const box = { x: inside.x, y: inside.y, ...size };
    const moved = Math.abs(inside.x - spot.x) + Math.abs(inside.y - spot.y);
    const cost =
      covered(box, target) * 4 + others.reduce((sum, other) => sum + covered(box, other), 0) + moved / 10;
    if (cost < least) [best, least] = [inside, cost];
  }
  return best ?? { x: within.x, y: within.y, side: 'below' };
}

function* spots(target: Box, size: { width: number; height: number }): Generator<Placed> {
  const { x, y, width, height } = target;
  const across = [x + width / 2 - size.width / 2, x + width - size.width + GAP, x - GAP];
  const along = [y + height / 2 - size.height / 2, y + height - size.height + GAP, y - GAP];
  for (const left of across) yield { x: left, y: y - size.height - GAP, side: 'above' };
  for (const left of across) yield { x: left, y: y + height + GAP, side: 'below' };
  for (const top of along) yield { x: x + width + GAP, y: top, side: 'right' };
  for (const top of along) yield { x: x - size.width - GAP, y: top, side: 'left' };
}

function kept(spot: Placed, size: { width: number; height: number }, within: Box): Placed {
  const right = within.x + within.width - size.width - EDGE;
  const bottom = within.y + within.height - size.height - EDGE;
  const x = Math.max(within.x + EDGE, Math.min(spot.x, right));
  const y = Math.max(within.y + EDGE, Math.min(spot.y, bottom));
  return { x, y, side: spot.side };
}

/** How much of another box a box covers, from 0 to 1. */
function covered(box: Box, other: Box): number {
  const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  const area = other.width * other.height;
  return width > 0 && height > 0 && area > 0 ? (width * height) / area : 0;
}
