/** Marks words in what is drawn without touching it, where the browser can. */

const NAME = 'help-hit';

/** Mark whatever `find` finds in the texts below an element; returns how to take the marks off. */
export function mark(
  root: HTMLElement,
  find: (text: string) => { start: number; end: number }[],
): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const highlight = CSS.highlights.get(NAME) ?? new Highlight();
  CSS.highlights.set(NAME, highlight);
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const { start, end } of find(node.textContent ?? '')) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
      highlight.add(range);
    }
  }
  return () => {
    for (const range of ranges) highlight.delete(range);
  };
}
