import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ChangeQueue } from '../../src/lib/change-queue';
import { pauseAfter } from '../../src/lib/pace';
import type { Position } from '../../src/lib/protocol';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue of numbers that are each their own pause, and what it has applied. */
function queue() {
  const applied: number[] = [];
  const lengths: number[] = [];
  const waiting = new ChangeQueue<number>(
    (item) => {
      applied.push(item);
      return item;
    },
    (count) => lengths.push(count),
    () => Date.now(),
  );
  return { applied, lengths, waiting };
}

describe('the queue of changes', () => {
  it('shows one after the other, each for as long as it says', () => {
    const { applied, waiting } = queue();
    for (const pause of [100, 300, 1]) waiting.add(pause);
    expect(applied).toEqual([100]);
    vi.advanceTimersByTime(100);
    expect(applied).toEqual([100, 300]);
    vi.advanceTimersByTime(299);
    expect(applied).toEqual([100, 300]);
    vi.advanceTimersByTime(1);
    expect(applied).toEqual([100, 300, 1]);
  });

  it('shows all at once when it is skipped, in order, and what comes then too', () => {
    const { applied, lengths, waiting } = queue();
    for (const pause of [100, 300, 200]) waiting.add(pause);
    expect(lengths.at(-1)).toBe(2);
    waiting.flush();
    waiting.add(5);
    expect(applied).toEqual([100, 300, 200, 5]);
    expect(lengths.at(-1)).toBe(0);
  });

  it('waits for nothing without a pause', () => {
    const { applied, waiting } = queue();
    for (const pause of [0, 0, 0]) waiting.add(pause);
    expect(applied).toEqual([0, 0, 0]);
  });
});

describe('the pace', () => {
  const after = (starts_turn: boolean): Pick<Position, 'view'> =>
    ({ view: { decision: { starts_turn } } }) as Pick<Position, 'view'>;
  const events = [{ text: 'event-pass', args: {} }];

  it('leaves most time at the end of a turn, less in it and after an own decision', () => {
    const turn = pauseAfter({ seat: 1, events }, after(true), [0], 'normal');
    expect(pauseAfter({ seat: 1, events }, after(false), [0], 'normal')).toBeLessThan(turn);
    expect(pauseAfter({ seat: 0, events }, after(true), [0], 'normal')).toBeLessThan(turn);
    expect(pauseAfter({ seat: 1, events }, after(true), [0], 'slow')).toBeGreaterThan(turn);
    expect(pauseAfter({ seat: 1, events }, after(true), [0], 'fast')).toBeLessThan(turn);
  });

  it('leaves none for what shows nothing, or when it is off', () => {
    expect(pauseAfter({ seat: 1, events: [] }, after(true), [0], 'slow')).toBe(0);
    expect(pauseAfter({ seat: null, events }, after(true), [0], 'slow')).toBe(0);
    expect(pauseAfter({ seat: 1, events }, after(true), [0], 'off')).toBe(0);
  });
});
