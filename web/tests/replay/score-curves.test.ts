import { describe, expect, it } from 'vitest';

import { spreadLabels, ticks, findTurningPoints } from '../../src/replay/score-curves';

/** Values that jump at places, so many points each, over so many places. */
function jumps(length: number, at: Record<number, number>): number[] {
  let value = 0;
  return Array.from({ length }, (_, index) => (value += at[index] ?? 0));
}

describe('turning points', () => {
  it('finds the great gains in order', () => {
    const lines = [jumps(100, { 20: 6, 90: 4 }), jumps(100, { 50: 9 })];
    expect(findTurningPoints(lines, 0).map(({ at, seat, gain }) => [at, seat, gain])).toEqual([
      [20, 0, 6],
      [50, 1, 9],
      [90, 0, 4],
    ]);
  });

  it('says who takes the lead, unless it is lost at once', () => {
    const lines = [jumps(100, { 20: 6, 22: 1 }), jumps(100, { 21: 8, 23: -8, 60: 9 })];
    const found = findTurningPoints(lines, 0);
    expect(found.find(({ at }) => at === 60)?.leads).toBe(true);
    expect(found.find(({ at }) => at === 21)?.leads).toBe(false);
  });

  it('tells what happens at once only once, by what weighs most', () => {
    const lines = [jumps(300, { 100: 5 }), jumps(300, { 102: 8 }), jumps(300, { 104: 6 })];
    expect(findTurningPoints(lines, 10).map(({ at }) => at)).toEqual([112]);
  });

  it('counts what was lost like what was gained', () => {
    const lines = [jumps(100, { 20: 6, 60: -7 }), jumps(100, { 40: 1 })];
    expect(findTurningPoints(lines, 0).map(({ at, gain }) => [at, gain])).toEqual([
      [20, 6],
      [60, -7],
    ]);
  });

  it('has none in a game without points', () => {
    expect(findTurningPoints([], 0)).toEqual([]);
    expect(findTurningPoints([[0, 0, 0]], 0)).toEqual([]);
  });
});

describe('scales and labels', () => {
  it('chooses round values, also below zero', () => {
    expect(ticks(0, 24)).toEqual([0, 5, 10, 15, 20]);
    expect(ticks(-34, 34)).toEqual([-20, 0, 20]);
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
  });

  it('spreads labels and keeps their order and bounds', () => {
    expect(spreadLabels([50, 52, 10], 17, 0, 100)).toEqual([50, 67, 10]);
    expect(spreadLabels([98, 99], 17, 0, 100)).toEqual([83, 100]);
  });
});
