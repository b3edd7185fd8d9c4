/** The hint to the pending question: asked for, shown, and dropped when the question is answered. */
import type { Hint, Offer, Text } from '../lib/protocol';
import type { PlayTable } from '../lib/table.svelte';
import type { Pointer } from './pointer.svelte';

/** An alternative of a hint that is still on offer. */
export interface HintedOffer {
  offer: Offer;
  /** By how much one is expected to be ahead in the end. */
  expected: number;
}

export class Hints {
  /** Whether a hint is being worked out. */
  waiting = $state(false);
  private found = $state.raw<{ hint: Hint; decisions: number } | null>(null);
  private requests = 0;

  constructor(
    private readonly table: PlayTable,
    private readonly pointer: Pointer,
  ) {}

  /** Whether one may ask now. */
  get allowed(): boolean {
    const { table } = this;
    return table.table?.hints === true && table.isAsked && table.ownSeats.includes(table.viewpoint ?? -1);
  }

  /** Whether a hint to the pending question is shown or worked out. */
  get open(): boolean {
    return this.allowed && (this.waiting || this.alternatives.length > 0);
  }

  readonly alternatives: HintedOffer[] = $derived.by(() => {
    const { found, table } = this;
    if (found === null || found.decisions !== table.position?.decisions) return [];
    return found.hint.alternatives.flatMap(({ action, expected }) => {
      const offer = table.offers.find(({ code }) => code === action);
      return offer === undefined ? [] : [{ offer, expected }];
    });
  });

  /** What speaks most for the best alternative, as a message of the game; null if there is none. */
  get reason(): Text | null {
    const decided = this.found?.hint.decided ?? '';
    return decided === '' ? null : { text: `topic-${decided}`, args: {} };
  }

  /** Ask for a hint, or close the one that is shown. */
  async toggle(): Promise<void> {
    if (this.open) this.close();
    else if (this.allowed) await this.ask();
  }

  close(): void {
    this.requests += 1;
    this.waiting = false;
    this.found = null;
  }

  private async ask(): Promise<void> {
    this.close();
    this.pointer.dismiss();
    const request = this.requests;
    const decisions = this.table.position?.decisions ?? 0;
    this.waiting = true;
    await this.pointer.attempt(async () => {
      const hint = await this.table.hint();
      if (request === this.requests) this.found = { hint, decisions };
    });
    if (request === this.requests) this.waiting = false;
  }
}

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** By how much one is expected to be ahead, as a language writes it: +3.5. */
export function formatExpected(expected: number, language: string): string {
  const written = new Intl.NumberFormat(language, { signDisplay: 'exceptZero', ...DIGITS }).format(expected);
  return written.replace('-', '\u2212');
}

/** A number of points with one decimal, as a language writes it: 3.5. */
export function formatAmount(points: number, language: string): string {
  return new Intl.NumberFormat(language, DIGITS).format(points);
}
