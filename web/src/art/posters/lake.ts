/** The poster of the Okanagan: lake in the middle, bench in front, a road along it. */
import {
  seededRandom,
  circle,
  fill,
  interp,
  line,
  n,
  panes,
  pine,
  placed,
  smooth,
  type Ink,
  type Point,
} from '../shapes';
import { rays } from './tuscany';

const LEFT = -400;
const RIGHT = 1000;
const BOTTOM = 760;
const SUN: Point = [246, 186];
const ROAD = 'M-400 440C-100 400 60 452 240 428S520 398 1000 430';

const PEAKS: Point[] = [
  [LEFT, 210],
  [-300, 160],
  [-180, 215],
  [-60, 150],
  [60, 200],
  [150, 140],
  [240, 205],
  [340, 165],
  [430, 210],
  [540, 135],
  [640, 200],
  [740, 160],
  [860, 205],
  [RIGHT, 150],
];
const HILLS: Point[] = [
  [LEFT, 246],
  [-200, 222],
  [0, 248],
  [130, 218],
  [280, 246],
  [420, 216],
  [580, 244],
  [760, 220],
  [RIGHT, 244],
];
const SHORE: Point[] = [
  [LEFT, 268],
  [0, 262],
  [200, 270],
  [400, 258],
  [600, 268],
  [RIGHT, 262],
];
const BENCH: Point[] = [
  [LEFT, 372],
  [-200, 350],
  [0, 376],
  [120, 352],
  [300, 384],
  [440, 350],
  [600, 366],
  [800, 346],
  [RIGHT, 370],
];
const FRONT: Point[] = [
  [LEFT, 470],
  [-150, 446],
  [60, 474],
  [240, 440],
  [420, 466],
  [620, 438],
  [820, 462],
  [RIGHT, 446],
];

function ridge(points: readonly Point[], colour: string): Ink {
  return fill(colour, `${smooth(points)}L${RIGHT} ${BOTTOM}L${LEFT} ${BOTTOM}z`);
}

function snow(x: number, y: number, w: number): Ink {
  const left = `M${n(x - w)} ${n(y + w * 0.75)}Q${n(x - w * 0.3)} ${n(y + 1)} ${x} ${y}`;
  const right = `Q${n(x + w * 0.4)} ${n(y + 1)} ${n(x + w)} ${n(y + w * 0.7)}`;
  const edge = `l${n(-w * 0.5)} ${n(-w * 0.1)}l${n(-w * 0.45)} ${n(w * 0.35)}l${n(-w * 0.45)} ${n(-w * 0.35)}z`;
  return fill('#fff', left + right + edge, 0.88);
}

function waves(): Ink {
  const roll = seededRandom('waves');
  let d = '';
  for (let wave = 0; wave < 60; wave += 1) {
    const width = 18 + roll() * 42;
    d += `M${n(LEFT + roll() * (RIGHT - LEFT))} ${n(280 + roll() * 120)}`;
    d += `q${n(width / 4)} -3 ${n(width / 2)} 0t${n(width / 2)} 0`;
  }
  return { d, stroke: '#e4f4f5', width: 1.8, round: true, opacity: 0.6 };
}

function boat(x: number, y: number, scale: number, sail = '#fffaf0'): Ink[] {
  return placed(
    [
      fill(sail, 'M0 -30V-3l16 0z'),
      fill('#d9634a', 'M-2 -26V-3h-11z'),
      fill('#6b4422', 'M-15 0h34l-5 7h-23z'),
    ],
    x,
    y,
    scale,
  );
}

function rows(top: readonly Point[], step: number, slant: number, bottom: number, look: Partial<Ink>): Ink {
  let d = '';
  for (let x = LEFT; x < RIGHT; x += step) d += `M${x} ${n(interp(top, x) + 6)}L${x + slant} ${bottom}`;
  return { d, round: true, ...look };
}

