/**
 * The country of the bench in flat inks: mountains, three terraces of vines, the lake. It is drawn wider
 * than the map, so that a table of any shape shows country and no edge.
 */
import {
  circle,
  fill,
  hill,
  type Ink,
  interp,
  line,
  n,
  olive,
  panes,
  pine,
  placed,
  type Point,
  seededRandom,
  smooth,
} from '../../art/shapes';
import { HEIGHT } from './layout';

export const LAND_LEFT = -240;
export const LAND_RIGHT = 1240;
export const LAND_BOTTOM = HEIGHT + 160;

/** A ridge given from 0 to 1000, drawn on at both sides as if it were folded there. */
function wide(ridge: Point[]): Point[] {
  const left = ridge.slice(1, 4).map(([x, y]): Point => [-x, y]);
  const right = ridge.slice(-4, -1).map(([x, y]): Point => [2000 - x, y]);
  return [...left.reverse(), ...ridge, ...right.reverse()];
}

const PEAKS = wide([
  [0, 104],
  [50, 80],
  [100, 96],
  [170, 64],
  [240, 94],
  [310, 76],
  [380, 98],
  [470, 68],
  [540, 92],
  [600, 74],
  [690, 98],
  [770, 70],
  [840, 92],
  [920, 68],
  [1000, 96],
]);
const FOOTHILLS = wide([
  [0, 118],
  [90, 100],
  [190, 116],
  [290, 98],
  [400, 118],
  [500, 102],
  [620, 118],
  [720, 100],
  [830, 116],
  [920, 98],
  [1000, 114],
]);
const TERRACES = [
  wide([
    [0, 138],
    [140, 128],
    [300, 142],
    [460, 128],
    [640, 142],
    [800, 128],
    [1000, 140],
  ]),
  wide([
    [0, 222],
    [160, 206],
    [330, 220],
    [520, 204],
    [700, 220],
    [860, 206],
    [1000, 218],
  ]),
  wide([
    [0, 306],
    [170, 292],
    [350, 304],
    [540, 290],
    [720, 304],
    [880, 292],
    [1000, 302],
  ]),
] as const;
const SHORE = wide([
  [0, HEIGHT - 46],
  [120, HEIGHT - 54],
  [260, HEIGHT - 42],
  [420, HEIGHT - 52],
  [600, HEIGHT - 42],
  [760, HEIGHT - 52],
  [900, HEIGHT - 42],
  [1000, HEIGHT - 50],
]);

/** A ridge and the land under it; `paint` names the gradient it is printed in. */
function land(ridge: readonly Point[], paint: string): Ink {
  return fill(paint, hill(ridge, LAND_BOTTOM));
}

export function mountains(paint: (name: string) => string): Ink[] {
  const snow = (
    [
      [170, 64, 18],
      [470, 68, 16],
      [770, 70, 16],
      [920, 68, 14],
    ] as const
  ).map(([x, y, w]) => fill('#fff', snowcap(x, y, w), 0.82));
  return [land(PEAKS, paint('peaks')), ...snow, land(FOOTHILLS, paint('foothills')), ...forest()];
}

function snowcap(x: number, y: number, w: number): string {
  const jag = `l${n(-w * 0.5)} ${n(-w * 0.1)}l${n(-w * 0.45)} ${n(w * 0.35)}l${n(-w * 0.45)} ${n(-w * 0.35)}z`;
  return (
    `M${n(x - w)} ${n(y + w * 0.7)}Q${n(x - w * 0.3)} ${n(y + 1)} ${x} ${y}` +
    `Q${n(x + w * 0.4)} ${n(y + 1)} ${n(x + w)} ${n(y + w * 0.7)}${jag}`
  );
}

function forest(): Ink[] {
  const roll = seededRandom('forest of the bench');
  const trees: { x: number; y: number; h: number }[] = [];
  for (let i = 0; i < 64; i += 1) {
    const x = LAND_LEFT + roll() * (LAND_RIGHT - LAND_LEFT);
    trees.push({ x, y: interp(FOOTHILLS, x) + 4 + roll() * 12, h: 9 + roll() * 8 });
  }
  trees.sort((a, b) => a.y - b.y);
  return trees.flatMap(({ x, y, h }) => pine(Math.round(x), Math.round(y), h, '#4c6f62', '#3d5c51'));
}

const ROWS = [
  { bottom: 210, step: 15, slant: -22, colour: '#75863f', width: 2.6, gap: 4.6, opacity: 0.26 },
  { bottom: 310, step: 19, slant: -30, colour: '#7c8b40', width: 3.2, gap: 5.6, opacity: 0.24 },
  { bottom: 398, step: 22, slant: -34, colour: '#6f7f35', width: 3.8, gap: 6.4, opacity: 0.28 },
] as const;

