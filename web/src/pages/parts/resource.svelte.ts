/** The state of a resource: its value, or the problem that kept it from loading. */
export interface ResourceState<T> {
  readonly value: T | null;
  readonly problem: unknown;
  load: () => Promise<void>;
}

/** A value that is loaded and reloaded; the old value stays until the new one is there. */
export class Resource<T> implements ResourceState<T> {
  value = $state.raw<T | null>(null);
  problem = $state.raw<unknown>(null);
  /** Whether it has been loaded once; the value may be null then. */
  loaded = $state(false);
  private requests = 0;

  constructor(private readonly request: () => Promise<T>) {}

  async load(): Promise<void> {
    this.requests += 1;
    const request = this.requests;
    try {
      const value = await this.request();
      if (request !== this.requests) return;
      this.value = value;
      this.loaded = true;
      this.problem = null;
    } catch (problem) {
      if (request === this.requests) this.problem = problem;
    }
  }
}
