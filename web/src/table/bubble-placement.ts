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

interface Point {
  x: number;
  y: number;
}

const MARGIN = 6;
/** The height of what lies below a bubble on a phone: the dock and the tabs. */
export const SHEET_BOTTOM = 130;
/** The distances from its target, the usual one first. */
const GAPS = [10, 30, 60, 100];
/** The shifts along its side, as fractions of half of both sizes. */
const SHIFTS = [0, -0.5, 0.5, -1, 1];
const OWN_TARGET_WEIGHT = 10;
/** A distance of this many pixels costs as much as covering one obstacle. */
const DISTANCE_SCALE = 160;
const SHIFT_COST = 0.02;

/** The position that costs least: near the target, covering few obstacles. */
export function placeBubble(target: Box, size: Size, within: Box, obstacles: Obstacle[]): Point {
  let best: Point = { x: within.x, y: within.y };
  let leastCost = Infinity;
  for (const { x, y, cost: before } of candidates(target, size)) {
    const point = clamp({ x, y }, size, within);
    const box = { ...size, ...point };
    const moved = (Math.abs(point.x - x) + Math.abs(point.y - y)) / DISTANCE_SCALE;
    let cost = before + moved + coveredFraction(box, target) * OWN_TARGET_WEIGHT;
    for (const other of obstacles) cost += coveredFraction(box, other) * other.weight;
    if (cost < leastCost) [best, leastCost] = [point, cost];
  }
  return best;
}

/** Where a bubble across the whole width begins: at the bottom, or at the top if it would cover its target there. */
export function sheetTop(target: Box, height: number, within: Box): number {
  const bottom = within.y + within.height - SHEET_BOTTOM - height;
  const fits = target.y >= within.y + MARGIN + height;
  return target.y + target.height > bottom && fits ? within.y + MARGIN : bottom;
}

function* candidates(target: Box, size: Size): Generator<Point & { cost: number }> {
  const { x, y, width, height } = target;
  const [middle, centre] = [x + width / 2 - size.width / 2, y + height / 2 - size.height / 2];
  const [across, along] = [(size.width + width) / 2, (size.height + height) / 2];
  for (const gap of GAPS) {
    for (const shift of SHIFTS) {
      const cost = (gap - (GAPS[0] ?? 0)) / DISTANCE_SCALE + Math.abs(shift) * SHIFT_COST;
      yield { x: middle + shift * across, y: y - size.height - gap, cost };
      yield { x: middle + shift * across, y: y + height + gap, cost: cost + SHIFT_COST / 4 };
      yield { x: x + width + gap, y: centre + shift * along, cost: cost + SHIFT_COST / 2 };
      yield { x: x - size.width - gap, y: centre + shift * along, cost: cost + SHIFT_COST / 2 };
    }
  }
}

function clamp(point: Point, size: Size, within: Box): Point {
  const right = within.x + within.width - size.width - MARGIN;
  const bottom = within.y + within.height - size.height - MARGIN;
  return {
    x: Math.max(within.x + MARGIN, Math.min(point.x, right)),
    y: Math.max(within.y + MARGIN, Math.min(point.y, bottom)),
  };
}

/** How much of the smaller of two boxes lies under the other, from 0 to 1. */
function coveredFraction(box: Box, other: Box): number {
  const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  const area = Math.min(other.width * other.height, box.width * box.height);
  return width > 0 && height > 0 && area > 0 ? (width * height) / area : 0;
}
