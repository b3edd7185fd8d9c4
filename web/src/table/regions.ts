/** The parts of the table one goes round by keys. */
const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex="0"]';

/** Go into a part: to what can be chosen there, or to whatever can be reached. */
export function enter(region: Element | null): boolean {
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

/** Be in a part without pressing anything: at what can be chosen there, or at the part itself. */
export function stand(region: HTMLElement | null): void {
  if (region === null) return;
  const choice = region.querySelector<HTMLElement>('[data-legal], [data-offer]');
  if (choice === null) region.tabIndex = -1;
  (choice ?? region).focus({ preventScroll: true });
}

/** The one of a name, if it is on the screen. */
export function region(name: string): HTMLElement | null {
  return regions().find((one) => one.dataset['region'] === name) ?? null;
}

/** All that are on the screen, in the order they are gone round; what lies over the table is among them. */
export function regions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-region]')].filter((region) =>
    region.checkVisibility({ visibilityProperty: true }),
  );
}
