/** The Tuscan poster: one year from left to right, seen at its summer; 660 units wide. */
import * as ridges from '../ridges';
import {
  seededRandom,
  circle,
  cloud,
  cypress,
  farmhouse,
  farmhouseLights,
  fill,
  hill,
  interp,
  line,
  n,
  olive,
  pick,
  smooth,
  village,
  type Ink,
  type Point,
} from '../shapes';

export const WIDTH = 660;
export const BOTTOM = 396;
export const TOP = -140;
export const SUN: Point = [335, 34];

const FAR = ridges.upTo(WIDTH, ridges.FAR);
const FAR2 = ridges.upTo(WIDTH, ridges.FAR2);
const MID = ridges.upTo(WIDTH, ridges.MID);
const MID2 = ridges.upTo(WIDTH, ridges.MID2);
const NEAR = ridges.upTo(WIDTH, ridges.NEAR);

/** The colours of the year from left to right: spring, summer, fall. */
export const YEAR: Record<string, [string, string, string]> = {
  sky: ['#cfe3ea', '#9fd0dd', '#f3c79a'],
  far: ['#a9b9c9', '#8fb0bd', '#c99f8e'],
  far2: ['#9fb9a6', '#86aa92', '#bd8f6d'],
  mid: ['#b5c87a', '#9fb85a', '#d3a04a'],
  mid2: ['#a3bb66', '#86a548', '#c4893a'],
  near: ['#bcb878', '#a9a857', '#cf9246'],
  vine: ['#7f9c48', '#557a2c', '#a2481f'],
};

/** A wheel of rays around a sun. */
export function rays([x, y]: Point, length: number): string {
  let d = '';
  for (let ray = 0; ray < 28; ray += 1) {
    const from = (Math.PI * 2 * ray) / 28 + 0.056;
    const to = from + Math.PI / 28;
    const end = (angle: number) => `${n(x + length * Math.cos(angle))} ${n(y + length * Math.sin(angle))}`;
    d += `M${x} ${y}L${end(from)}L${end(to)}z`;
  }
  return d;
}

interface Rows {
  top: readonly Point[];
  bottom: (x: number) => number;
  step: number;
  slant: number;
  colour: string;
  width: number;
  gap: number;
  opacity: number;
}

/** Rows of vines running down a hill: dotted strokes, all in one path. */
function rows({ top, bottom, step, slant, colour, width, gap, opacity }: Rows): Ink {
  let d = '';
  for (let x = 0; x <= WIDTH + 40; x += step) {
    const to = x + slant;
    const from = interp(top, x) + 5;
    const end = bottom(to);
    d += `M${n(x)} ${n(from)}Q${n((x + to) / 2 + slant * 0.12)} ${n((from + end) / 2)} ${n(to)} ${n(end)}`;
  }
  return { d, stroke: colour, width, round: true, dash: `.1 ${gap}`, opacity };
}

function trees(): Ink[] {
  const tall: [number, number, number][] = [
    [276, 116, 26],
    [286, 113, 32],
    [372, 116, 36],
    [382, 119, 28],
    [392, 123, 33],
    [248, 121, 22],
  ];
  const far: [number, number, number][] = [
    [150, 134, 26],
    [158, 136, 20],
    [524, 122, 30],
    [533, 122, 22],
    [590, 128, 24],
  ];
  const round: [number, number, number][] = [
    [70, 124, 15],
    [94, 122, 12],
    [112, 126, 14],
    [216, 128, 13],
    [232, 124, 15],
  ];
  return [
    ...tall.flatMap(([x, y, h]) => cypress(x, y, h)),
    ...far.flatMap(([x, y, h]) => cypress(x, y, h, '#4b6338', '#3a5030')),
    ...round.flatMap(([x, y, s]) => olive(x, y, s)),
    ...olive(38, 124, 14, '#f0b9c4', '#e09cad'),
    ...olive(22, 126, 11, '#f0b9c4', '#e09cad'),
  ];
}

/** Poppies in summer, leaves in fall. */
function wayside(): Ink[] {
  const roll = seededRandom('wayside');
  const inks: Ink[] = [];
  for (let flower = 0; flower < 40; flower += 1) {
    const x = roll() * WIDTH;
    const y = 316 + roll() * 30;
    const colour =
      x < 525 ? pick(['#d2402b', '#e5b52c', '#d2402b'], roll) : pick(['#b5481c', '#d9822b'], roll);
    inks.push(fill(colour, circle(x, y, 2.2)));
  }
  return inks;
}

/** `ink` turns a colour of the year into a paint. */
export function tuscanSky(ink: (name: string) => string): Ink[] {
  return [
    fill(ink('sky'), `M0 ${TOP}H${WIDTH}V${BOTTOM}H0z`),
    fill('#fff6d8', rays(SUN, 900), 0.22),
    { d: 'M-20 96Q500 -62 1020 96', stroke: '#fffaf0', width: 2, round: true, dash: '.1 7', opacity: 0.9 },
    ...cloud(205, 34, 0.75, 0.75),
    ...cloud(500, 26, 0.6, 0.6),
  ];
}

/** Everything that stands under the sky. */
export function tuscany(ink: (name: string) => string): Ink[] {
  return [
    fill(ink('far'), hill(FAR, BOTTOM)),
    fill(ink('far2'), hill(FAR2, BOTTOM)),
    ...village(430, 101, 0.8),
    fill(ink('mid'), hill(MID, BOTTOM)),
    rows({
      top: MID,
      bottom: (at) => interp(MID2, at) + 6,
      step: 17,
      slant: -34,
      colour: ink('vine'),
      width: 3,
      gap: 4.6,
      opacity: 0.55,
    }),
    line('#f0e0b8', 5, 'M298 168C292 148 284 136 296 124C304 116 310 114 312 111', 0.9),
    ...farmhouse(322, 113, 0.86),
    ...trees(),
    fill(ink('mid2'), hill(MID2, BOTTOM)),
    line('#fff7df', 2, smooth(MID2), 0.35),
    rows({
      top: MID2,
      bottom: (at) => interp(NEAR, at) + 8,
      step: 26,
      slant: -46,
      colour: ink('vine'),
      width: 5,
      gap: 7,
      opacity: 0.75,
    }),
    fill(ink('near'), hill(NEAR, BOTTOM)),
    line('#7d6a45', 3, smooth(NEAR), 0.5),
    rows({
      top: NEAR,
      bottom: () => 372,
      step: 32,
      slant: -58,
      colour: ink('vine'),
      width: 6.5,
      gap: 9,
      opacity: 0.8,
    }),
    ...wayside(),
  ];
}

/** What shines at night: stars and the windows of the house. */
export function tuscanLights(): Ink[] {
  const roll = seededRandom('stars');
  const stars = Array.from({ length: 60 }, () =>
    fill(
      '#fff8e0',
      circle(roll() * WIDTH, TOP + 20 + roll() * 180, 0.5 + roll()),
      Math.round((0.4 + roll() * 0.6) * 10) / 10,
    ),
  );
  return [...stars, ...farmhouseLights(322, 113, 0.86)];
}
