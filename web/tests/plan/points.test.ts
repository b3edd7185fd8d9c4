import { describe, expect, it } from 'vitest';

import type { Offer, PlanStep, Position } from '../../src/lib/protocol';
import { decisionsUpTo, isUncertain, movesToTake, planHistory, type PlanPoint } from '../../src/plan/points';

function step(seat: number, action: number, chance = false): PlanStep {
  return { seat, action, chance, revealed: false, events: [] };
}

function point(decisions: number, code: number | null, ...steps: PlanStep[]): PlanPoint {
  const offer = code === null ? null : ({ code } as Offer);
  return { position: { decisions } as Position, steps, offer };
}

const certain = [point(5, null), point(6, 1, step(0, 1)), point(7, 2, step(0, 2))];
const drawn = point(8, 3, step(0, 3, true));
const assumed = point(10, 4, step(0, 4), step(1, 9));

describe('a plan', () => {
  it('is uncertain where luck or others have a part in it', () => {
    expect(certain.map(isUncertain)).toEqual([false, false, false]);
    expect([drawn, assumed, point(6, null, step(1, 9))].map(isUncertain)).toEqual([true, true, true]);
  });

  it('is taken over up to the first move that something uncertain follows', () => {
    const codes = (points: PlanPoint[], at: number): number[] =>
      movesToTake(points, at).map(({ code }) => code);
    expect(codes([...certain, drawn, assumed], 4)).toEqual([1, 2, 3]);
    expect(codes([...certain, assumed, drawn], 4)).toEqual([1, 2, 4]);
    expect(codes([...certain, drawn], 1)).toEqual([1]);
    expect(codes(certain, 0)).toEqual([]);
  });

  it('names all decisions to the server, and goes on with the log of the game', () => {
    const points = [...certain, assumed];
    expect(decisionsUpTo(points, 3)).toEqual([1, 2, 4, 9]);
    expect(planHistory(points, 3).map(({ at, seat }) => [at, seat])).toEqual([
      [6, 0],
      [7, 0],
      [8, 0],
      [9, 1],
    ]);
  });
});
