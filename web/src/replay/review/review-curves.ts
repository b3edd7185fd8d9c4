/** What the curve and the lists of a review show, as plain data. */
import type { Grade, Review, ReviewedTurn } from '../../lib/protocol';
import type { TurningPoint } from '../score-curves';

export const GRADES: readonly Grade[] = ['best', 'good', 'inaccuracy', 'mistake'];

/** The chance of each seat after every decision: a row for each seat, straight between two turns. */
export function chanceCurves({ points }: Review): number[][] {
  const seats = points[0]?.chances.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const values = [points[0]?.chances[seat] ?? 0];
    for (let index = 1; index < points.length; index++) {
      const [from, to] = [points[index - 1], points[index]];
      if (from === undefined || to === undefined) continue;
      const [start, end] = [from.chances[seat] ?? 0, to.chances[seat] ?? 0];
      const steps = to.at - from.at;
      for (let step = 1; step <= steps; step++) values.push(start + ((end - start) * step) / steps);
    }
    return values;
  });
}

/** The turning points of a review, at the decision after which the chance has changed. */
export function reviewTurningPoints({ swings }: Review): TurningPoint[] {
  return swings.map(({ end, seat, change }) => ({ at: end, seat, gain: change, leads: false }));
}

export function gradeCounts({ turns }: Review, seat: number): Record<Grade, number> {
  const counts: Record<Grade, number> = { best: 0, good: 0, inaccuracy: 0, mistake: 0 };
  for (const turn of turns) if (turn.seat === seat) counts[turn.grade] += 1;
  return counts;
}

/** A turn that gave something away, where the curve of its seat shows it. */
export interface FlawMark {
  at: number;
  seat: number;
  grade: Grade;
}

/** The mistakes of all seats, at the decision where each went wrong. */
export function flawMarks({ turns }: Review): FlawMark[] {
  return turns
    .filter(({ grade }) => grade === 'mistake')
    .map((turn) => ({ at: lookedAt(turn), seat: turn.seat, grade: turn.grade }));
}

/** Whether something better is told of a turn. */
export function isFlawed({ grade }: ReviewedTurn): boolean {
  return grade === 'inaccuracy' || grade === 'mistake';
}

/** The position at which a turn is looked at: where it went wrong, else where it began. */
export function lookedAt(turn: ReviewedTurn): number {
  return turn.better?.at ?? turn.start;
}

/** The turn of a list in which a position lies; null between turns. */
export function turnAt(turns: ReviewedTurn[], at: number): ReviewedTurn | null {
  return turns.find(({ start, end }) => at >= start && at < end) ?? null;
}
