/** Lets things happen one after another: at once when there is time, else no closer than a gap. */
export class Pacing<T> {
  private waiting: { item: T; unhurried: boolean }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private free = 0;

  /** `happen` is called for each, `gap` says how long an unhurried one keeps the next, `behind` how many wait. */
  constructor(
    private readonly happen: (item: T) => void,
    private readonly gap: () => number,
    private readonly behind: (count: number) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  add(item: T, unhurried: boolean): void {
    this.waiting.push({ item, unhurried });
    this.next();
  }

  /** Let everything happen that waits. */
  flush(): void {
    this.free = 0;
    for (const { item } of this.drop()) this.happen(item);
  }

  /** Forget what waits, and return it. */
  drop(): { item: T }[] {
    clearTimeout(this.timer);
    this.timer = undefined;
    const dropped = this.waiting;
    this.waiting = [];
    this.behind(0);
    return dropped;
  }

  private next(): void {
    while (this.timer === undefined && this.waiting.length > 0) {
      const pause = this.free - this.now();
      if (pause > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.next();
        }, pause);
      } else {
        this.first();
      }
    }
    this.behind(this.waiting.length);
  }

  private first(): void {
    const first = this.waiting.shift();
    if (first === undefined) return;
    if (first.unhurried) this.free = this.now() + this.gap();
    this.happen(first.item);
  }
}
