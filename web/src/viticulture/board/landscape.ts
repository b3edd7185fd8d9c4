/**
 * One Tuscan year as a panorama of 1000 by 396: spring, summer, fall and winter from left to right. Every
 * layer is a list of inks, made once; only the sun, the rays and the veil know which season it is.
 */
import { FAR, FAR2, MID, MID2, NEAR } from '../../art/ridges';
import {
  circle,
  cloud,
  cypress,
  ellipse,
  farmhouse,
  farmhouseLights,
  fill,
  hill,
  type Ink,
  interp,
  line,
  n,
  olive,
  pick,
  placed,
  type Point,
  seededRandom,
  smooth,
  village,
} from '../../art/shapes';
import type { Season } from '../../games';

export const WIDTH = 1000;
export const HEIGHT = 396;
/** Where the road begins, on which the points are walked. */
export const ROAD = HEIGHT - 50;

/** The part of the panorama that belongs to each season. */
export const SPAN: Record<Season, readonly [from: number, to: number]> = {
  spring: [0, 140],
  summer: [140, 528],
  fall: [528, 612],
  winter: [612, 1000],
};

export const SUN: Record<Season, Point> = {
  spring: [70, 44],
  summer: [335, 33],
  fall: [570, 30],
  winter: [805, 45],
};

/** The way of the sun through the year. */
export const ARC = 'M-20 84Q500 -36 1020 84';

/** The colours of a layer in each season; between them they run into one another. */
type Tint = Record<Season, string>;
const MIX: [offset: number, season: Season][] = [
  [0, 'spring'],
  [0.1, 'spring'],
  [0.22, 'summer'],
  [0.46, 'summer'],
  [0.57, 'fall'],
  [0.59, 'fall'],
  [0.72, 'winter'],
  [1, 'winter'],
];

const TINTS = {
  sky: { spring: '#cfe3ea', summer: '#9fd0dd', fall: '#f3c79a', winter: '#c3d0de' },
  far: { spring: '#a9b9c9', summer: '#8fb0bd', fall: '#c99f8e', winter: '#b4c0d0' },
  far2: { spring: '#9fb9a6', summer: '#86aa92', fall: '#bd8f6d', winter: '#a5b0bd' },
  mid: { spring: '#b5c87a', summer: '#9fb85a', fall: '#d3a04a', winter: '#ced3d6' },
  mid2: { spring: '#a3bb66', summer: '#86a548', fall: '#c4893a', winter: '#dde1e3' },
  near: { spring: '#bcb878', summer: '#a9a857', fall: '#cf9246', winter: '#cfc9bf' },
  vine: { spring: '#7f9c48', summer: '#557a2c', fall: '#a2481f', winter: '#7d6a58' },
} satisfies Record<string, Tint>;
export type Layer = keyof typeof TINTS;

export interface Gradient {
  id: string;
  stops: { offset: number; colour: string }[];
}

export const GRADIENTS: Gradient[] = (Object.keys(TINTS) as Layer[]).map((layer) => ({
  id: `vit-${layer}`,
  stops: MIX.map(([offset, season]) => ({ offset, colour: TINTS[layer][season] })),
}));

function tint(layer: Layer): string {
  return `url(#vit-${layer})`;
}

/** Rows of vines from a ridge down to the next: strokes of dots, which read as vines at any size. */
function vines(
  top: Point[],
  bottom: (x: number) => number,
  step: number,
  slant: number,
  [width, gap, opacity]: readonly [width: number, gap: number, opacity: number],
): Ink {
  let d = '';
  for (let x = -60; x <= WIDTH + 60; x += step) {
    const to = x + slant;
    if (x < 0 || x > WIDTH || to < -40 || to > WIDTH + 40) continue;
    const [ya, yb] = [interp(top, x) + 5, bottom(to)];
    d += `M${n(x)} ${n(ya)}Q${n((x + to) / 2 + slant * 0.12)} ${n((ya + yb) / 2)} ${n(to)} ${n(yb)}`;
  }
  return { d, stroke: tint('vine'), width, dash: `.1 ${gap}`, round: true, opacity };
}

