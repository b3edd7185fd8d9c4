/**
 * Animation of pieces between positions: elements with the same `data-piece` are the same piece and move from
 * the old place to the new one. A part that is panned or scrolled as a whole carries `data-frame`. Only
 * transform and opacity are animated. With reduced motion, changed elements are outlined instead.
 */
import { tick } from 'svelte';

import { reducedMotion, motionSpeed } from '../lib/settings.svelte';
import { formatNumber } from '../lib/words.svelte';
import { CountUp } from './count-up';
import { arcSteps, pathSteps, type Step } from './motion-path';

interface Point {
  x: number;
  y: number;
}

/** Where a piece is on the screen, and in the frame that it belongs to; `parent` is what it lies in. */
interface Place extends Point {
  frame: Element | null;
  inFrame: Point;
  parent: Element | null;
}

const PIECE_MS = 420;
const CARD_MS = 240;
const COUNT_MS = 240;
const MAX_PATH_MS = 900;
const OUTLINE_MS = 1500;
const MIN_DISTANCE = 1.5;
const EASE = 'cubic-bezier(.2,.8,.25,1)';
/** More moved pieces than this mean another view, not a move. */
const MAX_MOVED = 40;
/** Likewise of those that are outlined instead. */
const MAX_OUTLINED = 6;
/** The parts of the table, which come and go as a whole. */
const PART = '[data-region]';

export class Motion {
  private readonly running = new Set<Animation>();
  private readonly counts = new CountUp<Element>({
    request: (step) => requestAnimationFrame(step),
    cancel: (frame) => cancelAnimationFrame(frame),
  });

  constructor(private readonly root: HTMLElement) {}

  get moving(): boolean {
    return this.running.size > 0;
  }

  /** Finish all animations at once. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.counts.finish();
  }

  /** Note where all pieces are, wait for the update of the DOM, and animate the differences. */
  async change(): Promise<void> {
    const before = this.pieces();
    const numbers = this.numbers();
    const parts = new Set(this.root.querySelectorAll(PART));
    await tick();
    const moved: [Element, Point | null][] = [];
    for (const [name, element] of this.elements('piece')) {
      const then = before.get(name);
      if (then === undefined) {
        if (!reducedMotion() || wasShown(element, parts)) moved.push([element, null]);
      } else {
        const now = placeOf(element);
        const by = offset(then, now);
        const start = { x: now.x + by.x, y: now.y + by.y };
        if (Math.hypot(by.x, by.y) <= MIN_DISTANCE) continue;
        if (!reducedMotion() || !isPushed(element, then)) moved.push([element, start]);
      }
    }
    for (const [name, element] of this.elements('count')) this.count(element, numbers.get(name));
    if (moved.length > (reducedMotion() ? MAX_OUTLINED : MAX_MOVED)) return;
    for (const [element, from] of moved) this.move(element, from);
  }

  private elements(kind: 'piece' | 'count'): Map<string, HTMLElement | SVGElement> {
    const found = new Map<string, HTMLElement | SVGElement>();
    for (const element of this.root.querySelectorAll<HTMLElement | SVGElement>(`[data-${kind}]`)) {
      const name = element.dataset[kind] ?? '';
      // What a dialog magnifies is on the table, too.
      if (element.getClientRects().length > 0 && element.closest('dialog') === null) found.set(name, element);
    }
    return found;
  }

  private pieces(): Map<string, Place> {
    return new Map([...this.elements('piece')].map(([name, element]) => [name, placeOf(element)]));
  }

  private numbers(): Map<string, number> {
    return new Map([...this.elements('count')].map(([name, element]) => [name, valueOf(element)]));
  }

  private move(element: Element, from: Point | null): void {
    if (reducedMotion()) {
      this.outline(element);
      return;
    }
    const path = (element as HTMLElement | SVGElement).dataset['path'];
    if (from === null) this.animate(element, [{ opacity: 0 }, { opacity: 1 }], CARD_MS);
    else if (path !== undefined && path !== '' && element instanceof SVGElement)
      this.followPath(element, path);
    else this.fly(element, from);
  }

  private fly(element: Element, from: Point): void {
    const now = centre(element);
    const per = scaleOf(element);
    const steps = arcSteps((from.x - now.x) / per, (from.y - now.y) / per);
    const card = (element as HTMLElement).dataset['piece']?.startsWith('card:') === true;
    this.animate(element, steps.map(frame), card ? CARD_MS : PIECE_MS);
  }

  /** Along a path, at a speed that can be followed. */
  private followPath(element: SVGElement, path: string): void {
    const { steps, length } = pathSteps(path);
    this.animate(element, steps.map(frame), Math.min(MAX_PATH_MS, 300 + length), 'ease-in-out');
  }

  private animate(element: Element, frames: Keyframe[], length: number, easing = EASE): void {
    const animation = element.animate(frames, { duration: length * motionSpeed(), easing });
    this.running.add(animation);
    const done = (): boolean => this.running.delete(animation);
    animation.finished.then(done, done);
  }

  private count(element: HTMLElement | SVGElement, before: number | undefined): void {
    const node = element.firstChild;
    if (before === undefined || before === valueOf(element) || !(node instanceof Text)) return;
    if (reducedMotion()) {
      this.outline(element);
      return;
    }
    const write = (value: number): void => {
      node.nodeValue = formatNumber(value);
    };
    this.counts.start(element, { value: () => valueOf(element), write }, before, COUNT_MS * motionSpeed());
  }

  private outline(element: Element): void {
    element.classList.add('has-changed');
    setTimeout(() => element.classList.remove('has-changed'), OUTLINE_MS);
  }
}

/** The number that an element with `data-count` shows, from its `data-value`. */
function valueOf(element: HTMLElement | SVGElement): number {
  return Number(element.dataset['value']);
}

function frame({ x, y, lift }: Step): Keyframe {
  return { translate: `${x}px ${y - lift}px` };
}

function centre(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A piece's place; its frame is the nearest element with `data-frame`, which may be moved as a whole. */
function placeOf(element: Element): Place {
  const { x, y } = centre(element);
  const frame = element.closest('[data-frame]');
  const box = frame?.getBoundingClientRect();
  const inFrame = { x: x - (box?.x ?? 0), y: y - (box?.y ?? 0) };
  return { x, y, frame, inFrame, parent: element.parentElement };
}

/** Whether the part of the table that a piece lies in was shown before: nothing is new in one that was not. */
function wasShown(element: Element, parts: Set<Element>): boolean {
  const part = element.closest(PART);
  return part === null || parts.has(part);
}

/** Whether a piece lies where it did and was only pushed by others: a card by one that left the hand. */
function isPushed(element: Element, then: Place): boolean {
  return element instanceof HTMLElement && element.parentElement === then.parent;
}

/** How far a piece has come; a frame that was scrolled or panned with all it holds has moved nothing. */
function offset(then: Place, now: Place): Point {
  const [from, to] = then.frame === now.frame ? [then.inFrame, now.inFrame] : [then, now];
  return { x: from.x - to.x, y: from.y - to.y };
}

/** Screen pixels per unit of an element's own coordinates. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement !== null) {
    const parent = element.parentElement;
    const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : element.getScreenCTM();
    return matrix?.a || 1;
  }
  return element instanceof HTMLElement && element.currentCSSZoom > 0 ? element.currentCSSZoom : 1;
}
