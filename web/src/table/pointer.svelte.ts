/**
 * Choosing: what a choice would do, taking it, why something cannot be chosen.
 *
 * One `Pointer` serves a table. An element that can be chosen spreads `pointer.attrs(target)`; `pointer-input`
 * handles mouse, touch and focus events at the root of the table and finds targets by `data-target`. The
 * list, the board and the text view all choose through `chooseOffer`.
 */
import { getContext, setContext } from 'svelte';

import type { Route } from '../lib/game';
import type { Action, Offer, Position, Preview, WhyNot } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import type { PositionUpdate } from '../lib/table.svelte';
import { t } from '../lib/words.svelte';
import { Choices } from './choices.svelte';
import { OwnTurn } from './own-turn';
import type { Thing } from './things';
import { distinctRoutes, findOffer } from './routes';

/** With more places to go than that, they are chosen on the board. */
const MAX_LISTED_ROUTES = 6;
const KEY = Symbol('pointer');

export class Pointer extends Choices {
  /** The target whose card is enlarged. */
  detailTarget = $state<string | null>(null);
  /** Whether the enlarged card was asked for, where it would cover something else. */
  detailOpen = $state(false);
  /** Why the target whose card is enlarged cannot be chosen, where that was asked by holding it. */
  detailWhy = $state.raw<{ target: string; why: WhyNot } | null>(null);
  private readonly turn = new OwnTurn();
  private requests = 0;

  /** The pointer rests on a target: show what choosing it would do, or why it cannot be chosen. */
  async hover(target: string): Promise<void> {
    if (this.isLegal(target)) await this.previewTarget(target);
    else if (this.picked !== null) this.dismiss();
    else if (this.routesFrom(target).length > 0) this.showFacts(target);
    else if (this.table.isAsked) await this.explain(target, true);
    else this.dismiss();
  }

  /** Show what choosing a target would do, without choosing it. */
  async previewTarget(target: string): Promise<void> {
    const offers = this.offersByTarget.get(target) ?? [];
    const [only] = offers;
    if (this.awaitsAnswer) return;
    if (only === undefined || offers.length > 1) this.dismiss();
    else await this.showPreview(only, target, false);
  }

  /** Choose a target: take its only offer, ask which of several, or tell why it has none. */
  async choose(target: string, byTouch = false): Promise<void> {
    const route = this.pickedRoutes.get(target);
    if (target === this.picked) {
      this.putDown();
      return;
    }
    if (route !== undefined) {
      await this.takeRoute(route);
      return;
    }
    this.putDown();
    const offers = this.offersByTarget.get(target) ?? [];
    const [only] = offers;
    if (only === undefined) await this.chooseOther(target);
    else if (offers.length > 1) this.bubble = { kind: 'several', target, offers };
    else await this.chooseOffer(only, target, byTouch);
  }

  /** Choose what is not legal now: pick it up, or begin the turn anew with it, or tell why not. */
  private async chooseOther(target: string): Promise<void> {
    const routes = this.routesFrom(target);
    if (routes.length > 0) await this.pickUp(target, routes);
    else if (this.isHalfMade && this.turn.couldBegin(target, this.ui, this.table.viewpoint)) {
      await this.takeTurnBack();
      if (this.isLegal(target) || this.routesFrom(target).length > 0) await this.choose(target);
    } else await this.explain(target);
  }

  /** Pick a target up and show where it can go; where that is clear, it goes there. */
  private async pickUp(target: string, routes: Route[]): Promise<void> {
    const own = routes.find(({ to }) => to === target);
    if (own !== undefined) {
      await this.takeRoute(own);
      return;
    }
    this.dismiss();
    this.picked = target;
    this.detailTarget = target;
    const listed = distinctRoutes(routes);
    if (listed.length <= MAX_LISTED_ROUTES) this.bubble = { kind: 'routes', target, routes: listed };
    else this.showNote(target, t('picked', { called: this.labelOf(target) }));
  }

  /** Carry a target with the mouse or a finger. */
  beginDrag(target: string): void {
    this.dismiss();
    this.picked = target;
  }

  /** Put down what was picked up, and dismiss the bubble. */
  putDown(): void {
    this.dismiss();
    this.picked = null;
  }

  /** Make a move as a whole: its first answer now, the others as they are asked for. */
  async takeRoute({
    to,
    answers: [first, ...then],
  }: Pick<Route, 'answers'> & { to: string | null }): Promise<void> {
    const offer = findOffer(first, this.table.offers);
    this.putDown();
    if (offer !== null) await this.chooseOffer(offer, to, false, then);
  }

  private labelOf(target: string): string {
    const view = this.table.position?.view;
    return view === undefined ? '' : this.ui.label(target, view);
  }

  /** Whether the own turn has begun and can be taken back to its beginning. */
  get isHalfMade(): boolean {
    return this.table.isAsked && this.turn.isHalfMade(this.table.position);
  }

  /** Take the own turn back to its beginning. */
  async takeTurnBack(): Promise<void> {
    const { beganAt } = this.turn;
    if (beganAt === null) return;
    this.putDown();
    await this.attempt(() => this.table.undo(beganAt));
    this.table.flushQueue();
  }

