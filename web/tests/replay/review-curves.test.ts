import { describe, expect, it } from 'vitest';

import type { Review, ReviewedTurn } from '../../src/lib/protocol';
import {
  chanceCurves,
  flawMarks,
  gradeCounts,
  lookedAt,
  reviewTurningPoints,
  turnAt,
} from '../../src/replay/review/review-curves';

function turn(start: number, end: number, grade: ReviewedTurn['grade'], at?: number): ReviewedTurn {
  const better =
    at === undefined ? null : { at, actions: [1], sentences: { en: ['Harvest'] }, played: 0, expected: 2 };
  return { seat: start % 2, start, end, grade, loss: 0.2, better };
}

const REVIEW: Review = {
  version: 1,
  points: [
    { at: 4, chances: [0.5, 0.5] },
    { at: 6, chances: [0.7, 0.3] },
    { at: 7, chances: [0, 1] },
  ],
  turns: [turn(4, 6, 'mistake', 5), turn(6, 7, 'good')],
  swings: [{ start: 6, end: 7, seat: 1, change: 0.7 }],
};

describe('what a review shows', () => {
  it('draws a value for every decision, straight between two turns', () => {
    const [ann, ben] = chanceCurves(REVIEW);
    expect(ann?.map((value) => Number(value.toFixed(2)))).toEqual([0.5, 0.6, 0.7, 0]);
    expect(ben?.map((value) => Number(value.toFixed(2)))).toEqual([0.5, 0.4, 0.3, 1]);
  });

  it('flags a turning point where the chance has changed', () => {
    expect(reviewTurningPoints(REVIEW)).toEqual([{ at: 7, seat: 1, gain: 0.7, leads: false }]);
  });

  it('looks at a turn where it went wrong, else where it began', () => {
    expect(REVIEW.turns.map(lookedAt)).toEqual([5, 6]);
    expect(flawMarks(REVIEW)).toEqual([{ at: 5, seat: 0, grade: 'mistake' }]);
  });

  it('counts the grades of a seat', () => {
    expect(gradeCounts(REVIEW, 0)).toEqual({ best: 0, good: 1, inaccuracy: 0, mistake: 1 });
  });

  it('finds the turn in which a position lies', () => {
    expect(turnAt(REVIEW.turns, 5)?.start).toBe(4);
    expect(turnAt(REVIEW.turns, 6)?.start).toBe(6);
    expect(turnAt(REVIEW.turns, 7)).toBeNull();
  });
});
