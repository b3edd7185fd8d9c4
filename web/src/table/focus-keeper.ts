/**
 * Focus is never lost. What one was at may be gone once a choice is made; then one is set down where one would
 * look next: at the same thing drawn anew, at the list, or in the same part of the table.
 */
import { find } from './dom-lookup';
import { region, stand } from './regions';

/** What comes and goes over the table, and gives the focus back to what it was taken from. */
const PASSING = 'dialog, [data-bubble], [data-modal], [data-passing]';

interface Home {
  element: HTMLElement | SVGElement;
  target: string | null;
  region: string | null;
  listed: boolean;
}

export class Keeping {
  /** Whether something has the focus, or had it until it went away. */
  private held = false;
  private home: Home | null = null;

  constructor(private readonly root: HTMLElement) {}

  attach(): () => void {
    const stop = new AbortController();
    const heard = { signal: stop.signal, capture: true };
    document.addEventListener('focusin', (event) => this.note(event.target), heard);
    // What cannot have the focus any more loses it a little later than it changes.
    document.addEventListener('focusout', () => requestAnimationFrame(() => this.mend()), heard);
    // A click beside everything lets go of the focus on purpose.
    document.addEventListener('pointerdown', () => (this.held = false), heard);
    const watch = new MutationObserver(() => this.mend());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      stop.abort();
      watch.disconnect();
    };
  }

  private note(thing: EventTarget | null): void {
    if (!(thing instanceof HTMLElement || thing instanceof SVGElement)) return;
    this.held = true;
    if (thing.closest(PASSING) !== null) return;
    this.home = {
      element: thing,
      target: thing.closest<HTMLElement>('[data-target]')?.dataset['target'] ?? null,
      region: thing.closest<HTMLElement>('[data-region]')?.dataset['region'] ?? null,
      listed: thing.closest('[data-list]') !== null,
    };
  }

  private mend(): void {
    const { activeElement } = document;
    if (activeElement?.matches('[data-list]') === true) this.row()?.focus();
    if (!this.held || (activeElement !== null && activeElement !== document.body)) return;
    const { home } = this;
    if (home !== null && seen(home.element)) home.element.focus({ preventScroll: true });
    else if (home?.listed === true && this.list() !== null) (this.row() ?? this.list())?.focus();
    else this.settle(home);
  }

  /** Where nothing of before is left: the same target, its part of the table, or what is asked. */
  private settle(home: Home | null): void {
    const same = home?.target == null ? null : find(this.root, home.target);
    if (same instanceof HTMLElement || same instanceof SVGElement) same.focus({ preventScroll: true });
    else stand(region(home?.region ?? 'prompt') ?? region('prompt'));
  }

  private list(): HTMLElement | null {
    return document.querySelector<HTMLElement>('[data-list]');
  }

  private row(): HTMLElement | null {
    return document.querySelector<HTMLElement>('[data-list] [data-offer]');
  }
}

function seen(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true });
}
