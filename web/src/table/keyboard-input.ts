/** Keys at the table: every game can be played from beginning to end by these alone. */
import { settings } from '../lib/settings.svelte';
import type { Desk } from './table-ui.svelte';
import { boxOf } from './dom-lookup';
import { targetOf } from './pointer-input';
import { deed, type Deed } from './keymap';
import type { Motion } from './motion';
import { nearest, type Way } from './arrow-navigation';
import { rows } from './offer-list';
import { enter, region, regions } from './regions';

export class Keys {
  constructor(
    private readonly root: HTMLElement,
    private readonly desk: Desk,
    private readonly motion: Motion,
  ) {}

  attach(): () => void {
    const heard = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || this.elsewhere(event.target)) return;
      if (this.desk.turn.kind === 'hand') return;
      const wanted = deed(event, settings.letters, isWriting(event.target));
      if (wanted !== null && this.does(wanted, event.target)) event.preventDefault();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }

  /** A dialog of its own hears its keys itself. */
  private elsewhere(thing: EventTarget | null): boolean {
    return thing instanceof Element && thing.closest('dialog, [data-modal]') !== null;
  }

  /** Do what a key is for; false if it is for nothing here, so that the browser may have it. */
  private does(wanted: Deed, on: EventTarget | null): boolean {
    const { desk } = this;
    switch (wanted.do) {
      case 'escape':
        return this.escape();
      case 'choose':
        return this.choose(on);
      case 'skip':
        return this.skip(on);
      case 'list':
        desk.list = !desk.list;
        if (desk.list)
          requestAnimationFrame(() => this.root.querySelector<HTMLElement>('.list li button')?.focus());
        return true;
      case 'text':
        desk.text = !desk.text;
        return true;
      case 'help':
        desk.explain();
        return true;
      case 'undo':
        void desk.undo();
        return true;
      case 'redo':
        void desk.redo();
        return true;
      case 'main':
        return this.main();
      case 'nth':
        return this.nth(wanted.index);
      default:
        return this.goes(wanted, on);
    }
  }

  private goes(wanted: Deed, on: EventTarget | null): boolean {
    switch (wanted.do) {
      case 'why':
      case 'magnify':
        return this.lookAt(wanted.do, on);
      case 'region':
        return enter(region(wanted.name));
      case 'tab':
        this.desk.show(wanted.name);
        requestAnimationFrame(() => enter(region('log')));
        return true;
      case 'next':
        return this.next(wanted.step);
      case 'round':
        return this.round(wanted.step);
      case 'move':
        return this.move(wanted.way, on);
      default:
        return false;
    }
  }

  private escape(): boolean {
    const { point } = this.desk;
    const asked = point.awaitsAnswer || (point.bubble !== null && !this.desk.list);
    point.dismiss();
    if (asked) return true;
    if (point.detailOpen) point.detailOpen = false;
    else return this.desk.close();
    return true;
  }

  private choose(on: EventTarget | null): boolean {
    const target = targetOf(on);
    if (target === null) return false;
    void this.desk.point.choose(target);
    return true;
  }

  /** Space is a button's own key, and else skips to now. */
  private skip(on: EventTarget | null): boolean {
    if (on instanceof Element && on.matches('button, a, input, select, summary')) return false;
    if (this.desk.table.queued > 0 || this.motion.moving) {
      this.desk.table.flushQueue();
      this.motion.finish();
      return true;
    }
    return this.choose(on);
  }

  private main(): boolean {
    const { point, ui, table } = this.desk;
    const offer = table.offers.find((one) => ui.needsConfirm(one));
    if (offer === undefined) return false;
    void point.chooseOffer(offer, `offer:${offer.code}`);
    return true;
  }

  private nth(index: number): boolean {
    const { point, table } = this.desk;
    const { bubble } = point;
    const offers =
      bubble?.kind === 'several'
        ? bubble.offers
        : this.desk.list || this.desk.text
          ? rows(table.offers, (offer) => point.offerLabel(offer)).map(({ offer }) => offer)
          : [];
    const offer = offers[index];
    if (offer === undefined) return false;
    void point.chooseOffer(offer, bubble?.kind === 'several' ? bubble.target : null);
    return true;
  }

  private lookAt(what: 'why' | 'magnify', on: EventTarget | null): boolean {
    const { point } = this.desk;
    const target = targetOf(on) ?? point.detailTarget;
    if (target === null) return false;
    if (what === 'why') {
      void point.explain(target);
      return true;
    }
    point.detailTarget = target;
    point.detailOpen = !point.detailOpen;
    return true;
  }

  private round(step: number): boolean {
    const all = regions();
    const now = all.findIndex((region) => region.contains(document.activeElement));
    const start = now < 0 && step < 0 ? 0 : now;
    return enter(all[(start + step + all.length) % all.length] ?? null);
  }

  private next(step: number): boolean {
    const legal = [...this.root.querySelectorAll<HTMLElement>('[data-legal]')].filter(
      (element) => element.getClientRects().length > 0,
    );
    if (legal.length === 0) return false;
    const now = legal.findIndex((element) => element === document.activeElement);
    const start = now < 0 && step < 0 ? 0 : now;
    legal[(start + step + legal.length) % legal.length]?.focus();
    return true;
  }

  private move(way: Way, on: EventTarget | null): boolean {
    if (!(on instanceof Element) || targetOf(on) === null) return this.step(way, on);
    const region = on.closest('[data-region]') ?? this.root;
    const others = [...region.querySelectorAll<HTMLElement>('[data-target]')].filter(
      (element) => element !== on && element.getClientRects().length > 0,
    );
    const index = nearest(boxOf(on), others.map(boxOf), way);
    others[index]?.focus();
    return true;
  }

  /** In a list, up and down go from row to row. */
  private step(way: Way, on: EventTarget | null): boolean {
    if (!(on instanceof Element)) return false;
    const list = on.closest('ol, [role=menu], [data-rows]');
    if (list === null || way === 'left' || way === 'right') return false;
    const whole = list.closest('.rows') ?? list;
    const buttons = [...whole.querySelectorAll<HTMLElement>('button, a[href]')];
    const now = buttons.findIndex((button) => button === on);
    buttons[(now + (way === 'down' ? 1 : -1) + buttons.length) % buttons.length]?.focus();
    return true;
  }
}

export function isWriting(thing: EventTarget | null): boolean {
  if (!(thing instanceof HTMLElement)) return false;
  if (thing.matches('textarea, select') || thing.isContentEditable) return true;
  return thing instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(thing.type);
}
