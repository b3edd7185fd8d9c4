/** What can be chosen at a table: targets with their offers, what can be picked up, and how both are marked. */
import { createAttachmentKey, type Attachment } from 'svelte/attachments';

import type { GameUi, Route, Variant } from '../lib/game';
import { applyPatch, type Offer, type Position, type View } from '../lib/protocol';
import type { TableSession } from '../lib/table.svelte';
import { describeAction, t } from '../lib/words.svelte';
import { Attempts } from './attempts.svelte';
import type { Bubble } from './bubble';
import { keepLabel } from './labels';
import { findOffer } from './routes';

/** The attributes of an element that can be chosen. */
export interface Attributes {
  [name: string]: string | number | undefined;
  [attachment: symbol]: Attachment<Element>;
}

const NO_OFFERS: Offer[] = [];
const LABELLED = createAttachmentKey();

export class Choices extends Attempts {
  bubble = $state.raw<Bubble | null>(null);
  /** The target that was picked up: a worker or a card before its space. */
  picked = $state<string | null>(null);

  constructor(
    readonly table: TableSession,
    readonly ui: GameUi,
  ) {
    super();
  }

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

  /** Where what was picked up can go. */
  readonly pickedRoutes: ReadonlyMap<string, Route> = $derived(
    new Map((this.picked === null ? [] : this.routesFrom(this.picked)).map((route) => [route.to, route])),
  );

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

  /** The moves that begin with picking a target up; none while another is to decide. */
  routesFrom(target: string): Route[] {
    const { position } = this.table;
    if (position === null || !this.table.isAsked || this.ui.routes === undefined) return [];
    const routes = this.ui.routes(target, position, this.table.viewpoint);
    return routes.filter(({ answers: [first] }) => findOffer(first, this.table.offers) !== null);
  }

  /** Other ways to take an offer. */
  variants(offer: Offer): Variant[] {
    const view = this.table.position?.view;
    return view === undefined ? [] : (this.ui.variants?.(offer, view, this.table.viewpoint) ?? []);
  }

  /** What is printed about a target. */
  facts(target: string): string[] {
    const { position } = this.table;
    return position === null ? [] : (this.ui.facts?.(target, position, this.table.viewpoint) ?? []);
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
    const goal = this.pickedRoutes.has(target);
    const movable = !legal && this.routesFrom(target).length > 0;
    const usable = legal || goal || movable;
    return {
      'data-target': target,
      'data-legal': legal ? 'yes' : undefined,
      'data-goal': goal ? 'yes' : undefined,
      'data-movable': movable ? 'yes' : undefined,
      'data-label': legal ? t('target-legal', { called: label }) : label,
      role: 'button',
      tabindex: usable ? 0 : -1,
      'aria-disabled': usable ? undefined : 'true',
      [LABELLED]: keepLabel,
    };
  }
}
