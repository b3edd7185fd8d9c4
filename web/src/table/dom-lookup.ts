/** Lookup of the elements of targets, and of their positions on the screen. */
import type { Box, Obstacle } from './bubble-placement';

/** The visible element of a target, of an offer's button (`offer:code`) or of undo (`undo:`). */
export function findTarget(root: Element, target: string): Element | null {
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

/** Scroll to what can be chosen if nothing of it is in sight. */
export function revealChoice(root: Element): void {
  const drawn = [...root.querySelectorAll('[data-legal]')].filter(
    (element) => element.getClientRects().length > 0,
  );
  const inSight = drawn.some((element) => {
    const { y, height } = boxOf(element);
    return y + height / 2 > 0 && y + height / 2 < innerHeight;
  });
  if (!inSight) drawn[0]?.scrollIntoView({ block: 'center' });
}

const POINT_OUT_MS = 2000;

/** Show where the question is answered: scroll there, and mark for a moment what can be chosen. */
export function pointOut(root: Element): void {
  revealChoice(root);
  const answers = root.querySelectorAll(
    '[data-legal], [data-region="prompt"] [data-offer], [data-opens-list]',
  );
  for (const element of answers) {
    element.classList.add('is-pointed-out');
    setTimeout(() => element.classList.remove('is-pointed-out'), POINT_OUT_MS);
  }
}

const LEGAL_WEIGHT = 1;
const KEEP_CLEAR_WEIGHT = 1.5;
const TARGET_WEIGHT = 0.15;
const REGION_WEIGHT = 0.5;

/** What a bubble of a target should not cover: other targets, elements with `data-keep-clear`, other regions. */
export function obstaclesOf(root: Element, target: Element | null): Obstacle[] {
  const found: Obstacle[] = [];
  const selector = '[data-target], [data-keep-clear], [data-region]';
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(selector)) {
    if (element === target || element.getClientRects().length === 0) continue;
    if (element.dataset['region'] !== undefined && (target === null || element.contains(target))) continue;
    found.push({ ...boxOf(element), weight: weightOf(element) });
  }
  return found;
}

function weightOf({ dataset }: HTMLElement | SVGElement): number {
  const { keepClear, legal, region } = dataset;
  if (keepClear !== undefined) return KEEP_CLEAR_WEIGHT;
  if (legal !== undefined) return LEGAL_WEIGHT;
  return region === undefined ? TARGET_WEIGHT : REGION_WEIGHT;
}
