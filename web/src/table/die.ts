/** A die that somebody rolled: what it shows on the way, and where its pips are. */
import type { Text } from '../lib/protocol';

export interface Roll {
  value: number;
}

/** What was rolled in some events; null if nothing was. */
export function rollOf(events: Text[]): Roll | null {
  for (const { args } of events) {
    if (typeof args['roll'] === 'number') return { value: args['roll'] };
  }
  return null;
}

/** For how many milliseconds a roll is shown. */
export const ROLL_MS = 1500;
const ROLLED_FACES = 8;
const SIDES = 6;

/** The faces that come up before the die rests: each another than the one before. */
export function facesBefore(value: number): number[] {
  return Array.from(
    { length: ROLLED_FACES },
    (_, step) => ((value - 1 + (ROLLED_FACES - step) * 5) % SIDES) + 1,
  );
}

const [NEAR, MIDDLE, FAR] = [7, 12, 17];

/** The middles of the pips of each face. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [NEAR, FAR],
    [FAR, NEAR],
  ],
  3: [
    [NEAR, FAR],
    [MIDDLE, MIDDLE],
    [FAR, NEAR],
  ],
  4: [
    [NEAR, NEAR],
    [NEAR, FAR],
    [FAR, NEAR],
    [FAR, FAR],
  ],
  5: [
    [NEAR, NEAR],
    [NEAR, FAR],
    [MIDDLE, MIDDLE],
    [FAR, NEAR],
    [FAR, FAR],
  ],
  6: [
    [NEAR, NEAR],
    [NEAR, MIDDLE],
    [NEAR, FAR],
    [FAR, NEAR],
    [FAR, MIDDLE],
    [FAR, FAR],
  ],
};
