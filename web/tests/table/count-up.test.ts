import { describe, expect, it } from 'vitest';

import { CountUp } from '../../src/table/count-up';

/** Frames that come when they are told to, 16 ms apart. */
function frames() {
  let [now, last] = [0, 0];
  const waiting = new Map<number, (now: number) => void>();
  return {
    request: (step: (now: number) => void): number => {
      waiting.set((last += 1), step);
      return last;
    },
    cancel: (frame: number): void => void waiting.delete(frame),
    pass: (count: number): void => {
      for (let frame = 0; frame < count; frame += 1) {
        now += 16;
        const due = [...waiting.values()];
        waiting.clear();
        for (const step of due) step(now);
      }
    },
  };
}

/** A number on the page, which shows its value as soon as that changes. */
function number(value: number) {
  const shown = { text: value, now: value };
  return {
    shown,
    set: (next: number): void => {
      shown.now = next;
      shown.text = next;
    },
    value: (): number => shown.now,
    write: (next: number): void => void (shown.text = next),
  };
}

describe('numbers that count', () => {
  it('go through what lies between and end at the value', () => {
    const [clock, points] = [frames(), number(3)];
    const counts = new CountUp<string>(clock);
    points.set(9);
    counts.start('points', points, 3, 240);
    clock.pass(2);
    expect(points.shown.text).toBeLessThan(9);
    clock.pass(30);
    expect(points.shown.text).toBe(9);
  });

  it('end at the newest value after a burst of changes', () => {
    const [clock, points] = [frames(), number(0)];
    const counts = new CountUp<string>(clock);
    for (const [before, after] of [
      [0, 7],
      [7, 17],
      [17, 13],
      [13, 23],
    ] as const) {
      points.set(after);
      counts.start('points', points, before, 240);
      clock.pass(3);
    }
    clock.pass(40);
    expect(points.shown.text).toBe(23);
  });

  it('end at the value even if that changes without a count of its own', () => {
    const [clock, points] = [frames(), number(0)];
    const counts = new CountUp<string>(clock);
    points.set(12);
    counts.start('points', points, 0, 240);
    clock.pass(4);
    points.set(5);
    clock.pass(40);
    expect(points.shown.text).toBe(5);
  });

  it('are all at their values once they are hurried', () => {
    const [clock, points] = [frames(), number(0)];
    const counts = new CountUp<string>(clock);
    points.set(12);
    counts.start('points', points, 0, 240);
    clock.pass(2);
    counts.finish();
    expect(points.shown.text).toBe(12);
    clock.pass(20);
    expect(points.shown.text).toBe(12);
  });
});
