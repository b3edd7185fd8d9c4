/** The poster of games without one of their own: terraces above a bay in the evening; 660 units wide. */
import {
  circle,
  cloud,
  cypress,
  fill,
  hill,
  interp,
  line,
  n,
  seededRandom,
  smooth,
  village,
  type Ink,
  type Point,
} from '../shapes';

const WIDTH = 660;
const TOP = -140;
const BOTTOM = 396;
const SEA = 128;

const FAR: Point[] = [
  [0, 96],
  [70, 78],
  [150, 100],
  [240, 112],
  [330, 118],
  [420, 104],
  [520, 82],
  [590, 62],
  [660, 80],
];
const CAPE: Point[] = [
  [330, 147],
  [380, 138],
  [430, 122],
  [480, 108],
  [540, 112],
  [600, 96],
  [660, 104],
];
const SLOPE: Point[] = [
  [0, 132],
  [80, 140],
  [170, 162],
  [280, 190],
  [400, 206],
  [520, 196],
  [660, 178],
];
const NEAR: Point[] = [
  [0, 226],
  [120, 236],
  [260, 262],
  [400, 256],
  [540, 236],
  [660, 228],
];

/** Lines across a slope, each a little below the last: terraces. */
function terraces(top: readonly Point[], count: number, gap: number, colour: string): Ink {
  let d = '';
  for (let step = 1; step <= count; step += 1) {
    const row = Array.from({ length: 12 }, (_, index): Point => {
      const x = (index * WIDTH) / 11;
      return [x, interp(top, x) + step * gap + Math.sin(index * 1.7 + step) * 2];
    });
    d += smooth(row);
  }
  return { d, stroke: colour, width: 4, round: true, dash: '.1 6.4', opacity: 0.6 };
}

/** Sails on the bay. */
function boats(): Ink[] {
  const places: [number, number, number][] = [
    [246, 152, 1],
    [306, 141, 0.7],
    [190, 145, 0.55],
  ];
  return places.flatMap(([x, y, size]) => [
    fill('#fff6e2', `M${x} ${y}v${n(-17 * size)}l${n(11 * size)} ${n(15 * size)}z`),
    fill(
      '#7b3a2a',
      `M${n(x - 6 * size)} ${y}h${n(19 * size)}l${n(-4 * size)} ${n(4 * size)}h${n(-11 * size)}z`,
    ),
  ]);
}

export function countrySky(ink: (name: string) => string): Ink[] {
  return [
    fill(ink('sky'), `M0 ${TOP}H${WIDTH}V${BOTTOM}H0z`),
    ...cloud(120, 22, 0.8, 0.6),
    ...cloud(560, 8, 0.7, 0.55),
    ...cloud(350, -30, 0.5, 0.5),
  ];
}

/** Everything under the sky. */
export function country(ink: (name: string) => string): Ink[] {
  return [
    fill('#8f86a8', hill(FAR, BOTTOM)),
    fill(ink('sea'), `M0 ${SEA}H${WIDTH}V${BOTTOM}H0z`),
    {
      d: `M250 ${SEA + 7}h120M238 ${SEA + 15}h150M262 ${SEA + 23}h96`,
      stroke: '#ffe9b8',
      width: 2,
      round: true,
      opacity: 0.8,
    },
    fill('#77826f', hill(CAPE, 146)),
    ...boats(),
    fill('#9aa860', hill(SLOPE, BOTTOM)),
    terraces(SLOPE, 5, 14, '#5d7a3c'),
    ...village(520, 196, 0.9),
    ...cypress(84, 150, 34),
    ...cypress(97, 153, 26),
    ...cypress(602, 190, 30),
    ...cypress(614, 188, 22),
    fill('#c08a4a', hill(NEAR, BOTTOM)),
    line('#7d5a35', 3, smooth(NEAR), 0.45),
    terraces(NEAR, 8, 17, '#7c4a24'),
  ];
}

/** What shines at night. */
export function countryLights(): Ink[] {
  const roll = seededRandom('bay');
  return Array.from({ length: 56 }, () =>
    fill(
      '#fff8e0',
      circle(roll() * WIDTH, TOP + 20 + roll() * 190, 0.5 + roll()),
      0.4 + Math.round(roll() * 6) / 10,
    ),
  );
}
