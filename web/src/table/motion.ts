/**
 * Pieces move from where they were to where they are, whatever drew them: an element that carries
 * `data-piece` is the same piece as the one that carried that name before. Only transform and opacity are
 * animated. Where nothing is to move, what has changed is outlined for a moment instead.
 */
import { tick } from 'svelte';

import { motionless, pace } from '../lib/settings.svelte';
import { arc, counted, drawnAlong, type Step } from './motion-path';

interface Seen {
  x: number;
  y: number;
}

const PIECE = 420;
const CARD = 240;
const COUNT = 240;
const LONGEST = 900;
const OUTLINE = 1500;
const STILL = 1.5;
const EASE = 'cubic-bezier(.2,.8,.25,1)';
/** More than this at once is another picture, not a move. */
const TOO_MANY = 40;

export class Motion {
  private readonly running = new Set<Animation>();
  private readonly counting = new Map<Element, () => void>();

  constructor(private readonly root: HTMLElement) {}

  get moving(): boolean {
    return this.running.size > 0;
  }

  /** Show at once where everything is. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    for (const stop of this.counting.values()) stop();
  }

  /** The picture is about to change: note where everything is, and move it once it has changed. */
  async change(): Promise<void> {
    const before = this.pieces();
    const numbers = this.numbers();
    await tick();
    const moved: [Element, Seen | null][] = [];
    for (const [name, element] of this.elements('piece')) {
      const then = before.get(name);
      const now = centre(element);
      if (then === undefined) moved.push([element, null]);
      else if (Math.hypot(then.x - now.x, then.y - now.y) > STILL) moved.push([element, then]);
    }
    if (moved.length > TOO_MANY) return;
    for (const [element, from] of moved) this.move(element, from);
    for (const [name, element] of this.elements('count')) this.count(element, numbers.get(name));
  }

  private elements(kind: 'piece' | 'count'): Map<string, Element> {
    const found = new Map<string, Element>();
    for (const element of this.root.querySelectorAll<HTMLElement | SVGElement>(`[data-${kind}]`)) {
      const name = element.dataset[kind] ?? '';
      if (element.getClientRects().length > 0) found.set(name, element);
    }
    return found;
  }

  private pieces(): Map<string, Seen> {
    return new Map([...this.elements('piece')].map(([name, element]) => [name, centre(element)]));
  }

  private numbers(): Map<string, string> {
    return new Map([...this.elements('count')].map(([name, element]) => [name, element.textContent ?? '']));
  }

  private move(element: Element, from: Seen | null): void {
    if (motionless()) {
      this.outline(element);
      return;
    }
    const path = (element as HTMLElement | SVGElement).dataset['path'];
    if (from === null) this.animate(element, [{ opacity: 0 }, { opacity: 1 }], CARD);
    else if (path !== undefined && path !== '' && element instanceof SVGElement) this.drive(element, path);
    else this.fly(element, from);
  }

  private fly(element: Element, from: Seen): void {
    const now = centre(element);
    const per = scaleOf(element);
    const steps = arc((from.x - now.x) / per, (from.y - now.y) / per);
    const card = (element as HTMLElement).dataset['piece']?.startsWith('card:') === true;
    this.animate(element, steps.map(frame), card ? CARD : PIECE);
  }

  /** Along the road, no faster than one can follow. */
  private drive(element: SVGElement, path: string): void {
    const { steps, length } = drawnAlong(path);
    this.animate(element, steps.map(frame), Math.min(LONGEST, 300 + length), 'ease-in-out');
  }

  private animate(element: Element, frames: Keyframe[], length: number, easing = EASE): void {
    const animation = element.animate(frames, { duration: length * pace(), easing });
    this.running.add(animation);
    const done = (): boolean => this.running.delete(animation);
    animation.finished.then(done, done);
  }

  private count(element: Element, before: string | undefined): void {
    this.counting.get(element)?.();
    const node = element.firstChild;
    const after = element.textContent ?? '';
    if (before === undefined || before === after || !(node instanceof Text)) return;
    if (motionless()) {
      this.outline(element);
      return;
    }
    const values = counted(before, after);
    if (values.length === 0 || element.childNodes.length !== 1) return;
    const begun = performance.now();
    let next = 0;
    const stop = (): void => {
      cancelAnimationFrame(next);
      this.counting.delete(element);
      node.nodeValue = after;
    };
    const step = (now: number): void => {
      const index = Math.floor(((now - begun) / (COUNT * pace())) * values.length);
      if (index >= values.length - 1) return stop();
      node.nodeValue = values[Math.max(0, index)] ?? after;
      next = requestAnimationFrame(step);
    };
    this.counting.set(element, stop);
    next = requestAnimationFrame(step);
  }

  private outline(element: Element): void {
    element.classList.add('has-changed');
    setTimeout(() => element.classList.remove('has-changed'), OUTLINE);
  }
}

function frame({ x, y, lift }: Step): Keyframe {
  return { translate: `${x}px ${y - lift}px` };
}

function centre(element: Element): Seen {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** How many pixels of the screen one unit of an element's own drawing is. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement && element.ownerSVGElement !== null) {
    const parent = element.parentElement;
    const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : element.getScreenCTM();
    return matrix?.a || 1;
  }
  return element instanceof HTMLElement && element.currentCSSZoom > 0 ? element.currentCSSZoom : 1;
}