/** The terraces from the top, each with its rows of vines. */
export function terraces(paint: (name: string) => string): Ink[] {
  return TERRACES.flatMap((ridge, number) => {
    const rows = ROWS[number];
    const ground = land(ridge, paint(`terrace${number}`));
    return rows === undefined ? [ground] : [ground, vines(ridge, rows)];
  });
}

/** Rows of vines: one path of round dots, cheap, and vines at any zoom. */
function vines(ridge: readonly Point[], rows: (typeof ROWS)[number]): Ink {
  let d = '';
  for (let x = LAND_LEFT; x <= LAND_RIGHT; x += rows.step) {
    d += `M${n(x)} ${n(interp(ridge, x) + 4)}L${n(x + rows.slant)} ${rows.bottom}`;
  }
  const { colour, width, gap, opacity } = rows;
  return { d, stroke: colour, width, round: true, dash: `.1 ${gap}`, opacity };
}

/** How the rows of each kind of plot run, and its colour. */
export const PLOTS = [
  { turn: 18, colour: '#8d9a48' },
  { turn: -24, colour: '#a3a852' },
  { turn: 62, colour: '#7f9145' },
  { turn: -58, colour: '#b3ae5e' },
  { turn: 38, colour: '#98a04e' },
] as const;

const BLOCKS: readonly (readonly [x: number, y: number, w: number, h: number])[] = [
  [96, 196, 70, 34],
  [196, 206, 60, 30],
  [296, 196, 70, 34],
  [560, 206, 80, 36],
  [664, 166, 90, 38],
  [880, 210, 54, 30],
  [20, 262, 60, 34],
  [136, 276, 84, 36],
  [250, 300, 70, 34],
  [380, 226, 56, 28],
  [470, 262, 70, 36],
  [590, 300, 64, 34],
  [700, 330, 84, 40],
  [820, 244, 70, 34],
  [940, 340, 70, 40],
  [60, 352, 80, 36],
  [300, 350, 96, 38],
  [440, 366, 60, 30],
  [850, 352, 66, 32],
  [150, 330, 70, 30],
  [-70, 250, 70, 36],
  [-140, 340, 84, 36],
  [1080, 250, 80, 38],
  [1150, 350, 84, 36],
];

/** Vineyards with rows of their own: quiet, low in contrast. `paint` names the pattern of a plot. */
export function plots(paint: (name: string) => string): Ink[] {
  const roll = seededRandom('plots');
  return BLOCKS.map(([x, y, w, h], number): Ink => {
    const k = roll() * 16 - 8;
    const d =
      `M${n(x - w / 2 + 8)} ${n(y - h / 2 + k * 0.3)}Q${x} ${n(y - h / 2 - 5)} ` +
      `${n(x + w / 2 - 4)} ${n(y - h / 2 - k * 0.4)}L${n(x + w / 2 + 6)} ${n(y + h / 2 + k * 0.3)}` +
      `Q${x} ${n(y + h / 2 + 4)} ${n(x - w / 2 - 6)} ${n(y + h / 2 - k * 0.2)}z`;
    return { d, fill: paint(`plot${number % PLOTS.length}`), stroke: '#6f744059', width: 1, opacity: 0.6 };
  });
}

export function lake(paint: (name: string) => string): Ink[] {
  const beach = `${smooth(SHORE.map(([x, y]): Point => [x, y - 5]))}L${LAND_RIGHT} ${LAND_BOTTOM}L${LAND_LEFT} ${LAND_BOTTOM}z`;
  const roll = seededRandom('ripples');
  const ripples: Ink[] = [];
  for (let i = 0; i < 46; i += 1) {
    const x = LAND_LEFT + roll() * (LAND_RIGHT - LAND_LEFT);
    const y = HEIGHT - 34 + roll() * 30;
    const w = 14 + roll() * 32;
    const d = `M${n(x)} ${n(y)}q${n(w / 4)} -3 ${n(w / 2)} 0t${n(w / 2)} 0`;
    ripples.push({ d, stroke: '#d8eef2', width: 1.5, round: true, opacity: 0.55 });
  }
  return [
    fill('#ecd9a6', beach),
    land(SHORE, paint('lake')),
    land(SHORE, paint('dusk')),
    ...ripples,
    ...boats(),
  ];
}

function boats(): Ink[] {
  const boat = (sail: string): Ink[] => [
    fill(sail, 'M0 -30V-3l16 0z'),
    fill('#d9634a', 'M-2 -26V-3h-11z'),
    fill('#6b4422', 'M-15 0h34l-5 7h-23z'),
  ];
  return [
    ...placed(boat('#fffaf0'), 318, HEIGHT - 14),
    ...placed(boat('#f6d9a0'), 690, HEIGHT - 12, 0.8),
    ...placed(boat('#fffaf0'), 30, HEIGHT - 10, 0.7),
  ];
}

