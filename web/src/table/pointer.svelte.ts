/**
 * Targets and offers: what can be chosen, what a choice would do, why something cannot be chosen.
 *
 * One `Pointer` serves a table. An element that can be chosen spreads `pointer.attrs(target)`; `pointer-input`
 * handles mouse, touch and focus events at the root of the table and finds targets by `data-target`. The
 * list, the board and the text view all choose through `chooseOffer`.
 */
import { getContext, setContext } from 'svelte';
import { createAttachmentKey, type Attachment } from 'svelte/attachments';

import type { GameUi } from '../lib/game';
import { applyPatch, type Offer, type Preview, type Position, type View, type WhyNot } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import type { PositionUpdate, TableSession } from '../lib/table.svelte';
import { describeAction, t } from '../lib/words.svelte';
import { keepLabel } from './labels';

/** The content of the one bubble of a table. */
export type Bubble =
  | { kind: 'offer'; target: string | null; offer: Offer; preview: Preview | null; confirming: boolean }
  | { kind: 'several'; target: string; offers: Offer[] }
  | { kind: 'why'; target: string; why: WhyNot }
  | { kind: 'note'; target: string; words: string };

/** The attributes of an element that can be chosen. */
export interface Attributes {
  [name: string]: string | number | undefined;
  [attachment: symbol]: Attachment<Element>;
}

const NO_OFFERS: Offer[] = [];
const LABELLED = createAttachmentKey();
const KEY = Symbol('pointer');

export class Pointer {
  bubble = $state.raw<Bubble | null>(null);
  /** The target whose card is enlarged. */
  detailTarget = $state<string | null>(null);
  /** Whether the enlarged card was asked for, where it would cover something else. */
  detailOpen = $state(false);
  /** Why the target whose card is enlarged cannot be chosen, where that was asked by holding it. */
  detailWhy = $state.raw<{ target: string; why: WhyNot } | null>(null);
  error = $state<string | null>(null);
  /** The target that was chosen before its time: a worker before its space. */
  prepared = $state<string | null>(null);
  /** Where the own turn began, and what could be chosen there. */
  private turn: { at: number; targets: ReadonlySet<string> } | null = null;
  private failedWork: (() => Promise<void>) | null = null;
  private requests = 0;

  constructor(
    readonly table: TableSession,
    readonly ui: GameUi,
  ) {}

