/** Accessible names: the label of an element joined with its text, kept up to date as the element changes. */

/** A label with the text of its element, unless the label holds that text already; brackets do not count. */
export function joinLabel(label: string, text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '' || ` ${normalise(label.replace(/\([^()]*\)/g, ' '))} `.includes(` ${normalise(plain)} `))
    return label;
  return label === '' ? plain : `${label.replace(/\.$/, '')}. ${plain}`;
}

function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Keep the `aria-label` of an element that carries `data-label`; returns how to stop. */
export function keepLabel(element: Element): () => void {
  const fixed = element.getAttribute('aria-label');
  const update = (): void => {
    separateTexts(element);
    const own = fixed ?? element.getAttribute('data-label') ?? '';
    const label = joinLabel(own, element.textContent ?? '');
    if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label);
  };
  const observer = new MutationObserver(update);
  observer.observe(element, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['data-label'],
  });
  update();
  return () => observer.disconnect();
}

/** Put a space between SVG texts, so that a screen reader does not join their words. */
function separateTexts(element: Element): void {
  for (const text of element.querySelectorAll('g > text')) {
    if (text.nextSibling !== null && !(text.nextSibling instanceof Text)) text.after(' ');
  }
}
