/** The table of a lesson: what leads elsewhere is answered and not sent. */
import { api, data } from '../lib/server';
import { LiveTable } from '../lib/table.svelte';
import { language } from '../lib/words.svelte';
import { answerTo, type Guide } from './guide';

export class LessonTable extends LiveTable {
  guide = $state.raw<Guide | null>(null);
  /** What is said of the mistake made last; cleared by the next action. */
  mistake = $state<string | null>(null);
  /** How many mistakes were made, so that the same answer is announced twice. */
  mistakes = $state(0);
  private latest: Promise<Guide | null> = Promise.resolve(null);

  constructor(id: string) {
    super(id);
    this.subscribe(() => this.askGuide());
  }

  /** Ask what the lesson says about the present position. */
  askGuide(): void {
    const params = { path: { table: this.id }, query: { lang: language() } };
    const asked = data(api.GET('/api/tables/{table}/lesson', { params })).catch(() => null);
    this.latest = asked;
    void asked.then((guide) => {
      if (asked === this.latest && guide !== null) this.guide = guide;
    });
  }

  /** Send an action that leads on; answer any other. */
  override async act(code: number): Promise<void> {
    const guide = await this.latest;
    this.mistake = guide === null ? null : answerTo(guide, code);
    if (this.mistake === null) await super.act(code);
    else this.mistakes += 1;
  }
}
