/** Which part of the map a small screen shows. Sizes are units of the map; it is never drawn below 1:1. */
import { HEIGHT, type Point, WIDTH } from './layout';

/** The whole map, the half of a tablet, or what is near on a phone. */
export type Extent = 'whole' | 'half' | 'near';

export interface Part extends Point {
  w: number;
  h: number;
  /** Pixels of the screen for a unit. */
  scale: number;
}

/** From this width on the whole map is shown, above one's mat, in the height there is. */
export const WHOLE_FROM = 1000;
const HALF_FROM = 600;
/** From the names of the upper road to those of the lower one: the sky's time track stands above a part. */
const TALL = 338;
const TOP = 88;
const HALF = 612;
const NEAR = 390;
/** How far from the edge a vehicle is shown, so that more is seen of what lies ahead. */
const BEHIND = 0.3;
const EDGE = 44;

export function extentFor(width: number): Extent {
  if (width === 0 || width >= WHOLE_FROM) return 'whole';
  return width >= HALF_FROM ? 'half' : 'near';
}

/** How much of the map a screen of this width shows. */
export function sizeFor(extent: Extent, width: number): Pick<Part, 'w' | 'h' | 'scale'> {
  if (extent === 'whole') return { w: WIDTH, h: HEIGHT, scale: 1 };
  const scale = Math.max(1, width / (extent === 'half' ? HALF : NEAR));
  return { w: width / scale, h: TALL, scale };
}

/** A part kept on the map; all of them show its full height. */
export function clamped(part: Part): Part {
  const x = Math.min(Math.max(part.x, 0), Math.max(0, WIDTH - part.w));
  return { ...part, x, y: TOP };
}

/** The part that shows a vehicle with the road ahead of it. */
export function windowAhead(size: Pick<Part, 'w' | 'h' | 'scale'>, at: Point, backwards: boolean): Part {
  const share = backwards ? 1 - BEHIND : BEHIND;
  return clamped({ ...size, x: at.x - size.w * share, y: TOP });
}

/** The part around a point: the same one if the point is in it already. */
export function windowAround(part: Part, at: Point): Part {
  const inside = at.x > part.x + EDGE && at.x < part.x + part.w - EDGE;
  return inside ? part : clamped({ ...part, x: at.x - part.w / 2 });
}
