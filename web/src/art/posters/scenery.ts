/** The landscapes of the games, for posters. */
import type { Ink } from '../shapes';
import { country, countryLights, countrySky } from './country';
import { lake, lakeLights, lakeSky } from './lake';
import { tuscanLights, tuscanSky, tuscany, WIDTH, YEAR } from './tuscany';

/** A sun or a moon: where, and how large. */
export type Disc = readonly [x: number, y: number, r: number];

interface Paint {
  name: string;
  from: readonly [number, number];
  to: readonly [number, number];
  stops: (readonly [offset: number, colour: string])[];
}

export interface Scenery {
  /** The parts to look at: upright, wide, as a narrow band, and the whole. */
  tall: string;
  wide: string;
  band: string;
  whole: string;
  paints: Paint[];
  sun: Disc;
  moon: Disc;
  sky: (ink: (name: string) => string) => Ink[];
  land: (ink: (name: string) => string) => Ink[];
  lights: () => Ink[];
  /** A vehicle on its road: where, and how large. */
  vehicle?: readonly [x: number, y: number, size: number];
}

const YEAR_PAINTS: Paint[] = Object.entries(YEAR).map(([name, [spring, summer, fall]]) => ({
  name,
  from: [0, 0],
  to: [WIDTH, 0],
  stops: [
    [0.15, spring],
    [0.33, summer],
    [0.7, summer],
    [0.88, fall],
  ],
}));

/** The landscape of a game that has none of its own. */
export const OTHER: Scenery = {
  tall: '150 -100 306 391',
  wide: '100 26 500 150',
  band: '0 70 660 78',
  whole: '0 -30 660 300',
  paints: [
    {
      name: 'sky',
      from: [0, -140],
      to: [0, 130],
      stops: [
        [0, '#7fb4c9'],
        [0.55, '#f3d3a4'],
        [1, '#f2a978'],
      ],
    },
    {
      name: 'sea',
      from: [0, 128],
      to: [0, 260],
      stops: [
        [0, '#e9b98f'],
        [1, '#3f8794'],
      ],
    },
  ],
  sun: [312, 92, 24],
  moon: [312, 40, 16],
  sky: countrySky,
  land: country,
  lights: countryLights,
};

export const SCENERY: Record<string, Scenery> = {
  viticulture: {
    tall: '187 -84 306 391',
    wide: '120 6 500 118',
    band: '0 60 660 78',
    whole: '0 -22 660 225',
    paints: YEAR_PAINTS,
    sun: [335, 34, 18],
    moon: [335, 34, 18],
    sky: tuscanSky,
    land: tuscany,
    lights: tuscanLights,
  },
  naramata: {
    tall: '40 34 500 639',
    wide: '-180 150 920 214',
    band: '-380 150 1360 163',
    whole: '-380 90 1360 464',
    paints: [
      {
        name: 'sky',
        from: [0, -100],
        to: [0, 760],
        stops: [
          [0, '#8fcbe0'],
          [0.34, '#d8ecdf'],
          [0.6, '#fff0cd'],
        ],
      },
      {
        name: 'water',
        from: [0, 270],
        to: [0, 760],
        stops: [
          [0, '#8cc6d4'],
          [1, '#2f86a8'],
        ],
      },
    ],
    sun: [246, 186, 35],
    moon: [246, 166, 24],
    sky: lakeSky,
    land: lake,
    lights: lakeLights,
    vehicle: [300, 368, 62],
  },
};
