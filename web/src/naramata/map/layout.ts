/**
 * Where things stand on the drawn bench: 17 columns, wineries alternately above and below their road, so
 * that each name has the width of two columns. Order and what is level come from the box; distances do not.
 */
export const WIDTH = 1000;
export const HEIGHT = 448;
const LEFT = 10;
const COLUMN = 56;

export interface Point {
  x: number;
  y: number;
}

/** Above (-1) or below (1) the road. */
export type Side = -1 | 1;

export interface Spot extends Point {
  side: Side;
}

const UPPER = 172;
const TRUNK = 258;
const LOWER = 338;

/** A winery by its column, how far it lies off the middle of its road, and its side. */
function at(column: number, road: number, off: number, side: Side): Spot {
  return { x: LEFT + column * COLUMN, y: road + off, side };
}

const SPOTS: Record<string, Spot> = {
  upper_bench: at(1, UPPER, 1, 1),
  four_shadows: at(2, UPPER, -5, -1),
  roche: at(3, UPPER, -3, 1),
  three_sisters: at(4, UPPER, 3, -1),
  meeples_milkshakes: at(1, LOWER, 0, -1),
  maple_leaf: at(2, LOWER, 5, 1),
  red_rooster: at(3, LOWER, 2, -1),
  ruby_blues: at(4, LOWER, -4, 1),
  dangelo: at(5, TRUNK, 0, -1),
  poplar_grove_cheese: at(6, TRUNK, 4, 1),
  hillside: at(7, TRUNK, -2, -1),
  singletree: at(8, UPPER, 3, -1),
  wesbert: at(9, UPPER, -3, 1),
  laughing_stock: at(10, UPPER, -4, -1),
  black_widow: at(11, UPPER, 2, 1),
  lock_worth: at(8, LOWER, -4, -1),
  bench_1775: at(9, LOWER, 3, 1),
  moraine: at(10, LOWER, 2, -1),
  lake_breeze: at(11, LOWER, -3, 1),
  lang: at(12, TRUNK, 0, 1),
  therapy: at(13, TRUNK, -3, -1),
  serendipity: at(14, UPPER, 4, -1),
  nichol: at(15, UPPER, -1, 1),
  daydreamer: at(16, UPPER, 4, -1),
  elephant_island: at(14, LOWER, 3, -1),
  van_westen: at(15, LOWER, -3, 1),
  deep_roots: at(16, LOWER, 3, -1),
  legend: { x: 950, y: TRUNK, side: -1 },
};

/** How far a name lies beside the middle of its winery, so that no stop on the road lies on it. */
const NAME_SHIFTS: Record<string, number> = {
  hillside: -2,
  lock_worth: 6,
  black_widow: -6,
  deep_roots: -12,
  legend: 8,
};

const ENDS: Record<string, Point> = {
  start_upper: { x: 24, y: UPPER },
  start_lower: { x: 24, y: LOWER },
  end: { x: 988, y: TRUNK },
};

export const START_REGIONS = ['start_upper', 'start_lower'] as const;

/** Where a winery stands on its road; null for what is none. */
export function spot(winery: string): Spot | null {
  return SPOTS[winery] ?? null;
}

export function nameShift(winery: string): number {
  return NAME_SHIFTS[winery] ?? 0;
}

/** A winery, a start region or END on the road; null for what is no such location. */
export function locationPoint(location: string): Point | null {
  return SPOTS[location] ?? ENDS[location] ?? null;
}

/** Where roads from one winery to another meet or part: on the trunk, half way between. */
export function junction(before: Point, after: Point): Point {
  return { x: (before.x + after.x) / 2, y: TRUNK };
}
