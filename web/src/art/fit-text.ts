/** Fits text into a width: the largest size that fits, else two lines at the smallest. */

export interface Fitted {
  size: number;
  lines: string[];
}

type Measure = (text: string, size: number) => number;

let canvas: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

/** The width of bold text in the display font. */
function measureText(text: string, size: number): number {
  const key = `${size} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (canvas === null) return text.length * size * 0.55;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  canvas.font = `700 ${size}px ${family}`;
  const { width } = canvas.measureText(text);
  widths.set(key, width);
  return width;
}

/** Sizes are tried from the largest down; soft hyphens show only where a line ends with one. */
export function fit(text: string, width: number, sizes: number[], measure: Measure = measureText): Fitted {
  const whole = text.replaceAll('\u00ad', '');
  const size = sizes.find((candidate) => measure(whole, candidate) <= width);
  if (size !== undefined) return { size, lines: [whole] };
  const least = Math.min(...sizes);
  return { size: least, lines: halves(text, (part) => measure(part, least)) };
}

/** Two lines, as even as the words allow. */
function halves(text: string, width: (part: string) => number): string[] {
  const breaks = [...text.matchAll(/[ \u00ad]/g)].map(({ index }) => [
    text.slice(0, index).replaceAll('\u00ad', '') + (text[index] === '\u00ad' ? '-' : ''),
    text.slice(index + 1).replaceAll('\u00ad', ''),
  ]);
  const widest = (lines: string[]): number => Math.max(...lines.map(width));
  return breaks.reduce(
    (best, lines) => (widest(lines) < widest(best) ? lines : best),
    [text.replaceAll('\u00ad', '')],
  );
}
