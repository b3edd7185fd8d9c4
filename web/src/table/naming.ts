/**
 * What a thing is called when it is heard: its name, and what is written on it, so that nobody who speaks or
 * hears what others read is left out. What is drawn changes; the name follows.
 */

/** A name with what is written, unless that is part of it already; what stands in brackets is an aside. */
export function nameOf(called: string, written: string): string {
  const plain = written.replace(/\s+/g, ' ').trim();
  if (plain === '' || ` ${words(called.replace(/\([^()]*\)/g, ' '))} `.includes(` ${words(plain)} `))
    return called;
  return called === '' ? plain : `${called.replace(/\.$/, '')}. ${plain}`;
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Keeps the name of an element that carries `data-called`; returns how to stop. */
export function named(element: Element): () => void {
  const fixed = element.getAttribute('aria-label');
  const tell = (): void => {
    space(element);
    const called = fixed ?? element.getAttribute('data-called') ?? '';
    const label = nameOf(called, element.textContent ?? '');
    if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label);
  };
  const watch = new MutationObserver(tell);
  const how = { childList: true, characterData: true, subtree: true, attributeFilter: ['data-called'] };
  watch.observe(element, how);
  tell();
  return () => watch.disconnect();
}

/** Texts that are drawn apart are heard apart. */
function space(element: Element): void {
  for (const text of element.querySelectorAll('g > text')) {
    if (text.nextSibling !== null && !(text.nextSibling instanceof Text)) text.after(' ');
  }
}
