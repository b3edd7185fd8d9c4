/**
 * Drag and drop: what can be picked up (`Pointer.routesFrom`) is carried to where it goes, with the mouse, a
 * pen or a finger. A finger that moves along a hand scrolls it (`touch-action` of `[data-movable]`).
 */
import { findTarget } from './dom-lookup';
import type { Pointer } from './pointer.svelte';
import { targetOf } from './pointer-input';

const MIN_MOVE = 6;
/** A finger rests less steadily. */
const MIN_TOUCH_MOVE = 12;

interface Drag {
  target: string;
  from: { x: number; y: number };
  /** Which mouse or finger carries it. */
  carrier: number;
  /** What follows it; null until it has moved. */
  image: HTMLElement | null;
}

export class DragInput {
  private drag: Drag | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly pointer: Pointer,
  ) {}

  attach(): () => void {
    const listeners = new AbortController();
    const { signal } = listeners;
    this.root.addEventListener('pointerdown', (event) => this.onPress(event), { signal });
    addEventListener('pointermove', (event) => this.onMove(event), { signal });
    addEventListener('pointerup', (event) => this.onRelease(event), { signal });
    addEventListener('pointercancel', (event) => this.onCancel(event), { signal });
    // The browser would drag a picture itself, and select the text on the way.
    this.root.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    addEventListener('selectstart', (event) => this.drag !== null && event.preventDefault(), { signal });
    return () => {
      listeners.abort();
      this.end();
    };
  }

  private onPress(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const target = targetOf(event.target);
    if (target === null || this.pointer.routesFrom(target).length === 0) return;
    const from = { x: event.clientX, y: event.clientY };
    this.drag = { target, from, carrier: event.pointerId, image: null };
  }

  private onMove(event: PointerEvent): void {
    const { drag } = this;
    if (drag === null || event.pointerId !== drag.carrier) return;
    if (drag.image === null) {
      const least = event.pointerType === 'touch' ? MIN_TOUCH_MOVE : MIN_MOVE;
      if (Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y) < least) return;
      drag.image = this.carry(drag.target);
      this.pointer.beginDrag(drag.target);
      getSelection()?.removeAllRanges();
    }
    drag.image.style.translate = `${event.clientX}px ${event.clientY}px`;
    const goal = this.goalAt(event);
    drag.image.classList.toggle('over-goal', goal !== null);
  }

  private onRelease(event: PointerEvent): void {
    const { drag } = this;
    if (drag?.image == null) {
      this.drag = null;
      return;
    }
    const route = this.pointer.pickedRoutes.get(this.goalAt(event) ?? '');
    this.end();
    // The click that follows a drag is none.
    const ended = new AbortController();
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: ended.signal });
    setTimeout(() => ended.abort());
    if (route === undefined) this.pointer.putDown();
    else void this.pointer.takeRoute(route);
  }

  /** The browser has taken the gesture over, to scroll. */
  private onCancel({ pointerId }: PointerEvent): void {
    if (this.drag?.carrier !== pointerId) return;
    if (this.drag.image !== null) this.pointer.putDown();
    this.end();
  }

  /** Where what is carried could go, under the mouse or finger. */
  private goalAt(event: PointerEvent): string | null {
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const place = element.closest<HTMLElement | SVGElement>('[data-goal], [data-drop]');
      const goal = place?.dataset['drop'] ?? place?.dataset['target'];
      if (goal !== undefined && this.pointer.pickedRoutes.has(goal)) return goal;
    }
    return null;
  }

  /** A picture of a target that follows what carries it. */
  private carry(target: string): HTMLElement {
    const image = document.createElement('div');
    image.className = 'drag-image';
    const found = findTarget(this.root, target);
    const piece = found?.closest('[data-piece]') ?? found;
    if (piece != null) image.append(pictureOf(piece));
    this.root.append(image);
    return image;
  }

  private end(): void {
    this.drag?.image?.remove();
    this.drag = null;
  }
}

/** A copy of an element at the size it is drawn at; a part of a drawing gets a drawing of its own. */
function pictureOf(element: Element): Element {
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const named of [copy, ...copy.querySelectorAll<HTMLElement>('[data-target], [data-piece]')]) {
    delete named.dataset['target'];
    delete named.dataset['piece'];
    named.removeAttribute('tabindex');
  }
  if (!(element instanceof SVGGraphicsElement) || element.ownerSVGElement === null) {
    copy.style.width = `${width}px`;
    copy.style.height = `${height}px`;
    return copy;
  }
  const box = element.getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  drawing.setAttribute('width', String(width));
  drawing.setAttribute('height', String(height));
  drawing.append(copy);
  return drawing;
}
