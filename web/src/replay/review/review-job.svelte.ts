/** The review of a game as the server has it: asked for once, then followed until it is done. */
import type { ReviewState } from '../../lib/protocol';
import { api, data } from '../../lib/server';

const POLL_MS = 700;

export class ReviewJob {
  state = $state.raw<ReviewState>({ status: 'none', done: 0, total: 0, review: null });
  /** Why the last request failed. */
  problem = $state.raw<unknown>(null);
  /** Whether the server has said how far it is. */
  loaded = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly table: string) {}

  /** Load the review, or how far it is; `wanted` asks for it if nobody has. */
  async load(wanted = false): Promise<void> {
    await this.update(data(api.GET('/api/tables/{table}/review', this.request)));
    if (wanted && this.loaded && this.state.status === 'none') await this.ask();
  }

  async ask(): Promise<void> {
    await this.update(data(api.POST('/api/tables/{table}/review', this.request)));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private get request(): { params: { path: { table: string } } } {
    return { params: { path: { table: this.table } } };
  }

  private async update(request: Promise<ReviewState>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.state = await request;
      this.loaded = true;
      this.problem = null;
    } catch (problem) {
      this.problem = problem;
    }
    if (this.state.status === 'working' && !this.closed) {
      this.timer = setTimeout(() => void this.load(), POLL_MS);
    }
  }
}
