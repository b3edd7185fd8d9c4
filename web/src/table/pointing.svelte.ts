/**
 * Pointing at things: what can be chosen, what a choice would do, why something cannot be chosen.
 *
 * One `Pointing` serves a table. Whatever is drawn and can be pointed at spreads `point.attrs(target)` on
 * its element; clicks, touches, keys and the pointer are heard once, at the root of the table, and find
 * their target by `data-target`. A list, the board and the text mode all choose through `propose`.
 */
import { getContext, setContext } from 'svelte';
import { createAttachmentKey, type Attachment } from 'svelte/attachments';

import type { GameUi } from '../lib/game';
import { changed, type Offer, type Preview, type Position, type View, type Why } from '../lib/plain';
import { settings } from '../lib/settings.svelte';
import type { TableSession } from '../lib/table.svelte';
import { describe, t } from '../lib/words.svelte';
import { named } from './naming';

/** What stands in the one bubble there is. */
export type Bubble =
  | { kind: 'offer'; target: string | null; offer: Offer; preview: Preview | null; asks: boolean }
  | { kind: 'several'; target: string; offers: Offer[] }
  | { kind: 'why'; target: string; why: Why }
  | { kind: 'note'; target: string; words: string };

/** What an element that can be pointed at has, its name among it. */
export interface Attributes {
  [name: string]: string | number | undefined;
  [attachment: symbol]: Attachment<Element>;
}

const NOTHING: Offer[] = [];
const NAMED = createAttachmentKey();
const KEY = Symbol('pointing');

export class Pointing {
  bubble = $state.raw<Bubble | null>(null);
  /** The target whose card is magnified. */
  magnified = $state<string | null>(null);
  /** Whether the magnified card was asked for, where it would cover something else. */
  magnify = $state(false);
  trouble = $state<string | null>(null);
  private failed: (() => Promise<void>) | null = null;
  private number = 0;

  constructor(
    readonly table: TableSession,
    readonly ui: GameUi,
  ) {}

