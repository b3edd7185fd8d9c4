/** The ridge lines of Tuscany, from far to near, for the board and the poster. */
import { interp, type Point } from './shapes';

export const FAR: Point[] = [
  [0, 88],
  [60, 70],
  [120, 84],
  [200, 58],
  [270, 80],
  [340, 66],
  [420, 84],
  [500, 62],
  [560, 80],
  [640, 52],
  [690, 70],
  [740, 40],
  [800, 66],
  [850, 48],
  [920, 72],
  [1000, 52],
];
export const FAR2: Point[] = [
  [0, 104],
  [90, 92],
  [180, 106],
  [300, 88],
  [400, 104],
  [520, 90],
  [620, 104],
  [720, 86],
  [820, 100],
  [920, 84],
  [1000, 100],
];
export const MID: Point[] = [
  [0, 128],
  [80, 118],
  [170, 134],
  [260, 108],
  [350, 112],
  [450, 134],
  [540, 116],
  [640, 132],
  [740, 112],
  [850, 130],
  [930, 116],
  [1000, 124],
];
export const MID2: Point[] = [
  [0, 172],
  [120, 160],
  [240, 178],
  [360, 158],
  [500, 176],
  [620, 160],
  [760, 176],
  [880, 160],
  [1000, 174],
];
export const NEAR: Point[] = [
  [0, 262],
  [140, 250],
  [300, 268],
  [460, 250],
  [600, 266],
  [760, 250],
  [900, 266],
  [1000, 254],
];

/** A ridge as far as this from the left. */
export function upTo(width: number, ridge: Point[]): Point[] {
  return [...ridge.filter(([x]) => x < width), [width, interp(ridge, width)]];
}
