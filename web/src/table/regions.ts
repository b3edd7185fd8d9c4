/** The regions of the table, `data-region`, and keyboard focus in them. */
const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex="0"]';

/** Focus a region: a legal target, else any target, else anything focusable. */
export function focusRegion(region: Element | null): boolean {
  if (region === null) return false;
  const found =
    region.querySelector<HTMLElement>('[data-legal]') ??
    region.querySelector<HTMLElement>('[data-target]') ??
    region.querySelector<HTMLElement>(FOCUSABLE);
  if (found !== null) found.focus();
  else if (region instanceof HTMLElement) {
    region.tabIndex = -1;
    region.focus();
  }
  return true;
}

/** Focus a choice of a region, or the region itself. */
export function focusInside(region: HTMLElement | null): void {
  if (region === null) return;
  const choice = region.querySelector<HTMLElement>('[data-legal], [data-offer]');
  if (choice === null) region.tabIndex = -1;
  (choice ?? region).focus({ preventScroll: true });
}

/** The visible region of a name. */
export function region(name: string): HTMLElement | null {
  return regions().find((region) => region.dataset['region'] === name) ?? null;
}

/** All visible regions in the order of the document. */
export function regions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-region]')].filter((region) =>
    region.checkVisibility({ visibilityProperty: true }),
  );
}
