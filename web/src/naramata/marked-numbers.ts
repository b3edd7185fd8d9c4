/** Numbers that stand out of the sentence they are in. */
import { FluentNumber } from '@fluent/bundle';

import { formatNumber } from '../lib/words.svelte';

// Characters for private use, which no text has.
const OPEN = '\uE006';
const CLOSE = '\uE007';

/** A number for a message, which still chooses between singular and plural. */
export class MarkedNumber extends FluentNumber {
  override toString(): string {
    return `${OPEN}${formatNumber(this.value)}${CLOSE}`;
  }
}

export function markNumber(value: number): MarkedNumber {
  return new MarkedNumber(value);
}

/** A sentence with marked numbers, in parts. */
export function splitNumbers(sentence: string): { text: string; bold: boolean }[] {
  const [first = '', ...rest] = sentence.split(OPEN);
  const parts = [{ text: first, bold: false }];
  for (const piece of rest) {
    const [digits = '', after = ''] = piece.split(CLOSE);
    parts.push({ text: digits, bold: true }, { text: after, bold: false });
  }
  return parts.filter(({ text }) => text !== '');
}
