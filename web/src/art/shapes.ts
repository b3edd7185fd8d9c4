/** Flat SVG shapes for landscapes: a drawing is a list of shapes, bottom first, drawn by `Shapes.svelte`. */

export type Point = readonly [x: number, y: number];

export interface Ink {
  d: string;
  fill?: string;
  stroke?: string;
  /** Of the stroke. */
  width?: number;
  /** Round caps. */
  round?: boolean;
  /** Dashes of the stroke. */
  dash?: string;
  opacity?: number;
  /** A transform: where and how large. */
  at?: string;
  /** A window, which is lit at night. */
  window?: boolean;
}

export function fill(colour: string, d: string, opacity?: number): Ink {
  return opacity === undefined ? { d, fill: colour } : { d, fill: colour, opacity };
}

export function line(colour: string, width: number, d: string, opacity?: number): Ink {
  return { d, stroke: colour, width, ...(opacity === undefined ? {} : { opacity }) };
}

/** Window panes, dark by day. */
export function panes(d: string): Ink {
  return { d, fill: '#6f7f7a', window: true };
}

/** A drawing moved and scaled as one. */
export function placed(inks: Ink[], x: number, y: number, scale = 1): Ink[] {
  const at = `translate(${n(x)} ${n(y)}) scale(${n(scale)})`;
  return inks.map((ink) => ({ ...ink, at: ink.at === undefined ? at : `${at} ${ink.at}` }));
}

/** A number as short as a path can take it. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function circle(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r);
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const arc = `a${n(rx)} ${n(ry)} 0 1 0`;
  return `M${n(x - rx)} ${n(y)}${arc} ${n(2 * rx)} 0${arc} ${n(-2 * rx)} 0z`;
}

export function polygon(points: Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
}

/** A smooth curve through points, left open. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)}`;
    d += ` ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return d;
}

/** The area under a smooth ridge, down to `bottom`. */
export function hill(ridge: readonly Point[], bottom: number): string {
  const from = ridge[0]?.[0] ?? 0;
  const to = ridge.at(-1)?.[0] ?? 0;
  return `${smooth(ridge)}L${n(to)} ${n(bottom)}L${n(from)} ${n(bottom)}z`;
}

/** The height of a ridge at x; beyond its ends, that of the nearer end. */
export function interp(ridge: readonly Point[], x: number): number {
  const first = ridge[0];
  if (first === undefined) return 0;
  if (x <= first[0]) return first[1];
  for (let i = 1; i < ridge.length; i += 1) {
    const [a, b] = ridge[i - 1] ?? first;
    const [c, d] = ridge[i] ?? first;
    if (x <= c) {
      const part = (x - a) / (c - a);
      return b + (d - b) * part * part * (3 - 2 * part);
    }
  }
  return ridge.at(-1)?.[1] ?? 0;
}