function houses(): Ink[] {
  const twin = [
    fill('#f3e4c4', 'M-14 0v-13h15v13zM1 0v-9h13v9z'),
    fill('#b5603a', 'M-17 -12l10.5 -8 10.5 8zM0 -8l7.5 -6 8.5 6z'),
    panes('M-11 -10h4v5h-4zM-4 -10h3v5h-3zM6 -6h4v4H6z'),
  ];
  const barn = [
    fill('#f7efe0', 'M-13 0v-11h26v11z'),
    fill('#6f5a4a', 'M-16 -10L0 -20L16 -10z'),
    fill('#000', 'M0 -20L16 -10H5z', 0.14),
    fill('#5b3a22', 'M-3 0v-7h6v7z'),
    panes('M-10 -8h4v4h-4zM6 -8h4v4H6z'),
  ];
  return [...placed(twin, 430, 372, 2), ...placed(barn, 240, 402, 1.8)];
}

export function lakeSky(ink: (name: string) => string): Ink[] {
  return [
    fill(ink('sky'), `M${LEFT} -100H${RIGHT}V${BOTTOM}H${LEFT}z`),
    fill('#fff6d8', rays(SUN, 1200), 0.22),
  ];
}

/** Everything that lies under the sky; `ink` turns a name into a paint. */
export function lake(ink: (name: string) => string): Ink[] {
  const [sun] = SUN;
  return [
    ridge(PEAKS, '#93b2c2'),
    snow(150, 140, 30),
    snow(540, 135, 30),
    snow(-60, 150, 26),
    snow(740, 160, 24),
    ridge(HILLS, '#6f9590'),
    ridge(SHORE, '#5d8474'),
    fill(ink('water'), `M${LEFT} 270H${RIGHT}V${BOTTOM}H${LEFT}z`),
    fill('#ffe9a8', `M${sun - 46} 272h92l-26 70h-40z`, 0.45),
    waves(),
    ...boat(150, 322, 1.7),
    ...boat(440, 300, 1.1, '#f6d9a0'),
    ...boat(-180, 330, 1.4),
    ...boat(800, 318, 1.4),
    ridge(
      BENCH.map(([x, y]) => [x, y - 7]),
      '#ecd9a6',
    ),
    ridge(BENCH, '#a9b668'),
    rows(BENCH, 22, -40, 480, { stroke: '#6f8a38', width: 5, dash: '.1 7.5', opacity: 0.7 }),
    ...pine(24, 372, 42),
    ...pine(48, 376, 54),
    ...pine(560, 366, 50),
    ...pine(586, 368, 38),
    ...pine(-220, 360, 46),
    ...pine(-190, 362, 36),
    ...pine(830, 360, 50),
    ...houses(),
    ridge(FRONT, '#8ea24c'),
    rows(FRONT, 34, -64, BOTTOM, { stroke: '#5d7a2c', width: 8, dash: '.1 11', opacity: 0.75 }),
    line('#7d6a4a', 19, ROAD),
    line('#f7ecd0', 14, ROAD),
    { ...line('#c9b27e', 2, ROAD), dash: '10 9' },
  ];
}

/** Stars, and what shines from the houses and on the water. */
export function lakeLights(): Ink[] {
  const roll = seededRandom('lake stars');
  const stars = Array.from({ length: 60 }, () =>
    fill('#fff8e0', circle(-100 + roll() * 700, 40 + roll() * 120, 0.8 + roll() * 1.4), 0.8),
  );
  const glow = [1, 0.7].map((size) =>
    fill('#ffc65c', circle(430, 358, 50 * size) + circle(240, 390, 42 * size), 0.08),
  );
  const water = fill('#f3ecd2', `M${SUN[0] - 46} 272h92l-26 70h-40z`, 0.16);
  const windows = [
    ...placed([fill('#ffd682', 'M-11 -10h4v5h-4zM-4 -10h3v5h-3zM6 -6h4v4H6z')], 430, 372, 2),
    ...placed([fill('#ffd682', 'M-10 -8h4v4h-4zM6 -8h4v4H6z')], 240, 402, 1.8),
  ];
  return [...stars, water, ...glow, ...windows];
}