/** Rays of a poster sun that stands at 0, 0. */
export const RAYS: string = Array.from({ length: 28 }, (_, ray) => {
  const from = (Math.PI * 2 * ray) / 28 + 0.056;
  const to = from + Math.PI / 28;
  const at = (angle: number): string => `L${n(1100 * Math.cos(angle))} ${n(1100 * Math.sin(angle))}`;
  return `M0 0${at(from)}${at(to)}z`;
}).join('');

export const CLOUDS: Ink[] = [
  ...cloud(205, 34, 0.75, 0.75),
  ...cloud(500, 26, 0.6, 0.6),
  ...cloud(905, 30, 0.85, 0.8),
  ...cloud(690, 22, 0.6, 0.7),
];

function snowcap(x: number, y: number, w: number): Ink {
  const d =
    `M${n(x - w)} ${n(y + w * 0.75)}Q${n(x - w * 0.3)} ${n(y + 1)} ${x} ${y}` +
    `Q${n(x + w * 0.4)} ${n(y + 1)} ${n(x + w)} ${n(y + w * 0.7)}` +
    `l${n(-w * 0.5)} ${n(-w * 0.1)}l${n(-w * 0.45)} ${n(w * 0.35)}l${n(-w * 0.45)} ${n(-w * 0.35)}z`;
  return fill('#fff', d, 0.85);
}

/** Swallows in spring and summer, geese who leave in fall. */
function bird(x: number, y: number, s: number): Ink[] {
  return placed([{ ...line('#43505c', 1.5, 'M-6 -2q4 -2 6 2q2 -4 6 -2', 0.75), round: true }], x, y, s);
}
const SKEIN: Point[] = [
  [656, 52],
  [648, 48],
  [649, 57],
  [640, 44],
  [642, 62],
  [632, 40],
];
export const BIRDS: Ink[] = [
  ...bird(168, 62, 0.9),
  ...bird(184, 54, 0.65),
  ...bird(246, 70, 0.7),
  ...bird(452, 58, 0.75),
  ...SKEIN.flatMap(([x, y]) => bird(x, y, 0.42)),
];

export const FAR_HILLS: Ink[] = [
  fill(tint('far'), hill(FAR, HEIGHT)),
  snowcap(740, 40, 20),
  snowcap(640, 52, 15),
  snowcap(850, 48, 15),
  snowcap(1000, 52, 16),
  fill(tint('far2'), hill(FAR2, HEIGHT)),
  line('#fff7df', 1.4, smooth(FAR2), 0.28),
  ...village(430, 101, 0.8),
  ...village(948, 90, 0.7),
  fill(tint('mid'), hill(MID, HEIGHT)),
  line('#fff7df', 1.8, smooth(MID), 0.35),
  vines(MID, (x) => interp(MID2, x) + 6, 17, -34, [3, 4.6, 0.55]),
];

type Stand = [x: number, y: number, size: number];
const AVENUE: Stand[] = [
  [276, 116, 26],
  [286, 113, 32],
  [372, 116, 36],
  [382, 119, 28],
  [392, 123, 33],
  [248, 121, 22],
];
const CYPRESSES: Stand[] = [
  [150, 134, 26],
  [158, 136, 20],
  [524, 122, 30],
  [533, 122, 22],
  [590, 128, 24],
];
const PALE: Stand[] = [
  [668, 128, 24],
  [676, 126, 30],
  [760, 118, 34],
  [769, 121, 26],
  [960, 122, 26],
  [970, 124, 20],
];
const OLIVES: Stand[] = [
  [70, 124, 15],
  [94, 122, 12],
  [112, 126, 14],
  [216, 128, 13],
  [232, 124, 15],
];
const BLOSSOM: Stand[] = [
  [38, 124, 14],
  [22, 126, 11],
];

