/** Finding what is drawn of a target, and how it lies on the screen. */
import type { Box, Kept } from './bubble-placement';

/** The element of a target that can be seen, or the button of an offer that nothing else stands for, or of undo. */
export function find(root: Element, target: string): Element | null {
  const [kind, code] = target.split(':');
  const selector =
    kind === 'undo'
      ? '[data-undo]'
      : kind === 'offer'
        ? `[data-offer="${code}"]`
        : `[data-target="${CSS.escape(target)}"]`;
  const found = [...root.querySelectorAll(selector)];
  return found.find((element) => element.getClientRects().length > 0) ?? found[0] ?? null;
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

const LEGAL = 1;
const CLEAR = 1.5;
const OTHER = 0.15;
const ELSEWHERE = 0.5;

/**
 * What a bubble about a target had better not cover: other choices, what is marked so, things at all, and the
 * parts of the table that it is not in.
 */
export function keptClear(root: Element, target: Element | null): Kept[] {
  const found: Kept[] = [];
  const things = '[data-target], [data-clear], [data-region]';
  for (const thing of root.querySelectorAll<HTMLElement | SVGElement>(things)) {
    if (thing === target || thing.getClientRects().length === 0) continue;
    if (thing.dataset['region'] !== undefined && (target === null || thing.contains(target))) continue;
    found.push({ ...boxOf(thing), weight: weightOf(thing) });
  }
  return found;
}

function weightOf({ dataset }: HTMLElement | SVGElement): number {
  const { clear, legal, region } = dataset;
  if (clear !== undefined) return CLEAR;
  if (legal !== undefined) return LEGAL;
  return region === undefined ? OTHER : ELSEWHERE;
}
