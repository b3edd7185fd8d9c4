/** How the left column is laid out, and what a phone shows of it. */
import { parseTarget, type TargetKind } from './target-kinds';

/** All in rows, the mat in two rows, or one thing below the other. */
export type Shape = 'row' | 'two' | 'stack';

const ROW = 1000;
const TWO = 600;

export function columnShape(width: number): Shape {
  if (width >= ROW) return 'row';
  return width >= TWO ? 'two' : 'stack';
}

const LADDER = new Set<TargetKind>(['grape', 'wine', 'make']);
const ESTATE = new Set<TargetKind>(['field', 'vine', 'structure', 'grape', 'wine', 'make', 'worker']);
const BOARD = new Set<TargetKind>(['space', 'task', 'row', 'deck']);

function kindsOf(targets: readonly string[]): TargetKind[] {
  return targets.flatMap((target) => parseTarget(target)?.kind ?? []);
}

/** Whether what can be chosen lies on crush pad and cellar, so that they come first. */
export function onLadder(targets: readonly string[]): boolean {
  return kindsOf(targets).some((kind) => LADDER.has(kind));
}

/** Where what can be chosen lies: on the board, on the estate, or on neither. */
export function partWithTargets(targets: readonly string[]): 'board' | 'estate' | null {
  const kinds = kindsOf(targets);
  if (kinds.some((kind) => BOARD.has(kind))) return 'board';
  return kinds.some((kind) => ESTATE.has(kind)) ? 'estate' : null;
}