  /** The targets that can be chosen now, each with its offers. */
  readonly offersByTarget: ReadonlyMap<string, Offer[]> = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    const view = this.table.position?.view;
    if (view === undefined) return found;
    for (const offer of this.table.offers) {
      for (const target of this.ui.targets(offer, view, this.table.viewpoint)) {
        found.set(target, [...(found.get(target) ?? NO_OFFERS), offer]);
      }
    }
    return found;
  });

  /** The offers without a target: buttons beside the prompt. */
  readonly untargetedOffers: Offer[] = $derived.by(() => {
    const view = this.table.position?.view;
    if (view === undefined) return NO_OFFERS;
    return this.table.offers.filter(
      (offer) => this.ui.targets(offer, view, this.table.viewpoint).length === 0,
    );
  });

  /** The position after the previewed offer, for ghosts and sums; null if none is previewed. */
  readonly previewPosition: Position | null = $derived.by(() => {
    const position = this.table.position;
    const { bubble } = this;
    if (position === null || bubble?.kind !== 'offer' || bubble.preview === null) return null;
    const view: View = applyPatch(position.view, bubble.preview.patch);
    return { ...position, view };
  });

  isLegal(target: string): boolean {
    return this.offersByTarget.has(target);
  }

  /** The label of an offer. */
  offerLabel(offer: Offer): string {
    return describeAction(this.table.game, offer.action, offer.label, this.table.names);
  }

  /** The attributes of an element that can be chosen; such elements are never nested. */
  attrs(target: string): Attributes {
    const view = this.table.position?.view;
    const label = view === undefined ? '' : this.ui.label(target, view);
    const legal = this.isLegal(target);
    return {
      'data-target': target,
      'data-legal': legal ? 'yes' : undefined,
      'data-label': legal ? t('target-legal', { called: label }) : label,
      role: 'button',
      tabindex: legal ? 0 : -1,
      'aria-disabled': legal ? undefined : 'true',
      [LABELLED]: keepLabel,
    };
  }

  /** The pointer rests on a target: show what choosing it would do, or why it cannot be chosen. */
  async hover(target: string): Promise<void> {
    if (this.isLegal(target)) await this.previewTarget(target);
    else if (this.table.isAsked) await this.explain(target, true);
    else this.dismiss();
  }

  /** Show what choosing a target would do, without choosing it. */
  async previewTarget(target: string): Promise<void> {
    const offers = this.offersByTarget.get(target) ?? NO_OFFERS;
    const [only] = offers;
    if (this.awaitsAnswer) return;
    if (only === undefined || offers.length > 1) this.dismiss();
    else await this.showPreview(only, target, false);
  }

  /** Choose a target: take its only offer, ask which of several, or tell why it has none. */
  async choose(target: string, byTouch = false): Promise<void> {
    const offers = this.offersByTarget.get(target) ?? NO_OFFERS;
    const [only] = offers;
    if (only === undefined) await this.chooseOther(target);
    else if (offers.length > 1) this.bubble = { kind: 'several', target, offers };
    else await this.chooseOffer(only, target, byTouch);
  }

  /** Choose what is not legal now: prepare it, or begin the turn anew with it, or tell why not. */
  private async chooseOther(target: string): Promise<void> {
    const view = this.table.position?.view;
    if (view !== undefined && this.table.isAsked && this.ui.prepares?.(target, view) === true) {
      this.prepared = this.prepared === target ? null : target;
      const note = this.prepared === null ? 'prepared-not' : 'prepared';
      this.showNote(target, t(note, { called: this.ui.label(target, view) }));
    } else if (this.turn?.targets.has(target) === true && this.isHalfMade) {
      await this.takeTurnBack();
      if (this.isLegal(target)) await this.choose(target);
    } else await this.explain(target);
  }

  /** Whether the own turn has begun and can be taken back to its beginning. */
  get isHalfMade(): boolean {
    const position = this.table.position;
    if (this.turn === null || position?.undo == null || !this.table.isAsked) return false;
    return position.decisions > this.turn.at && position.undo.undo_to <= this.turn.at;
  }

  /** Take the own turn back to its beginning. */
  async takeTurnBack(): Promise<void> {
    const { turn } = this;
    if (turn === null) return;
    this.dismiss();
    await this.attempt(() => this.table.undo(turn.at));
    this.table.flushQueue();
  }

  /** Take an offer: at once, or after a confirmation if it cannot be undone or was chosen by touch. */
  async chooseOffer(offer: Offer, target: string | null = null, byTouch = false): Promise<void> {
    const { bubble } = this;
    const confirmed = bubble?.kind === 'offer' && bubble.confirming && bubble.offer.code === offer.code;
    if (!confirmed && this.table.connectionState !== 'live' && settings.confirm) {
      // No preview without a connection; the action is sent when the connection is back.
      this.bubble = { kind: 'offer', target, offer, preview: null, confirming: true };
      return;
    }
    if (!confirmed && (byTouch || settings.confirm)) {
      const preview = await this.showPreview(offer, target, byTouch);
      if (!this.isOffered(offer)) return; // another player has moved meanwhile
      const final = (preview?.undoable === false && !this.isHiddenAnswer) || this.ui.needsConfirm(offer);
      if (byTouch || (settings.confirm && final)) {
        this.bubble = { kind: 'offer', target, offer, preview, confirming: true };
        return;
      }
    }
    await this.submit(offer);
  }

  /** Whether all answer at once: what was chosen can be changed until the last one has. */
  private get isHiddenAnswer(): boolean {
    return this.table.position?.view.decision?.simultaneous === true;
  }

  /** Confirm the offer in the bubble. */
  async confirm(): Promise<void> {
    if (this.bubble?.kind === 'offer') await this.submit(this.bubble.offer);
  }

  /** Ask why a target cannot be chosen; `hovering` leaves out that another question is being asked. */
  async explain(target: string, hovering = false): Promise<void> {
    this.dismiss();
    const request = this.requests;
    const why = await this.reasonAgainst(target);
    if (hovering && why?.reason?.code === 'not_asked') return;
    if (request === this.requests && why?.text != null) this.bubble = { kind: 'why', target, why };
  }

  /** Enlarge a target's card, with the reason why it cannot be chosen below it. */
  async showDetail(target: string): Promise<void> {
    this.dismiss();
    this.detailTarget = target;
    this.detailOpen = true;
    this.detailWhy = null;
    if (this.isLegal(target) || !this.table.isAsked) return;
    const why = await this.reasonAgainst(target);
    if (why !== null) this.detailWhy = { target, why };
  }

  private async reasonAgainst(target: string): Promise<WhyNot | null> {
    const view = this.table.position?.view;
    if (view === undefined || this.table.viewpoint === null) return null;
    const action = this.ui.actionOf(target, view, this.table.offers);
    const code = action === null ? undefined : this.table.actionCode(action);
    return code === undefined ? null : this.table.whyNot(code).catch(() => null);
  }

  /** Whether the bubble waits for an answer, so that it stays while the pointer moves. */
  get awaitsAnswer(): boolean {
    const { bubble } = this;
    return bubble?.kind === 'several' || (bubble?.kind === 'offer' && bubble.confirming);
  }

  /** Show a note beside a target. */
  showNote(target: string, words: string): void {
    if (this.awaitsAnswer) return;
    this.dismiss();
    this.bubble = { kind: 'note', target, words };
  }

  /** Answer what need not be asked after a decision, and note where the own turn begins. */
  followUp({ before, after }: Pick<PositionUpdate, 'before' | 'after'>): void {
    const own = this.table.viewpoint !== null && this.table.ownSeats.includes(this.table.viewpoint);
    if (!own || !this.table.isAsked || after.result !== null) {
      this.turn = null;
      this.prepared = null;
      return;
    }
    if (after.view.decision?.starts_turn === true)
      this.turn = { at: after.decisions, targets: new Set(this.offersByTarget.keys()) };
    if (before === null || after.decisions <= before.decisions || this.table.queued > 0) return;
    const offer = this.ui.autoAnswer?.(after, this.prepared) ?? null;
    if (offer === null) return;
    this.prepared = null;
    void this.submit(offer);
  }

  /** Dismiss a bubble, a reason and an error that the current position has made obsolete. */
  refresh(): void {
    const { bubble } = this;
    this.detailWhy = null;
    this.dismissError();
    if (bubble === null || bubble.kind === 'note') return;
    const offers = bubble.kind === 'several' ? bubble.offers : bubble.kind === 'offer' ? [bubble.offer] : [];
    if (!this.awaitsAnswer || !offers.every((offer) => this.isOffered(offer))) this.dismiss();
  }

  private isOffered({ code }: Offer): boolean {
    return this.table.offers.some((offer) => offer.code === code);
  }

  dismiss(): void {
    this.requests += 1;
    this.bubble = null;
  }

  /** Show what an offer would do; `confirming` if it waits for a confirmation. */
  async showPreview(offer: Offer, target: string | null, confirming = false): Promise<Preview | null> {
    this.requests += 1;
    const request = this.requests;
    const preview = await this.table.preview(offer.code).catch(() => null);
    if (request === this.requests) this.bubble = { kind: 'offer', target, offer, preview, confirming };
    return preview;
  }

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

  private async submit(offer: Offer): Promise<void> {
    this.dismiss();
    await this.attempt(() => this.table.act(offer.code));
  }
}

export function providePointer(pointing: Pointer): Pointer {
  return setContext(KEY, pointing);
}

export function usePointer(): Pointer {
  return getContext<Pointer>(KEY);
}
