/**
 * Animation of pieces between positions: elements with the same `data-piece` are the same piece and move from
 * the old place to the new one. Only transform and opacity are animated. With reduced motion, changed
 * elements are outlined instead.
 */
import { tick } from 'svelte';

import { reducedMotion, motionSpeed } from '../lib/settings.svelte';
import { formatNumber } from '../lib/words.svelte';
import { arcSteps, countSteps, pathSteps, type Step } from './motion-path';

interface Point {
  x: number;
  y: number;
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

export class Motion {
  private readonly running = new Set<Animation>();
  private readonly counting = new Map<Element, () => void>();

  constructor(private readonly root: HTMLElement) {}

  get moving(): boolean {
    return this.running.size > 0;
  }

  /** Finish all animations at once. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    for (const stop of this.counting.values()) stop();
  }

  /** Note where all pieces are, wait for the update of the DOM, and animate the differences. */
  async change(): Promise<void> {
    const before = this.pieces();
    const numbers = this.numbers();
    await tick();
    const moved: [Element, Point | null][] = [];
    for (const [name, element] of this.elements('piece')) {
      const then = before.get(name);
      const now = centre(element);
      if (then === undefined) moved.push([element, null]);
      else if (Math.hypot(then.x - now.x, then.y - now.y) > MIN_DISTANCE) moved.push([element, then]);
    }
    if (moved.length > MAX_MOVED) return;
    for (const [element, from] of moved) this.move(element, from);
    for (const [name, element] of this.elements('count')) this.count(element, numbers.get(name));
  }

  private elements(kind: 'piece' | 'count'): Map<string, HTMLElement | SVGElement> {
    const found = new Map<string, HTMLElement | SVGElement>();
    for (const element of this.root.querySelectorAll<HTMLElement | SVGElement>(`[data-${kind}]`)) {
      const name = element.dataset[kind] ?? '';
      if (element.getClientRects().length > 0) found.set(name, element);
    }
    return found;
  }

  private pieces(): Map<string, Point> {
    return new Map([...this.elements('piece')].map(([name, element]) => [name, centre(element)]));
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
    this.counting.get(element)?.();
    const node = element.firstChild;
    const after = valueOf(element);
    if (before === undefined || before === after || !(node instanceof Text)) return;
    if (reducedMotion()) {
      this.outline(element);
      return;
    }
    const values = countSteps(before, after);
    const text = node.nodeValue;
    if (values.length === 0 || element.childNodes.length !== 1) return;
    const started = performance.now();
    let next = 0;
    const stop = (): void => {
      cancelAnimationFrame(next);
      this.counting.delete(element);
      node.nodeValue = text;
    };
    const step = (now: number): void => {
      const index = Math.floor(((now - started) / (COUNT_MS * motionSpeed())) * values.length);
      if (index >= values.length - 1) return stop();
      node.nodeValue = formatNumber(values[Math.max(0, index)] ?? after);
      next = requestAnimationFrame(step);
    };
    this.counting.set(element, stop);
    next = requestAnimationFrame(step);
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

/** Screen pixels per unit of an element's own coordinates. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement !== null) {
    const parent = element.parentElement;
    const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : element.getScreenCTM();
    return matrix?.a || 1;
  }
  return element instanceof HTMLElement && element.currentCSSZoom > 0 ? element.currentCSSZoom : 1;
}
