/** The steps of animations: arcs, drawn paths and counting numbers. */

/** An offset from the end of a movement; `lift` is the height above the table. */
export interface Step {
  x: number;
  y: number;
  lift: number;
}

const MAX_LIFT = 36;
const STEPS = 8;

/** From an offset to zero, with a small lift in the middle. */
export function arcSteps(x: number, y: number): Step[] {
  const high = Math.min(MAX_LIFT, Math.hypot(x, y) * 0.2);
  const steps: Step[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    const left = 1 - step / STEPS;
    steps.push({ x: x * left, y: y * left, lift: high * 4 * left * (1 - left) });
  }
  return steps;
}

/** Along an SVG path to its end. */
export function pathSteps(path: string): { steps: Step[]; length: number } {
  const road = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  road.setAttribute('d', path);
  const length = road.getTotalLength();
  const end = road.getPointAtLength(length);
  const count = Math.max(STEPS, Math.round(length / 24));
  const steps: Step[] = [];
  for (let step = 0; step <= count; step += 1) {
    const { x, y } = road.getPointAtLength((length * step) / count);
    steps.push({ x: x - end.x, y: y - end.y, lift: 0 });
  }
  return { steps, length };
}

/** The numbers from one to another, without the first, at most about twelve. */
export function countSteps(from: number, to: number): number[] {
  const step = Math.sign(to - from) * Math.max(1, Math.ceil(Math.abs(to - from) / 12));
  const values: number[] = [];
  for (let value = from + step; step > 0 ? value < to : value > to; value += step) values.push(value);
  return step === 0 ? [] : [...values, to];
}
