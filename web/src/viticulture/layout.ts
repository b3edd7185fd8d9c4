/** How the left column is laid out, and what a phone shows of it. */

/** All in rows, the mat in two rows, or one thing below the other. */
export type Shape = 'row' | 'two' | 'stack';

const ROW = 1000;
const TWO = 600;

export function columnShape(width: number): Shape {
  if (width >= ROW) return 'row';
  return width >= TWO ? 'two' : 'stack';
}

const ESTATE = new Set(['field', 'vine', 'structure', 'grape', 'wine', 'make', 'worker']);
const BOARD = new Set(['space', 'task', 'row', 'deck']);

/** Whether what can be chosen lies on crush pad and cellar, so that they come first. */
export function onLadder(targets: readonly string[]): boolean {
  return targets.some((target) => /^(grape|wine|make):/.test(target));
}

/** Where what can be chosen lies: on the board, on the estate, or on neither. */
export function partWithTargets(targets: readonly string[]): 'board' | 'estate' | null {
  const kinds = targets.map((target) => target.slice(0, target.indexOf(':')));
  if (kinds.some((kind) => BOARD.has(kind))) return 'board';
  return kinds.some((kind) => ESTATE.has(kind)) ? 'estate' : null;
}
