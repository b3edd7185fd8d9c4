/** Keyboard events of a table; a whole game can be played by keys alone. */
import { settings } from '../lib/settings.svelte';
import type { TableUi } from './table-ui.svelte';
import { boxOf } from './dom-lookup';
import { targetOf } from './pointer-input';
import { keyCommand, type KeyCommand } from './keymap';
import type { Motion } from './motion';
import { nearest, type Direction } from './arrow-navigation';
import { offerRows } from './offer-list';
import { focusRegion, region, regions } from './regions';
import { thingAt } from './things';

export class KeyboardInput {
  constructor(
    private readonly root: HTMLElement,
    private readonly tableUi: TableUi,
    private readonly motion: Motion,
  ) {}

  attach(): () => void {
    const onKeydown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || this.inDialog(event.target)) return;
      if (this.tableUi.handover.kind === 'cover') return;
      const command = keyCommand(event, settings.letters, isTextInput(event.target));
      if (command !== null && this.run(command, event.target)) event.preventDefault();
    };
    addEventListener('keydown', onKeydown);
    return () => removeEventListener('keydown', onKeydown);
  }

  /** Whether an element is in a dialog, which handles its own keys. */
  private inDialog(element: EventTarget | null): boolean {
    return element instanceof Element && element.closest('dialog, [data-modal]') !== null;
  }

  /** Run a command; false if it does not apply, so that the browser handles the key. */
  private run(command: KeyCommand, on: EventTarget | null): boolean {
    const { tableUi } = this;
    switch (command.do) {
      case 'escape':
        return this.escape();
      case 'activate':
        return this.activate(on);
      case 'skip':
        return this.skip(on);
      case 'list':
        tableUi.listOpen = !tableUi.listOpen;
        if (tableUi.listOpen)
          requestAnimationFrame(() => this.root.querySelector<HTMLElement>('.list li button')?.focus());
        return true;
      case 'hint':
        void tableUi.hints.toggle();
        return true;
      case 'plan':
        void tableUi.togglePlan?.();
        return true;
      case 'since':
        void tableUi.showSince();
        return true;
      case 'text':
        tableUi.textViewOpen = !tableUi.textViewOpen;
        return true;
      case 'help':
        tableUi.showHelp();
        return true;
      case 'keys':
        if (!this.tellThing(on)) tableUi.keysOpen = true;
        return true;
      case 'undo':
        void tableUi.undo();
        return true;
      case 'redo':
        void tableUi.redo();
        return true;
      case 'primary':
        return this.choosePrimary();
      case 'nth':
        return this.chooseNth(command.index);
      default:
        return this.navigate(command, on);
    }
  }

  /** Tell what has the focus or is under the mouse; false where that is nothing, or was just told. */
  private tellThing(on: EventTarget | null): boolean {
    const { pointer, ui } = this.tableUi;
    if (ui.things === undefined || pointer.bubble?.kind === 'about') return false;
    const hovered = [...this.root.querySelectorAll(':hover')].at(-1) ?? null;
    const thing = thingAt(on, this.root, ui.things) ?? thingAt(hovered, this.root, ui.things);
    if (thing !== null) pointer.showThing(thing);
    return thing !== null;
  }

  private navigate(command: KeyCommand, on: EventTarget | null): boolean {
    switch (command.do) {
      case 'why':
      case 'detail':
        return this.showTarget(command.do, on);
      case 'region':
        return focusRegion(region(command.name));
      case 'tab':
        this.tableUi.showTab(command.name);
        requestAnimationFrame(() => focusRegion(region('log')));
        return true;
      case 'next':
        return this.nextLegal(command.step);
      case 'cycle':
        return this.cycleRegions(command.step);
      case 'move':
        return this.moveFocus(command.direction, on);
      default:
        return false;
    }
  }

  private escape(): boolean {
    const { pointer } = this.tableUi;
    const shown = pointer.bubble !== null && !this.tableUi.listOpen && !pointer.isHalfMade;
    const asked = pointer.awaitsAnswer || pointer.bubble?.kind === 'about' || shown;
    pointer.dismiss();
    if (pointer.picked !== null) {
      pointer.putDown();
      return true;
    }
    if (asked) return true;
    if (pointer.error !== null) pointer.dismissError();
    else if (pointer.detailOpen) pointer.detailOpen = false;
    else if (this.tableUi.closeTop()) return true;
    else if (pointer.isHalfMade) void pointer.takeTurnBack();
    else return false;
    return true;
  }

  private activate(on: EventTarget | null): boolean {
    const target = targetOf(on);
    if (target === null) return false;
    void this.tableUi.pointer.choose(target);
    return true;
  }

  /** Space presses a button, and else shows all received moves at once. */
  private skip(on: EventTarget | null): boolean {
    if (on instanceof Element && on.matches('button, a, input, select, summary')) return false;
    if (this.tableUi.skipScene()) return true;
    if (this.tableUi.table.queued > 0 || this.motion.moving) {
      this.tableUi.table.flushQueue();
      this.motion.finish();
      return true;
    }
    return this.activate(on);
  }

  private choosePrimary(): boolean {
    const { pointer, ui, table } = this.tableUi;
    const offer = table.offers.find((offer) => ui.needsConfirm(offer));
    if (offer === undefined) return false;
    void pointer.chooseOffer(offer, `offer:${offer.code}`);
    return true;
  }

  private chooseNth(index: number): boolean {
    const { pointer, table, ui } = this.tableUi;
    const { bubble } = pointer;
    if (bubble?.kind === 'routes') {
      const route = bubble.routes[index];
      if (route !== undefined) void pointer.takeRoute(route);
      return route !== undefined;
    }
    const offers =
      bubble?.kind === 'several'
        ? bubble.offers
        : this.tableUi.listOpen || this.tableUi.textViewOpen
          ? offerRows(
              table.offers,
              (offer) => pointer.offerLabel(offer),
              (offer) => ui.needsConfirm(offer),
            ).map(({ offer }) => offer)
          : [];
    const offer = offers[index];
    if (offer === undefined) return false;
    void pointer.chooseOffer(offer, bubble?.kind === 'several' ? bubble.target : null);
    return true;
  }

  private showTarget(what: 'why' | 'detail', on: EventTarget | null): boolean {
    const { pointer } = this.tableUi;
    const target = targetOf(on) ?? pointer.detailTarget;
    if (target === null) return false;
    if (what === 'why') {
      void pointer.explain(target);
      return true;
    }
    pointer.detailTarget = target;
    pointer.detailOpen = !pointer.detailOpen;
    return true;
  }

  private cycleRegions(step: number): boolean {
    const all = regions();
    const now = all.findIndex((region) => region.contains(document.activeElement));
    const start = now < 0 && step < 0 ? 0 : now;
    return focusRegion(all[(start + step + all.length) % all.length] ?? null);
  }

  private nextLegal(step: number): boolean {
    const legal = [...this.root.querySelectorAll<HTMLElement>('[data-legal]')].filter(
      (element) => element.getClientRects().length > 0,
    );
    if (legal.length === 0) return false;
    const now = legal.findIndex((element) => element === document.activeElement);
    const start = now < 0 && step < 0 ? 0 : now;
    legal[(start + step + legal.length) % legal.length]?.focus();
    return true;
  }

  private moveFocus(direction: Direction, on: EventTarget | null): boolean {
    if (!(on instanceof Element) || targetOf(on) === null) return this.moveInList(direction, on);
    const region = on.closest('[data-region]') ?? this.root;
    const others = [...region.querySelectorAll<HTMLElement>('[data-target]')].filter(
      (element) => element !== on && element.getClientRects().length > 0,
    );
    const index = nearest(boxOf(on), others.map(boxOf), direction);
    others[index]?.focus();
    return true;
  }

  /** Move up or down in a list. */
  private moveInList(direction: Direction, on: EventTarget | null): boolean {
    if (!(on instanceof Element)) return false;
    const list = on.closest('ol, [role=menu], [data-rows]');
    if (list === null || direction === 'left' || direction === 'right') return false;
    const whole = list.closest('.rows') ?? list;
    const buttons = [...whole.querySelectorAll<HTMLElement>('button, a[href]')];
    const now = buttons.findIndex((button) => button === on);
    buttons[(now + (direction === 'down' ? 1 : -1) + buttons.length) % buttons.length]?.focus();
    return true;
  }
}

/** Whether an element takes typed text. */
export function isTextInput(element: EventTarget | null): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.matches('textarea, select') || element.isContentEditable) return true;
  return (
    element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(element.type)
  );
}
