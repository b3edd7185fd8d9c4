/**
 * Mouse, touch and focus events of a table, handled at its root and passed to the `Pointer`.
 *
 * A mouse previews a choice while it rests on it and takes it by a click. With touch the first tap previews
 * and the second takes; a long press shows the card or the reason.
 */
import { findTarget } from './dom-lookup';
import type { Pointer } from './pointer.svelte';
import { thingAt, type Thing } from './things';

const HOVER_DELAY = 350;
/** What can be chosen says what it does; what cannot be is asked about by resting longer. */
const THING_DELAY = 700;
const LONG_PRESS = 500;
const MAX_PRESS_MOVE = 12;

/** The target that an element belongs to. */
export function targetOf(element: EventTarget | null): string | null {
  if (!(element instanceof Element)) return null;
  return element.closest<HTMLElement>('[data-target]')?.dataset['target'] ?? null;
}

/**
 * The target of a mouse event: a legal one before others, such as a field under its vines, and what lies
 * under a printed thing before none.
 */
function targetAt(event: MouseEvent): string | null {
  let found = targetOf(event.target);
  if (!(event.target instanceof SVGElement)) return found;
  const drawing = event.target.ownerSVGElement;
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const under = element.closest<SVGElement>('[data-target]');
    if (under === null || under.ownerSVGElement !== drawing) continue;
    if (under.dataset['legal'] !== undefined) return under.dataset['target'] ?? found;
    found ??= under.dataset['target'] ?? null;
  }
  return found;
}

/** The target that a mention in the log refers to, by `data-ref`. */
function mentionedTarget(element: EventTarget | null): string | null {
  if (!(element instanceof Element)) return null;
  return element.closest<HTMLElement>('[data-ref]')?.dataset['ref'] ?? null;
}

export class PointerInput {
  private hovered: string | null = null;
  private hoverTimer: ReturnType<typeof setTimeout> | undefined;
  private pressTimer: ReturnType<typeof setTimeout> | undefined;
  private pressedAt: { x: number; y: number } | null = null;
  private longPressed = false;
  private byTouch = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly pointer: Pointer,
  ) {}

  attach(): () => void {
    const listeners = new AbortController();
    const { signal } = listeners;
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      handler: (event: HTMLElementEventMap[K]) => void,
    ): void => this.root.addEventListener(kind, handler, { signal });
    on('pointerover', (event) => this.onEnter(event));
    on('pointerdown', (event) => this.onPress(event));
    on('pointermove', (event) => this.onMove(event));
    on('pointerup', () => this.endPress());
    on('pointercancel', () => this.endPress());
    on('click', (event) => this.onClick(event));
    on('contextmenu', (event) => this.onContextMenu(event));
    on('focusin', (event) => this.onFocus(event));
    return () => {
      listeners.abort();
      this.endPress();
      clearTimeout(this.hoverTimer);
    };
  }

  private onEnter(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const ref = mentionedTarget(event.target);
    if (ref !== null) this.pointer.detailTarget = ref;
    this.highlight(ref);
    const target = targetAt(event);
    if (inBubble(event.target)) clearTimeout(this.hoverTimer);
    const thing = target === null ? this.thingAt(event.target) : null;
    const hovered = thing === null ? target : `about ${thing.key}`;
    if (hovered === this.hovered || inBubble(event.target)) return;
    this.hovered = hovered;
    clearTimeout(this.hoverTimer);
    if (target !== null) this.pointer.detailTarget = target;
    this.hoverTimer =
      thing === null
        ? setTimeout(() => this.onHover(target), HOVER_DELAY)
        : setTimeout(() => this.pointer.showThing(thing), THING_DELAY);
  }

  private thingAt(element: EventTarget | null): Thing | null {
    const { things } = this.pointer.ui;
    return things === undefined || isControl(element) ? null : thingAt(element, this.root, things);
  }

  /** Highlight the target that is mentioned elsewhere. */
  private highlight(ref: string | null): void {
    for (const marked of this.root.querySelectorAll('.is-highlighted'))
      marked.classList.remove('is-highlighted');
    if (ref !== null) findTarget(this.root, ref)?.classList.add('is-highlighted');
  }

  private onHover(target: string | null): void {
    if (this.pointer.awaitsAnswer) return;
    if (target === null) {
      this.pointer.dismiss();
      this.closeDetail();
    } else void this.pointer.hover(target);
  }

  /** A card that was enlarged by resting on it makes room for the log again. */
  private closeDetail(): void {
    if (
      !this.pointer.detailOpen &&
      this.root.querySelector('[data-detail]:hover, [data-detail]:focus-within') === null
    )
      this.pointer.detailTarget = null;
  }

  private onPress(event: PointerEvent): void {
    this.byTouch = event.pointerType === 'touch';
    this.longPressed = false;
    if (!this.byTouch) return;
    const target = targetOf(event.target) ?? mentionedTarget(event.target);
    const thing = this.thingAt(event.target);
    if (target === null && thing === null) return;
    this.pressedAt = { x: event.clientX, y: event.clientY };
    this.pressTimer = setTimeout(() => this.onLongPress(target, thing), LONG_PRESS);
  }

  /** Show the card of a target, or tell what it is where it has none. */
  private onLongPress(target: string | null, thing: Thing | null): void {
    this.longPressed = true;
    const plain = this.pointer.ui.things?.plain ?? [];
    if (target !== null && !plain.includes(target.split(':')[0] ?? '')) void this.pointer.showDetail(target);
    else if (thing !== null) this.pointer.showThing(thing);
  }

  private onMove(event: PointerEvent): void {
    const from = this.pressedAt;
    if (from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > MAX_PRESS_MOVE)
      this.endPress();
  }

  private endPress(): void {
    clearTimeout(this.pressTimer);
    this.pressedAt = null;
  }

  private onClick(event: MouseEvent): void {
    if (this.longPressed) {
      this.longPressed = false;
      return;
    }
    const ref = mentionedTarget(event.target);
    if (ref !== null) {
      void this.pointer.showDetail(ref);
      return;
    }
    const target = targetAt(event);
    clearTimeout(this.hoverTimer);
    if (target !== null) void this.pointer.choose(target, this.byTouch);
    else if (!inBubble(event.target) && !isControl(event.target)) this.pointer.putDown();
  }

  /** Keep a long press on a card from opening the context menu of the browser. */
  private onContextMenu(event: MouseEvent): void {
    if (this.byTouch && (targetOf(event.target) ?? this.thingAt(event.target)) !== null)
      event.preventDefault();
  }

  private onFocus(event: FocusEvent): void {
    const target = targetOf(event.target);
    if (target === null || !(event.target instanceof Element) || !event.target.matches(':focus-visible'))
      return;
    this.pointer.detailTarget = target;
    clearTimeout(this.hoverTimer);
    const { position } = this.pointer.table;
    // Whoever has chosen meanwhile need not be told why it cannot be chosen again.
    this.hoverTimer = setTimeout(() => {
      if (this.pointer.table.position?.decisions === position?.decisions) this.onHover(target);
    }, HOVER_DELAY);
  }
}

function inBubble(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest('[data-bubble]') !== null;
}

function isControl(element: EventTarget | null): boolean {
  return (
    element instanceof Element &&
    element.closest('button, a, input, select, textarea, [role=dialog]') !== null
  );
}
