/**
 * Words that can be shown as icons: Fluent terms such as `{ -lira }` in the messages of games and client.
 *
 * Messages are formatted twice over: in words, and with marks around what these terms say.
 */
import { FluentResource } from '@fluent/bundle';

/** A stretch of text, or a word with the icon that can stand for it. */
export interface TextPart {
  text: string;
  icon?: string;
}

const ICONS: Record<string, string> = {
  '-lira': 'lira',
  '-liras': 'lira',
  '-point': 'vp',
  '-points': 'vp',
  '-vine-card': 'card-vine',
  '-vine-cards': 'card-vine',
  '-summer-visitor': 'card-summer',
  '-summer-visitors': 'card-summer',
  '-winter-visitor': 'card-winter',
  '-winter-visitors': 'card-winter',
  '-wine-order': 'card-order',
  '-wine-orders': 'card-order',
};

// Characters for private use, which no text has.
const OPEN = '\uE003';
const MIDDLE = '\uE004';
const CLOSE = '\uE005';

/** The terms of a resource that have an icon, with marks around them. */
export function markIcons(resource: FluentResource): FluentResource {
  const marked = new FluentResource('');
  marked.body = resource.body.flatMap((entry) => {
    const icon = ICONS[entry.id];
    if (icon === undefined || entry.value === null) return [];
    const words = typeof entry.value === 'string' ? [entry.value] : entry.value;
    return [{ ...entry, value: [`${OPEN}${icon}${MIDDLE}`, ...words, CLOSE] }];
  });
  return marked;
}

/** A marked text in its parts. */
export function splitIcons(marked: string): TextPart[] {
  const [first = '', ...rest] = marked.split(OPEN);
  const parts: TextPart[] = [{ text: first }];
  for (const piece of rest) {
    const [word = '', after = ''] = piece.split(CLOSE);
    const [icon = '', text = ''] = word.split(MIDDLE);
    parts.push({ text, icon }, { text: after });
  }
  return parts.filter(({ text }) => text !== '');
}
