/** Text in which counted things become icons: "gain 2 lira" with a coin for the word. */
import { t } from '../lib/words.svelte';

/** A stretch of text, or an icon with the word it stands for. */
export type Part = { text: string } | { icon: string; word: string };

/** The icons that words turn into; `vit-word-…` lists the words of each in a language. */
const ICONS: Record<string, string> = {
  'card-winter': 'vit-word-card-winter',
  'card-summer': 'vit-word-card-summer',
  'card-order': 'vit-word-card-order',
  'card-vine': 'vit-word-card-vine',
  lira: 'vit-word-lira',
  vp: 'vit-word-vp',
};

export function parts(text: string, icons: readonly string[] = Object.keys(ICONS)): Part[] {
  const words = icons.flatMap((icon) =>
    t(ICONS[icon] ?? '')
      .split('|')
      .map((word) => ({ icon, word })),
  );
  const pattern = new RegExp(`(?<!\\p{L})(${words.map(({ word }) => word).join('|')})(?!\\p{L})`, 'gu');
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const [word] = match;
    const icon = words.find((one) => one.word === word)?.icon ?? '';
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    found.push({ icon, word });
    from = match.index + word.length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}
