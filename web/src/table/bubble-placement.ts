/** The position of a bubble: near its target, inside the window, covering as little as possible. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A box that a bubble should not cover, and how much that matters. */
export interface Obstacle extends Box {
  weight: number;
}

interface Size {
  width: number;
  height: number;
}

interface Spot {
  x: number;
  y: number;
}

const EDGE = 6;
/** How far from its target a bubble may stand, the usual distance first. */
const GAPS = [10, 30, 60, 100, 150, 210, 280];
/** How far it may be moved along its side, in parts of the room there is. */
const SHIFTS = [0, -0.5, 0.5, -1, 1];
const OWN = 10;
/** What a distance of so many pixels costs is as bad as covering one thing whole. */
const FAR = 420;
const ASIDE = 0.02;

/** The position that costs least: near the target, covering few obstacles. */
export function placeBubble(target: Box, size: Size, within: Box, obstacles: Obstacle[]): Spot {
  let best: Spot = { x: within.x, y: within.y };
  let least = Infinity;
  for (const { x, y, cost: before } of spots(target, size)) {
    const spot = inside({ x, y }, size, within);
    const box = { ...size, ...spot };
    const moved = (Math.abs(spot.x - x) + Math.abs(spot.y - y)) / FAR;
    let cost = before + moved + covered(box, target) * OWN;
    for (const other of obstacles) cost += covered(box, other) * other.weight;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function* spots(target: Box, size: Size): Generator<Spot & { cost: number }> {
  const { x, y, width, height } = target;
  const [middle, centre] = [x + width / 2 - size.width / 2, y + height / 2 - size.height / 2];
  const [across, along] = [(size.width + width) / 2, (size.height + height) / 2];
  for (const gap of GAPS) {
    for (const shift of SHIFTS) {
      const cost = (gap - (GAPS[0] ?? 0)) / FAR + Math.abs(shift) * ASIDE;
      yield { x: middle + shift * across, y: y - size.height - gap, cost };
      yield { x: middle + shift * across, y: y + height + gap, cost: cost + ASIDE / 4 };
      yield { x: x + width + gap, y: centre + shift * along, cost: cost + ASIDE / 2 };
      yield { x: x - size.width - gap, y: centre + shift * along, cost: cost + ASIDE / 2 };
    }
  }
}

function inside(spot: Spot, size: Size, within: Box): Spot {
  const right = within.x + within.width - size.width - EDGE;
  const bottom = within.y + within.height - size.height - EDGE;
  return {
    x: Math.max(within.x + EDGE, Math.min(spot.x, right)),
    y: Math.max(within.y + EDGE, Math.min(spot.y, bottom)),
  };
}

/** How much of the smaller of two boxes lies under the other, from 0 to 1. */
function covered(box: Box, other: Box): number {
  const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  const area = Math.min(other.width * other.height, box.width * box.height);
  return width > 0 && height > 0 && area > 0 ? (width * height) / area : 0;
}
