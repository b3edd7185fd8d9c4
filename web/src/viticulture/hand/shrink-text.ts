/** Lets text step down before it is cut: `tight` is set on a box whose text would not fit, then `full`. */
import type { Attachment } from 'svelte/attachments';

export function fit(...watched: unknown[]): Attachment<HTMLElement> {
  return (box) => {
    void watched;
    const measure = (): void => {
      delete box.dataset['fit'];
      if (box.scrollHeight <= box.clientHeight + 1) return;
      box.dataset['fit'] = 'tight';
      if (box.scrollHeight > box.clientHeight + 1) box.dataset['fit'] = 'full';
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  };
}
