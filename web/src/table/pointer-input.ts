/**
 * Hands on the table: the pointer, fingers and focus, heard once at its root and told to the `Pointer`.
 *
 * A mouse shows what a choice would do while it rests on it and takes it by a click. A finger hides what it
 * points at, so its first tap shows and the second takes; a long press asks for the card or for the reason.
 */
import { find } from './dom-lookup';
import type { Pointer } from './pointer.svelte';

const REST = 350;
const LONG = 500;
const SLOP = 12;

export function targetOf(thing: EventTarget | null): string | null {
  if (!(thing instanceof Element)) return null;
  return thing.closest<HTMLElement>('[data-target]')?.dataset['target'] ?? null;
}

/** What the pointer means: what can be chosen before what cannot, as a field under the vines on it. */
function meantBy(event: MouseEvent): string | null {
  const top = targetOf(event.target);
  if (top === null || !(event.target instanceof SVGElement)) return top;
  const drawing = event.target.ownerSVGElement;
  for (const thing of document.elementsFromPoint(event.clientX, event.clientY)) {
    const legal = thing.closest<SVGElement>('[data-target][data-legal]');
    if (legal !== null && legal.ownerSVGElement === drawing) return legal.dataset['target'] ?? top;
  }
  return top;
}

/** What the log and the like mention, by `data-ref`. */
function mentioned(thing: EventTarget | null): string | null {
  if (!(thing instanceof Element)) return null;
  return thing.closest<HTMLElement>('[data-ref]')?.dataset['ref'] ?? null;
}

export class Hands {
  private over: string | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private pressing: ReturnType<typeof setTimeout> | undefined;
  private pressedAt: { x: number; y: number } | null = null;
  private pressed = false;
  private finger = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly point: Pointer,
  ) {}

  attach(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const on = <K extends keyof HTMLElementEventMap>(
      kind: K,
      heard: (event: HTMLElementEventMap[K]) => void,
    ): void => this.root.addEventListener(kind, heard, { signal });
    on('pointerover', (event) => this.enter(event));
    on('pointerdown', (event) => this.press(event));
    on('pointermove', (event) => this.move(event));
    on('pointerup', () => this.lift());
    on('pointercancel', () => this.lift());
    on('click', (event) => this.click(event));
    on('contextmenu', (event) => this.menu(event));
    on('focusin', (event) => this.focus(event));
    return () => {
      stop.abort();
      this.lift();
      clearTimeout(this.resting);
    };
  }

  private enter(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const ref = mentioned(event.target);
    if (ref !== null) this.point.detailTarget = ref;
    this.mark(ref);
    const target = meantBy(event);
    if (inBubble(event.target)) clearTimeout(this.resting);
    if (target === this.over || inBubble(event.target)) return;
    this.over = target;
    clearTimeout(this.resting);
    if (target !== null) this.point.detailTarget = target;
    this.resting = setTimeout(() => this.rest(target), REST);
  }

  /** Show on the table what is mentioned elsewhere. */
  private mark(ref: string | null): void {
    for (const marked of this.root.querySelectorAll('.is-meant')) marked.classList.remove('is-meant');
    if (ref !== null) find(this.root, ref)?.classList.add('is-meant');
  }

  private rest(target: string | null): void {
    if (this.point.awaitsAnswer) return;
    if (target === null) this.point.dismiss();
    else void this.point.hover(target);
  }

  private press(event: PointerEvent): void {
    this.finger = event.pointerType === 'touch';
    this.pressed = false;
    if (!this.finger) return;
    const target = targetOf(event.target) ?? mentioned(event.target);
    if (target === null) return;
    this.pressedAt = { x: event.clientX, y: event.clientY };
    this.pressing = setTimeout(() => this.hold(target), LONG);
  }

  private hold(target: string): void {
    this.pressed = true;
    this.point.detailTarget = target;
    this.point.detailOpen = true;
    if (!this.point.isLegal(target)) void this.point.explain(target);
  }

  private move(event: PointerEvent): void {
    const from = this.pressedAt;
    if (from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLOP) this.lift();
  }

  private lift(): void {
    clearTimeout(this.pressing);
    this.pressedAt = null;
  }

  private click(event: MouseEvent): void {
    if (this.pressed) {
      this.pressed = false;
      return;
    }
    const ref = mentioned(event.target);
    if (ref !== null) {
      this.point.detailTarget = ref;
      this.point.detailOpen = true;
      return;
    }
    const target = meantBy(event);
    clearTimeout(this.resting);
    if (target !== null) void this.point.choose(target, this.finger);
    else if (!inBubble(event.target) && !isControl(event.target)) this.point.dismiss();
  }

  /** A long press opens no menu of the browser over a card. */
  private menu(event: MouseEvent): void {
    if (this.finger && targetOf(event.target) !== null) event.preventDefault();
  }

  private focus(event: FocusEvent): void {
    const target = targetOf(event.target);
    if (target === null || !(event.target instanceof Element) || !event.target.matches(':focus-visible'))
      return;
    this.point.detailTarget = target;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rest(target), REST);
  }
}

function inBubble(thing: EventTarget | null): boolean {
  return thing instanceof Element && thing.closest('[data-bubble]') !== null;
}

function isControl(thing: EventTarget | null): boolean {
  return (
    thing instanceof Element && thing.closest('button, a, input, select, textarea, [role=dialog]') !== null
  );
}
