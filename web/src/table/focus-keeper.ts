/**
 * Keeps the keyboard focus. When the focused element disappears, the focus moves to the same target drawn
 * again, to the list, or to the same region of the table.
 */
import { findTarget } from './dom-lookup';
import { focusInside, region } from './regions';

/** Elements that open over the table and return the focus when they close. */
const TRANSIENT = 'dialog, [data-bubble], [data-modal], [data-transient]';

/** Where the focus was last, outside of transient elements. */
interface FocusPlace {
  element: HTMLElement | SVGElement;
  target: string | null;
  region: string | null;
  inList: boolean;
}

export class FocusKeeper {
  /** Whether an element has the focus, or had it until it disappeared. */
  private focused = false;
  private last: FocusPlace | null = null;
  /** Whether the focus has left an element and not reached the next: what changes meanwhile must not stop it. */
  private moving = false;

  constructor(private readonly root: HTMLElement) {}

  attach(): () => void {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    document.addEventListener('focusin', (event) => this.remember(event.target), options);
    // A disabled element loses the focus only after it has changed.
    document.addEventListener('blur', (event) => this.leave(event.target), options);
    // A click on the background drops the focus on purpose.
    document.addEventListener('pointerdown', () => (this.focused = false), options);
    const observer = new MutationObserver(() => this.restore());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }

  private leave(element: EventTarget | null): void {
    this.moving = element instanceof Element && isVisible(element);
    requestAnimationFrame(() => {
      this.moving = false;
      this.restore();
    });
  }

  private remember(element: EventTarget | null): void {
    this.moving = false;
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
    this.focused = true;
    if (element.closest(TRANSIENT) !== null) return;
    this.last = {
      element,
      target: element.closest<HTMLElement>('[data-target]')?.dataset['target'] ?? null,
      region: element.closest<HTMLElement>('[data-region]')?.dataset['region'] ?? null,
      inList: element.closest('[data-list]') !== null,
    };
  }

  private restore(): void {
    const { activeElement } = document;
    if (this.moving || !document.hasFocus()) return;
    if (activeElement?.matches('[data-list]') === true) this.row()?.focus();
    if (!this.focused || (activeElement !== null && activeElement !== document.body)) return;
    const { last } = this;
    if (last !== null && isVisible(last.element)) last.element.focus({ preventScroll: true });
    else if (last?.inList === true && this.list() !== null) (this.row() ?? this.list())?.focus();
    else this.moveFocus(last);
  }

  /** Move the focus to the same target, else to its region, else to the prompt. */
  private moveFocus(last: FocusPlace | null): void {
    const same = last?.target == null ? null : findTarget(this.root, last.target);
    if (same instanceof HTMLElement || same instanceof SVGElement) same.focus({ preventScroll: true });
    else focusInside(region(last?.region ?? 'prompt') ?? region('prompt'));
  }

  private list(): HTMLElement | null {
    return document.querySelector<HTMLElement>('[data-list]');
  }

  private row(): HTMLElement | null {
    return document.querySelector<HTMLElement>('[data-list] [data-offer]');
  }
}

function isVisible(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true });
}