  /**
   * Take an offer: at once, or after a confirmation if it cannot be undone or was chosen by touch; `then`
   * are the answers to what it asks, where a whole move was chosen.
   */
  async chooseOffer(
    offer: Offer,
    target: string | null = null,
    byTouch = false,
    then: Action[] = [],
  ): Promise<void> {
    const { bubble } = this;
    const confirmed = bubble?.kind === 'offer' && bubble.confirming && bubble.offer.code === offer.code;
    if (!confirmed && this.table.connectionState !== 'live' && settings.confirm) {
      // No preview without a connection; the action is sent when the connection is back.
      this.bubble = { kind: 'offer', target, offer, preview: null, confirming: true, then };
      return;
    }
    if (!confirmed && (byTouch || settings.confirm)) {
      const preview = await this.showPreview(offer, target, byTouch, then);
      if (!this.isOffered(offer)) return; // another player has moved meanwhile
      const final = (preview?.undoable === false && !this.isHiddenAnswer) || this.ui.needsConfirm(offer);
      if (byTouch || (settings.confirm && final)) {
        this.bubble = { kind: 'offer', target, offer, preview, confirming: true, then };
        return;
      }
    }
    await this.submit(offer, then);
  }

  /** Whether all answer at once: what was chosen can be changed until the last one has. */
  private get isHiddenAnswer(): boolean {
    return this.table.position?.view.decision?.simultaneous === true;
  }

  /** Confirm the offer in the bubble. */
  async confirm(): Promise<void> {
    if (this.bubble?.kind === 'offer') await this.submit(this.bubble.offer, this.bubble.then);
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
    return (
      bubble?.kind === 'several' ||
      bubble?.kind === 'routes' ||
      (bubble?.kind === 'offer' && bubble.confirming)
    );
  }

  /** Tell what a drawn thing is. */
  showThing({ key, anchor }: Thing): void {
    if (this.awaitsAnswer) return;
    this.dismiss();
    this.bubble = { kind: 'about', target: '', thing: key, anchor };
  }

  /** Show a note beside a target. */
  showNote(target: string, words: string): void {
    if (this.awaitsAnswer) return;
    this.dismiss();
    this.bubble = { kind: 'note', target, words };
  }

  /** Show what is printed about a target, and what it is. */
  private showFacts(target: string): void {
    this.showNote(target, [this.labelOf(target), ...this.facts(target)].join('\n'));
  }

  /** Answer what need not be asked after a decision. */
  followUp({ before, after }: Pick<PositionUpdate, 'before' | 'after'>): void {
    const own = this.table.viewpoint !== null && this.table.ownSeats.includes(this.table.viewpoint);
    this.picked = null;
    if (!own || !this.table.isAsked || after.result !== null) {
      this.turn.end();
      return;
    }
    if (before === null || after.decisions <= before.decisions) this.turn.plan = [];
    else if (this.table.queued === 0) this.answer(after);
  }

  /** Give the next answer of the move that was chosen, or one that need not be asked for. */
  private answer(position: Position): void {
    const { offer, missing } = this.turn.nextAnswer(position, this.ui.autoAnswer?.(position) ?? null);
    if (offer !== null) void this.submit(offer, this.turn.plan);
    else if (missing !== null) void this.explainAction(missing);
  }

  /** Tell why the rest of a move that was chosen cannot be made. */
  private async explainAction(action: Action): Promise<void> {
    const view = this.table.position?.view;
    const code = this.table.actionCode(action);
    if (view === undefined || code === undefined) return;
    const [target] = this.ui.targets({ code, action, label: null }, view, this.table.viewpoint);
    if (target !== undefined) await this.explain(target);
  }

  /** Dismiss a bubble, a reason and an error that the current position has made obsolete. */
  refresh(): void {
    const { bubble } = this;
    this.detailWhy = null;
    this.dismissError();
    if (bubble === null || bubble.kind === 'note') return;
    const offers = bubble.kind === 'several' ? bubble.offers : bubble.kind === 'offer' ? [bubble.offer] : [];
    if (!this.awaitsAnswer || bubble.kind === 'routes' || !offers.every((offer) => this.isOffered(offer)))
      this.dismiss();
  }

  private isOffered({ code }: Offer): boolean {
    return this.table.offers.some((offer) => offer.code === code);
  }

  dismiss(): void {
    this.requests += 1;
    this.bubble = null;
  }

  /** Show what an offer would do; `confirming` if it waits for a confirmation. */
  async showPreview(
    offer: Offer,
    target: string | null,
    confirming = false,
    then?: Action[],
  ): Promise<Preview | null> {
    this.requests += 1;
    const request = this.requests;
    const preview = await this.table
      .preview(offer.code, this.codes(then ?? this.followedBy(offer)))
      .catch(() => null);
    if (request === this.requests)
      this.bubble = { kind: 'offer', target, offer, preview, confirming, then: then ?? [] };
    return preview;
  }

  /** What an offer is followed by without being asked. */
  private followedBy(offer: Offer): Action[] {
    const view = this.table.position?.view;
    return view === undefined ? [] : (this.ui.followedBy?.(offer, view) ?? []);
  }

  private codes(actions: Action[]): number[] {
    return actions.flatMap((action) => this.table.actionCode(action) ?? []);
  }

  private async submit(offer: Offer, then: Action[]): Promise<void> {
    const { position } = this.table;
    if (position?.view.decision?.starts_turn === true) this.turn.begin(position, this.offersByTarget.keys());
    this.putDown();
    this.turn.plan = then;
    await this.attempt(() => this.table.act(offer.code));
  }
}

export function providePointer(pointing: Pointer): Pointer {
  return setContext(KEY, pointing);
}

export function usePointer(): Pointer {
  return getContext<Pointer>(KEY);
}
