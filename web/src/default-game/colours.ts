/** The colours of card bands: each kind of things has its own, in the order of the layout. */
const BANDS = ['accent', 'winter', 'vine', 'order', 'view', 'pairing'] as const;

/** The colour of a kind, as a value of CSS. */
export function bandOf(index: number): string {
  return `var(--${BANDS[index % BANDS.length] ?? 'accent'})`;
}