export const HOUSES: Ink[] = [
  line('#f0e0b8', 5, 'M298 168C292 148 284 136 296 124C304 116 310 114 312 111', 0.9),
  ...farmhouse(322, 113, 0.86),
  ...AVENUE.flatMap(([x, y, h]) => cypress(x, y, h)),
  ...CYPRESSES.flatMap(([x, y, h]) => cypress(x, y, h, '#4b6338', '#3a5030')),
  ...PALE.flatMap(([x, y, h]) => cypress(x, y, h, '#5b6a62', '#4a5852')),
  ...farmhouse(716, 119, 0.72),
  fill('#fff', 'M690 100l14 -7 17 7z', 0.9),
  fill('#fff', 'M712 94l9 -6 9 6z', 0.95),
  ...OLIVES.flatMap(([x, y, s]) => olive(x, y, s)),
  ...BLOSSOM.flatMap(([x, y, s]) => olive(x, y, s, '#f0b9c4', '#e09cad')),
];

export const NEAR_HILLS: Ink[] = [
  fill(tint('mid2'), hill(MID2, HEIGHT)),
  line('#fff7df', 2, smooth(MID2), 0.35),
  vines(MID2, (x) => interp(NEAR, x) + 8, 26, -46, [5, 7, 0.75]),
  fill(tint('near'), hill(NEAR, HEIGHT)),
  line('#7d6a45', 3, smooth(NEAR), 0.5),
  vines(NEAR, () => ROAD + 10, 32, -58, [6.5, 9, 0.8]),
];

function between(roll: () => number, from: number, to: number): number {
  return from + roll() * (to - from);
}

function snowfall(): Ink {
  const roll = seededRandom('snow');
  const flakes = Array.from({ length: 46 }, () =>
    circle(between(roll, 636, 995), between(roll, 10, 330), between(roll, 0.8, 1.9)),
  );
  return fill('#fff', flakes.join(''), 0.85);
}

function leaves(): Ink[] {
  const roll = seededRandom('leaves');
  return Array.from({ length: 18 }, () => ({
    ...fill('#c4581f', 'M0 0q4-4 7 0q-3 4-7 0z', 0.75),
    at: `translate(${n(between(roll, 545, 625))} ${n(between(roll, 120, 330))}) rotate(${n(roll() * 360)})`,
  }));
}

/** Blossom, poppies, leaves and snow beside the road, by season. */
function wayside(): Ink[] {
  const roll = seededRandom('wayside');
  const drawn = new Map<string, string>();
  const add = (colour: string, d: string): void => void drawn.set(colour, (drawn.get(colour) ?? '') + d);
  let stems = '';
  for (let flower = 0; flower < 190; flower += 1) {
    const [x, y] = [between(roll, 0, WIDTH), between(roll, HEIGHT - 66, HEIGHT - 54)];
    if (x < 150) add(pick(['#f4d7e0', '#fff6e0', '#e9a9bd'], roll), circle(x, y, 1.9));
    else if (x < 525) {
      stems += `M${n(x)} ${n(y)}v4`;
      add(pick(['#d2402b', '#e5b52c', '#d2402b'], roll), circle(x, y, 2.2));
    } else if (x < 640) add(pick(['#b5481c', '#d9822b'], roll), circle(x, y, 2));
    else add('#fdfdfb', ellipse(x, y + 2, between(roll, 3, 9), 2));
  }
  return [line('#5c7f30', 1, stems), ...[...drawn].map(([colour, d]) => fill(colour, d, 0.95))];
}

export const WEATHER: Ink[] = [snowfall(), ...leaves(), ...wayside()];

const VERGE = `M0 ${ROAD}Q250 ${ROAD - 7} 500 ${ROAD - 1}T1000 ${ROAD - 2}`;
export const ROADWAY: Ink[] = [
  fill('url(#vit-road)', `${VERGE}V${HEIGHT}H0z`),
  line('#8f7748', 2, VERGE, 0.7),
];

function stars(): Ink[] {
  const roll = seededRandom('stars');
  return Array.from({ length: 90 }, () => {
    const [x, y, r] = [between(roll, 0, WIDTH), 4 + roll() ** 1.5 * 76, between(roll, 0.5, 1.4)];
    return fill('#fff8e0', circle(x, y, r), Math.round(between(roll, 3.5, 10)) / 10);
  });
}

export const LIGHTS: Ink[] = [
  ...stars(),
  ...farmhouseLights(322, 113, 0.86),
  ...farmhouseLights(716, 119, 0.72),
];