/** A seeded generator of pseudo-random numbers from 0 to 1. */
export function seededRandom(seed: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random element of a list. */
export function pick<T>(things: readonly [T, ...T[]], roll: () => number): T {
  return things[Math.floor(roll() * things.length)] ?? things[0];
}

export function cypress(x: number, y: number, h: number, colour = '#3d5a34', shade = '#2f4829'): Ink[] {
  const w = h * 0.2;
  const right = `C${n(x + w * 1.3)} ${n(y - h * 0.25)} ${n(x + w * 0.7)} ${n(y - h * 0.8)} ${n(x)} ${n(y - h)}`;
  const left = `C${n(x - w * 1.3)} ${n(y - h * 0.25)} ${n(x - w * 0.7)} ${n(y - h * 0.8)} ${n(x)} ${n(y - h)}`;
  const inner = `C${n(x + w * 0.25)} ${n(y - h * 0.6)} ${n(x + w * 0.3)} ${n(y - h * 0.2)} ${n(x)} ${n(y)}z`;
  const outer = `C${n(x + w * 0.7)} ${n(y - h * 0.8)} ${n(x + w * 1.3)} ${n(y - h * 0.25)} ${n(x)} ${n(y)}z`;
  return [
    line('#5d4426', 1.6, `M${n(x)} ${n(y - 1)}v3`),
    fill(colour, `M${n(x)} ${n(y)}${left}${outer}`),
    fill(shade, `M${n(x)} ${n(y)}${right}${inner}`),
  ];
}

export function olive(x: number, y: number, s: number, colour = '#7d8f5a', shade = '#66784a'): Ink[] {
  return [
    line('#6b4e2e', s * 0.12, `M${n(x)} ${n(y)}q-1 ${n(-s * 0.3)} 0 ${n(-s * 0.55)}`),
    fill(colour, ellipse(x, y - s * 0.75, s * 0.52, s * 0.4)),
    fill(shade, ellipse(x + s * 0.16, y - s * 0.66, s * 0.34, s * 0.27)),
  ];
}

export function pine(x: number, y: number, h: number, colour = '#31584a', shade = '#26463b'): Ink[] {
  const w = h * 0.3;
  const top = `M${n(x)} ${n(y - h)}`;
  return [
    fill(
      colour,
      `${top}L${n(x - w)} ${n(y - h * 0.42)}h${n(w * 0.45)}L${n(x - w * 1.15)} ${n(y)}h${n(w * 2.3)}` +
        `L${n(x + w * 0.55)} ${n(y - h * 0.42)}h${n(w * 0.45)}z`,
    ),
    fill(
      shade,
      `${top}L${n(x + w)} ${n(y - h * 0.42)}h${n(-w * 0.45)}L${n(x + w * 1.15)} ${n(y)}H${n(x + w * 0.2)}z`,
    ),
  ];
}

/** A podere: two wings and a tower. */
export function farmhouse(x: number, y: number, s = 1): Ink[] {
  return placed(
    [
      fill('#e8cfa0', 'M-34 0v-22h30v22z'),
      fill('#f0dcb4', 'M-4 0v-34h20v34z'),
      fill('#dfc08d', 'M16 0v-18h26v18z'),
      fill('#b5603a', 'M-37 -21l17 -9 19 9z'),
      fill('#c0693f', 'M-7 -33l13 -8 13 8z'),
      fill('#a65633', 'M14 -17l15 -8 16 8z'),
      fill('#97492a', 'M-20 -30l19 9h-15zM6 -41l13 8h-9z', 0.5),
      panes('M-29 -15h5v7h-5zM-19 -15h5v7h-5zM2 -26h6v8h-6zM22 -12h5v6h-5zM32 -12h5v6h-5z'),
      fill('#6b4422', 'M-11 0v-9h5v9zM3 0v-11h6v11z'),
    ],
    x,
    y,
    s,
  );
}

/** The lights of a farmhouse at night. */
export function farmhouseLights(x: number, y: number, s = 1): Ink[] {
  return placed(
    [
      fill('#ffc65c', circle(0, -16, 40), 0.07),
      fill('#ffc65c', circle(0, -16, 28), 0.09),
      fill('#ffd682', 'M-29 -15h5v7h-5zM-19 -15h5v7h-5zM2 -26h6v8h-6zM22 -12h5v6h-5zM32 -12h5v6h-5z'),
    ],
    x,
    y,
    s,
  );
}

/** A small town on its hill. */
export function village(x: number, y: number, s = 1): Ink[] {
  return placed(
    [
      fill('#d9b98c', 'M-26 0v-10h10v-5h9v-6h7v6h8v4h10v11z'),
      fill('#e2c69b', 'M-9 -15v-17h7v17z'),
      fill('#a65633', 'M-10.5 -32l5 -7 5 7z'),
      fill('#b5603a', 'M-27 -10l6 -4 6 4zM-1 -21l4 -4 5 4zM8 -15l6 -4 6 4z'),
      panes('M-22 -7h2v3h-2zM2 -14h2v3h-2zM12 -8h2v3h-2zM-6.5 -28h2v4h-2z'),
    ],
    x,
    y,
    s,
  );
}

export function cloud(x: number, y: number, s: number, opacity = 0.8): Ink[] {
  const d = 'M-30 6c-9 0-9-10 1-10 2-9 16-11 21-3 7-7 20-3 19 5 9-1 12 8 3 8z';
  return placed([fill('#fffaf0', d, opacity)], x, y, s);
}
