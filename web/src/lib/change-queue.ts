/** A queue that applies items in order, with a pause after each for as long as it says. */
export class ChangeQueue<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nextAt = 0;

  /** `apply` gets each item and returns the milliseconds before the next; `onLength` gets the number of waiting items. */
  constructor(
    private readonly apply: (item: T) => number,
    private readonly onLength: (count: number) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  add(item: T): void {
    this.waiting.push(item);
    this.run();
  }

  /** Apply every waiting item at once. */
  flush(): void {
    for (const item of this.clear()) this.apply(item);
    this.nextAt = 0;
  }

  /** End the pause that is running. */
  resume(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.nextAt = 0;
    this.run();
  }

  /** Remove every waiting item without applying it, and return them. */
  clear(): T[] {
    clearTimeout(this.timer);
    this.timer = undefined;
    const removed = this.waiting;
    this.waiting = [];
    this.onLength(0);
    return removed;
  }

  private run(): void {
    while (this.timer === undefined && this.waiting.length > 0) {
      const pause = this.nextAt - this.now();
      if (pause > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.run();
        }, pause);
      } else {
        this.applyFirst();
      }
    }
    this.onLength(this.waiting.length);
  }

  private applyFirst(): void {
    const first = this.waiting.shift();
    if (first === undefined) return;
    const pause = this.apply(first);
    this.nextAt = this.now() + pause;
  }
}
