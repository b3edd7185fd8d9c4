/** The line of a plan: where its moves lead, and how much of it is certain. */
import type { Offer, PlanStep, Position } from '../lib/protocol';
import type { HistoryEntry } from '../lib/table.svelte';

/** Where a plan stands when its seat is asked, and how it got there from the point before. */
export interface PlanPoint {
  position: Position;
  /** The decisions since the point before: the own one, then those that are assumed of others. */
  steps: PlanStep[];
  /** The own move that led here; null at the beginning. */
  offer: Offer | null;
}

/** Whether what follows a point hangs on luck, or on what others hold or do. */
export function isUncertain({ steps, offer }: PlanPoint): boolean {
  const assumed = steps.length > (offer === null ? 0 : 1);
  return assumed || steps.some(({ chance, revealed }) => chance || revealed);
}

/** The own moves that the game can be given as they are: up to the first that luck or others follow. */
export function movesToTake(points: PlanPoint[], at: number): Offer[] {
  const moves: Offer[] = [];
  for (const point of points.slice(1, at + 1)) {
    if (point.offer !== null) moves.push(point.offer);
    if (isUncertain(point)) break;
  }
  return moves;
}

/** The codes of all decisions of a plan up to a point. */
export function decisionsUpTo(points: PlanPoint[], at: number): number[] {
  return points.slice(0, at + 1).flatMap(({ steps }) => steps.map(({ action }) => action));
}

/** The decisions of a plan up to a point as entries of the log. */
export function planHistory(points: PlanPoint[], at: number): HistoryEntry[] {
  const [first] = points;
  if (first === undefined) return [];
  let decisions = first.position.decisions - first.steps.length;
  let last: number | null = null;
  const entries: HistoryEntry[] = [];
  for (const { seat, events } of points.slice(0, at + 1).flatMap(({ steps }) => steps)) {
    decisions += 1;
    entries.push({ at: decisions, seat, starts_turn: seat !== last, events });
    last = seat;
  }
  return entries;
}
