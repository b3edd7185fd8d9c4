/** Work that may fail: its error is shown until it is left at that, tried again or something else is done. */

export class Attempts {
  error = $state<string | null>(null);
  private failedWork: (() => Promise<void>) | null = null;

  /** Leave it at what has failed. */
  dismissError(): void {
    this.error = null;
    this.failedWork = null;
  }

  /** Try again what has failed. */
  async retry(): Promise<void> {
    const { failedWork } = this;
    if (failedWork !== null) await this.attempt(failedWork);
  }

  /** Run work that may fail; its error is shown and it can be retried. */
  async attempt(work: () => Promise<void>): Promise<void> {
    this.dismissError();
    try {
      await work();
    } catch (problem) {
      this.failedWork = work;
      this.error = problem instanceof Error && problem.message !== '' ? problem.message : String(problem);
    }
  }
}
