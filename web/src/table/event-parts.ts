/** Events as text, split into plain words and references to cards and the like. */
import type { Text } from '../lib/protocol';
import { gameHasMessage, name, formatEvent } from '../lib/words.svelte';

export interface EventPart {
  text: string;
  /** The target that the text names, `card:merlot`; undefined for plain words. */
  ref?: string;
}

/** The arguments of events that name something with a card to show. */
const REFERENCES = new Set(['card', 'space', 'winery', 'tourist', 'upgrade', 'mama', 'papa']);
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

/** The text of an event in its parts. */
export function eventParts(game: string, event: Text, names: string[]): EventPart[] {
  const marked: Text = { text: event.text, args: { ...event.args } };
  for (const [key, value] of Object.entries(event.args)) {
    if (typeof value !== 'string' || !REFERENCES.has(key) || !gameHasMessage(game, `${key}-${value}`))
      continue;
    marked.args[key] = `${OPEN}${key}:${value}${MIDDLE}${name(game, key, value)}${CLOSE}`;
  }
  return splitMarked(formatEvent(game, marked, names));
}

/** A sentence with marked references in its parts. */
export function splitMarked(sentence: string): EventPart[] {
  const found: EventPart[] = [];
  for (const piece of sentence.split(OPEN)) {
    const end = piece.indexOf(CLOSE);
    if (end < 0) {
      if (piece !== '') found.push({ text: piece });
      continue;
    }
    const [ref = '', text = ''] = piece.slice(0, end).split(MIDDLE);
    found.push({ text, ref });
    if (end + 1 < piece.length) found.push({ text: piece.slice(end + 1) });
  }
  return found;
}
