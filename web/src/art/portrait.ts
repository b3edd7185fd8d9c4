/** Portraits generated from names: the same name gives the same portrait. */
import { seededRandom, circle, ellipse, fill, line, pick, type Ink } from './shapes';

const SKIN = ['#f0cda8', '#dba878', '#b97f52', '#8a5a38', '#e8bd94'] as const;
const HAIR = ['#3a2a1e', '#7a4a22', '#c9a24a', '#8d8d8d', '#1f1a18', '#a63d24', '#d9d3c7'] as const;
const CLOTH = [
  '#2b6a97',
  '#8d3b2a',
  '#557a2c',
  '#b8862b',
  '#6b3a86',
  '#3f7f78',
  '#c4532f',
  '#44506b',
] as const;
const LOOKS = ['short', 'long', 'straw hat', 'bald', 'bun', 'cap', 'curls', 'beret'] as const;
type Look = (typeof LOOKS)[number];
/** A selection of looks. */
export type Looks = readonly [Look, ...Look[]];

const CAP = 'M21 21c-1-16 23-16 22 0-2-5-4-8-11-8s-9 3-11 8z';

function behind(look: Look, hair: string): Ink[] {
  if (look === 'long') return [fill(hair, 'M18 22c0-22 28-22 28 0 0 10 4 18 2 24H16c-2-6 2-14 2-24z')];
  if (look !== 'curls') return [];
  const locks: [number, number][] = [[21, 14], [28, 9], [36, 9], [43, 14], [45, 22], [19, 22]]; // prettier-ignore
  return locks.map(([x, y]) => fill(hair, circle(x, y, 5.6)));
}

function body(cloth: string, skin: string): Ink[] {
  return [
    fill(cloth, 'M8 58c0-14 8-19 18-20h12c10 1 18 6 18 20z'),
    fill('#fffaf0', 'M32 40l-9-2c1 6 5 9 9 9s8-3 9-9z', 0.85),
    fill(skin, 'M27 30h10v9c0 3-2 5-5 5s-5-2-5-5z'),
    fill('#000', 'M27 34c3 3 7 3 10 0v3c-3 2-7 2-10 0z', 0.12),
    fill(skin, ellipse(32, 22, 10.5, 12.5)),
  ];
}

function strawHat(band: string): Ink[] {
  return [
    fill('#e7c983', 'M13 16c6-3 32-3 38 0-6 4-32 4-38 0z'),
    fill('#efd79b', 'M21 15c0-9 4-12 11-12s11 3 11 12c-6 2-16 2-22 0z'),
    fill(band, 'M21 14c6 2 16 2 22 0v-3c-6 2-16 2-22 0z'),
  ];
}

function onTop(look: Look, hair: string, cloth: string): Ink[] {
  switch (look) {
    case 'short':
      return [fill(hair, CAP)];
    case 'curls':
      return [fill(hair, 'M21 21c-2-15 24-15 22 0-3-4-5-5-8-4-2-3-6-2-7 0-3-1-5 1-7 4z')];
    case 'long':
      return [fill(hair, 'M21 22c-1-17 23-17 22 0-3-6-8-9-13-9-2 4-6 6-9 9z')];
    case 'bun':
      return [fill(hair, circle(32, 7, 5)), fill(hair, 'M21 22c-1-16 23-16 22 0-3-7-7-9-11-9s-8 2-11 9z')];
    case 'straw hat':
      return strawHat(cloth);
    case 'cap':
      return [
        fill(hair, CAP),
        fill(cloth, 'M21 15c0-8 4-11 11-11s11 3 11 11z'),
        fill('#33302c', 'M40 14h12c0 2-6 3-12 2z'),
      ];
    case 'beret':
      return [fill(hair, CAP), fill(cloth, 'M17 13c-1-9 12-11 19-10 8 1 13 5 11 10-9-3-21-3-30 0z')];
    case 'bald':
      return [fill(hair, 'M22 26c0 12 20 12 20 0-1 4-4 3-10 3s-9 1-10-3z')];
  }
}

function face(glasses: boolean): Ink[] {
  const drawn = [
    { ...line('#2a2019', 2.6, 'M27.5 22h.1M36.5 22h.1'), round: true },
    { ...line('#7a3a2a', 1.5, 'M29 28.5q3 2 6 0'), round: true },
  ];
  if (!glasses) return drawn;
  return [...drawn, line('#2a2019', 1.2, `${circle(27.5, 22, 4)}${circle(36.5, 22, 4)}M31.5 22h1`)];
}

/** In a box of 64 by 58. */
export function portrait(name: string, looks: Looks = LOOKS): Ink[] {
  const roll = seededRandom(name);
  const skin = pick(SKIN, roll);
  const hair = pick(HAIR, roll);
  const cloth = pick(CLOTH, roll);
  const look = pick(looks, roll);
  const hat = pick(CLOTH, roll);
  const glasses = roll() < 0.28;
  return [...behind(look, hair), ...body(cloth, skin), ...onTop(look, hair, hat), ...face(glasses)];
}
