/** Shrinks text before it is cut: sets `data-fit` to `tight` on an element whose text does not fit, then to `full`. */
import type { Attachment } from 'svelte/attachments';

export function shrinkText(...watched: unknown[]): Attachment<HTMLElement> {
  return (element) => {
    void watched;
    const measure = (): void => {
      delete element.dataset['fit'];
      if (element.scrollHeight <= element.clientHeight + 1) return;
      element.dataset['fit'] = 'tight';
      if (element.scrollHeight > element.clientHeight + 1) element.dataset['fit'] = 'full';
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
