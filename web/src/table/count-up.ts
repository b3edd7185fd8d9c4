/** Numbers that count to their new value. What is written last is always what the number is by then. */
import { countSteps } from './motion-path';

/** A number on the page: what it is now, and how it is written. */
export interface ShownNumber {
  value: () => number;
  write: (value: number) => void;
}

/** The clock of animations: calls back before the next frame with the time in milliseconds. */
export interface Frames {
  request: (step: (now: number) => void) => number;
  cancel: (frame: number) => void;
}

export class CountUp<Key> {
  private readonly running = new Map<Key, { frame: number; shown: ShownNumber }>();

  constructor(private readonly frames: Frames) {}

  /** Count a number up or down from the value that it had before; a count that is running gives way. */
  start(key: Key, shown: ShownNumber, before: number, length: number): void {
    this.stop(key);
    const values = countSteps(before, shown.value());
    if (values.length < 2 || length <= 0) return;
    let started = -1;
    const step = (now: number): void => {
      if (started < 0) started = now;
      const value = values[Math.floor(((now - started) / length) * values.length)];
      if (value === undefined) this.stop(key);
      else {
        shown.write(value);
        this.running.set(key, { frame: this.frames.request(step), shown });
      }
    };
    this.running.set(key, { frame: this.frames.request(step), shown });
  }

  /** End the count of a number at what it is now. */
  stop(key: Key): void {
    const count = this.running.get(key);
    if (count === undefined) return;
    this.frames.cancel(count.frame);
    this.running.delete(key);
    count.shown.write(count.shown.value());
  }

  /** End all counts. */
  finish(): void {
    for (const key of [...this.running.keys()]) this.stop(key);
  }
}