export function trees(): Ink[] {
  const pines = [
    [36, 118, 20],
    [410, 300, 18],
    [424, 303, 24],
    [700, 200, 20],
    [982, 206, 20],
    [440, 214, 16],
    [985, 386, 24],
    [970, 390, 18],
    [712, 200, 15],
    [276, 372, 20],
    [288, 375, 14],
  ] as const;
  const olives = [
    [300, 180, 13],
    [322, 184, 11],
    [748, 340, 12],
    [764, 343, 14],
    [330, 392, 12],
    [396, 390, 14],
    [720, 396, 13],
  ] as const;
  return [
    ...pines.flatMap(([x, y, h]) => pine(x, y, h)),
    ...olives.flatMap(([x, y, s]) => olive(x, y, s, '#6d8a46', '#597438')),
  ];
}

/** The town at the southern end of the bench, where days begin. */
export function town(x: number, y: number): Ink[] {
  return placed(
    [
      fill('#efe2c6', 'M-10 0v-18h10v18zM2 0v-26h9v26zM13 0v-14h11v14z'),
      line('#8a7657', 1, 'M-10 0v-18h10v18zM2 0v-26h9v26zM13 0v-14h11v14z'),
      panes('M-7 -14h3v4h-3zM5 -21h3v4h-3zM5 -13h3v4h-3zM16 -10h3v4h-3z'),
    ],
    x,
    y,
  );
}

/** Bathing huts where the other road begins, down at the lake. */
export function huts(x: number, y: number): Ink[] {
  const hut = (roof: string, wall: string): Ink[] => [
    fill(wall, 'M-5.5 0v-9h11v9z'),
    fill(roof, 'M-7 -8.5L0 -16L7 -8.5z'),
    fill('#5b3a22', 'M-2 0v-6h4v6z'),
    line('#8a7657', 0.8, 'M-5.5 0v-9M5.5 0v-9'),
  ];
  return [
    ...placed(hut('#d9634a', '#fffaf0'), x - 9, y),
    ...placed(hut('#3f7f9f', '#f3e4c4'), x + 4, y),
    ...placed(hut('#e0a93a', '#fffaf0'), x + 17, y),
  ];
}

/** Rays of a sun at the origin. */
export function rays(): string {
  let d = '';
  for (let i = 0; i < 28; i += 1) {
    const from = (Math.PI * 2 * i) / 28 + 0.056;
    const to = from + Math.PI / 28;
    const edge = (angle: number): string => `L${n(1100 * Math.cos(angle))} ${n(1100 * Math.sin(angle))}`;
    d += `M0 0${edge(from)}${edge(to)}z`;
  }
  return d;
}

export function stars(): Ink[] {
  const roll = seededRandom('stars over the lake');
  return Array.from({ length: 110 }, () => {
    const x = LAND_LEFT + roll() * (LAND_RIGHT - LAND_LEFT);
    const y = roll() * 74;
    return fill('#fff8e0', circle(x, y, 0.6 + roll() * 0.9), 0.4 + roll() * 0.6);
  });
}

const WALLS = ['#f3e4c4', '#e9d3a6', '#f7efe0', '#dcc79c'] as const;
const ROOFS = ['#b5603a', '#8d4a3a', '#6f5a4a', '#a65633', '#576b73'] as const;

const HOUSES: readonly ((wall: string, roof: string) => Ink[])[] = [
  (wall, roof) => [
    fill(wall, 'M-13 0v-11h26v11z'),
    fill(roof, 'M-16 -10L0 -20L16 -10z'),
    fill('#000', 'M0 -20L16 -10H5z', 0.14),
    fill('#5b3a22', 'M-3 0v-7h6v7z'),
    panes('M-10 -8h4v4h-4zM6 -8h4v4H6z'),
  ],
  (wall, roof) => [
    fill(wall, 'M-14 0v-13h15v13zM1 0v-9h13v9z'),
    fill(roof, 'M-17 -12l10.5 -8 10.5 8zM0 -8l7.5 -6 8.5 6z'),
    fill('#000', 'M-6.5 -20L4 -12h-7zM7.5 -14L16 -8h-6z', 0.12),
    panes('M-11 -10h4v5h-4zM-4 -10h3v5h-3zM6 -6h4v4H6z'),
  ],
  (wall, roof) => [
    fill(wall, 'M-15 0v-9q15 -9 30 0v9z'),
    fill(roof, 'M-17 -8q17 -13 34 0l-3 2q-14 -10 -28 0z'),
    fill('#5b3a22', 'M-4 0v-6q4 -4 8 0v6z'),
    panes('M-11 -5h4v3h-4zM7 -5h4v3H7z'),
  ],
];

/** A winery's house; signature wineries have the larger ones. */
export function house(look: number, x: number, y: number, large: boolean): Ink[] {
  const build = HOUSES[look % HOUSES.length];
  const wall = WALLS[look % WALLS.length];
  const roof = ROOFS[look % ROOFS.length];
  if (build === undefined || wall === undefined || roof === undefined) return [];
  return placed(build(wall, roof), x, y, large ? 1.15 : 0.95);
}
