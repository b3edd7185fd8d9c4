/** A queue that applies items in order, with a pause after each one that is to be watched. */
export class ChangeQueue<T> {
  private waiting: { item: T; watched: boolean }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nextAt = 0;

  /** `apply` gets each item; `gap` is the pause after a watched item; `onLength` gets the number of waiting items. */
  constructor(
    private readonly apply: (item: T) => void,
    private readonly gap: () => number,
    private readonly onLength: (count: number) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  add(item: T, watched: boolean): void {
    this.waiting.push({ item, watched });
    this.run();
  }

  /** Apply every waiting item at once. */
  flush(): void {
    this.nextAt = 0;
    for (const { item } of this.clear()) this.apply(item);
  }

  /** Remove every waiting item without applying it, and return them. */
  clear(): { item: T }[] {
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
    if (first.watched) this.nextAt = this.now() + this.gap();
    this.apply(first.item);
  }
}
