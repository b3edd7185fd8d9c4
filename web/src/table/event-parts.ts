/** Events in words, with the things they name picked out so that they can be pointed at. */
import type { Text } from '../lib/protocol';
import { gameHasMessage, name, formatEvent } from '../lib/words.svelte';

export interface Part {
  words: string;
  /** What the words stand for, `card:merlot`; undefined for plain words. */
  ref?: string;
}

/** The kinds of things that somebody may want to look up. */
const THINGS = new Set(['card', 'space', 'winery', 'tourist', 'upgrade', 'mama', 'papa']);
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

/** An event as words and things, in the order they are said. */
export function parts(game: string, event: Text, names: string[]): Part[] {
  const marked: Text = { text: event.text, args: { ...event.args } };
  for (const [key, value] of Object.entries(event.args)) {
    if (typeof value !== 'string' || !THINGS.has(key) || !gameHasMessage(game, `${key}-${value}`)) continue;
    marked.args[key] = `${OPEN}${key}:${value}${MIDDLE}${name(game, key, value)}${CLOSE}`;
  }
  return split(formatEvent(game, marked, names));
}

/** A marked sentence in its parts. */
export function split(sentence: string): Part[] {
  const found: Part[] = [];
  for (const piece of sentence.split(OPEN)) {
    const end = piece.indexOf(CLOSE);
    if (end < 0) {
      if (piece !== '') found.push({ words: piece });
      continue;
    }
    const [ref = '', words = ''] = piece.slice(0, end).split(MIDDLE);
    found.push({ words, ref });
    if (end + 1 < piece.length) found.push({ words: piece.slice(end + 1) });
  }
  return found;
}
