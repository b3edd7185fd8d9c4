/** Finding what is drawn of a target, and how it lies on the screen. */
import type { Box } from './placing';

/** The element of a target that can be seen, or the button of an offer that nothing else stands for. */
export function find(root: Element, target: string): Element | null {
  const [kind, code] = target.split(':');
  const selector = kind === 'offer' ? `[data-offer="${code}"]` : `[data-target="${CSS.escape(target)}"]`;
  const found = [...root.querySelectorAll(selector)];
  return found.find((element) => element.getClientRects().length > 0) ?? found[0] ?? null;
}

export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