  /** The targets that can be chosen now, each with what it stands for. */
  readonly glows: ReadonlyMap<string, Offer[]> = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    const view = this.table.position?.view;
    if (view === undefined) return found;
    for (const offer of this.table.offers) {
      for (const target of this.ui.targets(offer, view)) {
        found.set(target, [...(found.get(target) ?? NOTHING), offer]);
      }
    }
    return found;
  });

  /** The offers that nothing drawn stands for: buttons beside the prompt. */
  readonly loose: Offer[] = $derived.by(() => {
    const view = this.table.position?.view;
    if (view === undefined) return NOTHING;
    return this.table.offers.filter((offer) => this.ui.targets(offer, view).length === 0);
  });

  /** The position as it would be after the choice under one's hand, for ghosts and sums; else null. */
  readonly after: Position | null = $derived.by(() => {
    const position = this.table.position;
    const { bubble } = this;
    if (position === null || bubble?.kind !== 'offer' || bubble.preview === null) return null;
    const view: View = changed(position.view, bubble.preview.changes);
    return { ...position, view };
  });

  legal(target: string): boolean {
    return this.glows.has(target);
  }

  /** What an offer is called here. */
  words(offer: Offer): string {
    return describe(this.table.game, offer.action, offer.label, this.table.names);
  }

  /** The attributes of an element that can be pointed at; never put one inside another. */
  attrs(target: string): Attributes {
    const view = this.table.position?.view;
    const called = view === undefined ? '' : this.ui.called(target, view);
    const legal = this.legal(target);
    return {
      'data-target': target,
      'data-legal': legal ? 'yes' : undefined,
      'data-called': legal ? t('target-legal', { called }) : called,
      role: 'button',
      tabindex: legal ? 0 : -1,
      'aria-disabled': legal ? undefined : 'true',
      [NAMED]: named,
    };
  }

  /** Point at a target: what choosing it would do, or why it cannot be chosen. */
  async look(target: string): Promise<void> {
    if (this.legal(target)) await this.consider(target);
    else if (this.table.position?.result === null) await this.wonder(target, true);
  }

  /** Show what choosing a target would do; nothing is chosen yet. */
  async consider(target: string): Promise<void> {
    const offers = this.glows.get(target) ?? NOTHING;
    const [only] = offers;
    if (this.asking) return;
    if (only === undefined || offers.length > 1) this.dismiss();
    else await this.show(only, target, false);
  }

  /** Choose a target: the one thing it stands for, or which of several, or why nothing. */
  async choose(target: string, touched = false): Promise<void> {
    const offers = this.glows.get(target) ?? NOTHING;
    const [only] = offers;
    if (only === undefined) await this.wonder(target);
    else if (offers.length > 1) this.bubble = { kind: 'several', target, offers };
    else await this.propose(only, target, touched);
  }

  /**
   * Take an offer: at once, or after a second word where it cannot be taken back or was touched by a
   * finger that hides what it does.
   */
  async propose(offer: Offer, target: string | null = null, touched = false): Promise<void> {
    const { bubble } = this;
    const again = bubble?.kind === 'offer' && bubble.asks && bubble.offer.code === offer.code;
    if (!again && this.table.line !== 'live' && settings.confirm) {
      // What it would do cannot be asked now; it is kept until it can be said.
      this.bubble = { kind: 'offer', target, offer, preview: null, asks: true };
      return;
    }
    if (!again && (touched || settings.confirm)) {
      const preview = await this.show(offer, target, touched);
      if (!this.offered(offer)) return; // somebody has moved meanwhile
      const barred = preview?.free === false || this.ui.weighty(offer);
      if (touched || (settings.confirm && barred)) {
        this.bubble = { kind: 'offer', target, offer, preview, asks: true };
        return;
      }
    }
    await this.take(offer);
  }

  /** Say yes to what the bubble asks. */
  async confirm(): Promise<void> {
    if (this.bubble?.kind === 'offer') await this.take(this.bubble.offer);
  }

  /**
   * Ask why a target cannot be chosen; what cannot be chosen at all closes what was shown before. To whom only
   * looks around, that something else is asked is no news.
   */
  async wonder(target: string, passing = false): Promise<void> {
    this.dismiss();
    const mine = this.number;
    const view = this.table.position?.view;
    if (view === undefined || this.table.eye === null) return;
    const action = this.ui.meant(target, view);
    const code = action === null ? undefined : this.table.code(action);
    if (code === undefined) return;
    const why = await this.table.why(code).catch(() => null);
    if (passing && why?.reason?.code === 'not_asked') return;
    if (mine === this.number && why?.text != null) this.bubble = { kind: 'why', target, why };
  }

  /** Whether the bubble waits for a word, so that merely pointing elsewhere leaves it. */
  get asking(): boolean {
    const { bubble } = this;
    return bubble?.kind === 'several' || (bubble?.kind === 'offer' && bubble.asks);
  }

  /** Say something about a thing while one is at it. */
  note(target: string, words: string): void {
    if (this.asking) return;
    this.dismiss();
    this.bubble = { kind: 'note', target, words };
  }

  /** The table has changed: what no longer holds is not shown any more. */
  renew(): void {
    const { bubble } = this;
    if (bubble === null || bubble.kind === 'note') return;
    const offers = bubble.kind === 'several' ? bubble.offers : bubble.kind === 'offer' ? [bubble.offer] : [];
    if (!this.asking || !offers.every((offer) => this.offered(offer))) this.dismiss();
  }

  private offered({ code }: Offer): boolean {
    return this.table.offers.some((offer) => offer.code === code);
  }

  dismiss(): void {
    this.number += 1;
    this.bubble = null;
  }

  /** Show what an offer would do; `asks` whether it waits for a second word. */
  async show(offer: Offer, target: string | null, asks = false): Promise<Preview | null> {
    this.number += 1;
    const mine = this.number;
    const preview = await this.table.preview(offer.code).catch(() => null);
    if (mine === this.number) this.bubble = { kind: 'offer', target, offer, preview, asks };
    return preview;
  }

  /** Try once more what did not work. */
  async again(): Promise<void> {
    const { failed } = this;
    if (failed !== null) await this.attempt(failed);
  }

  /** Do something that may fail, and tell if it does; nothing is lost then. */
  async attempt(work: () => Promise<void>): Promise<void> {
    this.trouble = null;
    this.failed = null;
    try {
      await work();
    } catch (problem) {
      this.failed = work;
      this.trouble = problem instanceof Error && problem.message !== '' ? problem.message : String(problem);
    }
  }

  private async take(offer: Offer): Promise<void> {
    this.dismiss();
    await this.attempt(() => this.table.act(offer.code));
  }
}

export function providePointing(pointing: Pointing): Pointing {
  return setContext(KEY, pointing);
}

export function usePointing(): Pointing {
  return getContext<Pointing>(KEY);
}
