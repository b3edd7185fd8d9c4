/** What a list shows: what is known, or why nothing is. */
export interface Loading<T> {
  readonly value: T | null;
  readonly problem: unknown;
  load: () => Promise<void>;
}

/** Something that is asked for and asked for again; what was known stays until there is news. */
export class Resource<T> implements Loading<T> {
  value = $state.raw<T | null>(null);
  problem = $state.raw<unknown>(null);
  private number = 0;

  constructor(private readonly ask: () => Promise<T>) {}

  async load(): Promise<void> {
    this.number += 1;
    const mine = this.number;
    try {
      const value = await this.ask();
      if (mine !== this.number) return;
      this.value = value;
      this.problem = null;
    } catch (problem) {
      if (mine === this.number) this.problem = problem;
    }
  }
}
