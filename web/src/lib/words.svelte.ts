/**
 * Translations: Fluent messages in one language at a time, switched live.
 *
 * The client's own messages are in `src/words/<lang>/`; those of the games come from the server.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { markIcons, splitIcons, type TextPart } from './icon-terms';
import { nestQuotes } from './quotes';
import { api, data } from './server';
import type { Action, Text } from './protocol';

export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const own = import.meta.glob<string>('../words/*/*.ftl', { query: '?raw', import: 'default' });
const COMMON = 'common';

/** Messages twice: in words, and with marks where an icon stands for a word. */
interface Messages {
  plain: FluentBundle;
  marked: FluentBundle;
}

interface LoadedMessages {
  lang: Language;
  own: Messages;
  common: Messages;
  games: Map<string, Messages>;
}

let current = $state.raw<LoadedMessages | null>(null);
let wanted: Language | null = null;
/** Whether messages are formatted with the marks of icons in them. */
let marking = false;

/** The current language; components that show messages update when it changes. */
export function language(): Language {
  return current?.lang ?? 'en';
}

/** Switch to a language; resolves when its messages are loaded. The last call wins. */
export async function setLanguage(lang: Language): Promise<void> {
  wanted = lang;
  if (current?.lang === lang) return;
  const files = Object.entries(own).filter(([path]) => path.includes(`/${lang}/`));
  const [fromServer, ...sources] = await Promise.all([
    data(api.GET('/api/words/{lang}', { params: { path: { lang } } })),
    ...files.map(([, load]) => load()),
  ]);
  if (wanted !== lang) return;
  const games = new Map<string, Messages>();
  for (const name of Object.keys(fromServer)) {
    if (name !== COMMON) games.set(name, bundle(lang, [fromServer[COMMON] ?? '', fromServer[name] ?? '']));
  }
  current = { lang, own: bundle(lang, sources), common: bundle(lang, [fromServer[COMMON] ?? '']), games };
  document.documentElement.lang = lang;
}

function bundle(lang: string, sources: string[]): Messages {
  const resources = sources.map((source) => new FluentResource(source));
  return { plain: merge(lang, resources), marked: merge(lang, [...resources, ...resources.map(markIcons)]) };
}

function merge(lang: string, resources: FluentResource[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const resource of resources) made.addResource(resource, { allowOverrides: true });
  return made;
}

function format(messages: Messages, id: string, args?: Args): string | null {
  const bundle = marking ? messages.marked : messages.plain;
  const pattern = bundle.getMessage(id)?.value;
  return pattern == null
    ? null
    : nestQuotes(bundle.formatPattern(pattern, args ?? null, []), bundle.locales[0] ?? '');
}

/** What `format` makes of messages, in parts: plain words, and words that have an icon. */
export function formatWithIcons(format: () => string): TextPart[] {
  marking = true;
  try {
    return splitIcons(format());
  } finally {
    marking = false;
  }
}

/** A message of the client; its id if there is none. */
export function t(id: string, args?: Args): string {
  return (current && format(current.own, id, args)) ?? id;
}

/** A message that all games share; null if there is none. */
export function formatCommon(id: string, args: Args): string | null {
  return current && format(current.common, id, args);
}

/** Whether the client has a message. */
export function hasMessage(id: string): boolean {
  return current?.own.plain.hasMessage(id) ?? false;
}

/** Whether a game has a message. */
export function gameHasMessage(game: string, id: string): boolean {
  return current?.games.get(game)?.plain.hasMessage(id) ?? false;
}

/** A message of a game with its arguments translated: `card: 'merlot'` by the message `card-merlot`. */
export function formatText(game: string, text: Text, more?: Args): string {
  const messages = current?.games.get(game);
  if (messages === undefined) return text.text;
  const args: Args = { ...more };
  for (const [key, value] of Object.entries(text.args)) args[key] = translateArgument(messages, key, value);
  return format(messages, text.text, args) ?? untranslated(text);
}

function translateArgument(messages: Messages, key: string, value: string | number): string | number {
  return typeof value === 'string' ? (format(messages, `${key}-${value}`) ?? value) : value;
}

/** The name of an item of a game: `name('viticulture', 'card', 'merlot')`. */
export function name(game: string, kind: string, id: string | number): string {
  const messages = current?.games.get(game);
  return (messages && format(messages, `${kind}-${id}`)) ?? String(id);
}

/** A key as words, where there are none: `laid_down` is "Laid down". */
export function readable(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of a game: the client's for it, else its own. */
export function gameName(game: string): string {
  if (hasMessage(`game-${game}`)) return t(`game-${game}`);
  return gameMessage(game, 'game') ?? readable(game);
}

/** A message of a game without arguments; null if it has none. */
export function gameMessage(game: string, id: string): string | null {
  const messages = current?.games.get(game);
  return messages === undefined ? null : format(messages, id);
}

/** The text of an action, or of its label; `names` are the players' names by seat. */
export function describeAction(game: string, action: Action, label: Text | null, names: string[]): string {
  const { verb, ...args } = action;
  const text: Text = label ?? { text: `action-${verb}`, args };
  const { seat } = text.args;
  if (seat === undefined) return formatText(game, text);
  return formatText(game, { text: text.text, args: { ...text.args, seat: names[Number(seat)] ?? seat } });
}

/** The text of an event; `names` are the players' names by seat. */
export function formatEvent(game: string, event: Text, names: string[]): string {
  const { seat, other } = event.args;
  const more: Args = {};
  if (typeof seat === 'number' && seat >= 0) more['name'] = names[seat] ?? '';
  if (typeof other === 'number') more['other_name'] = names[other] ?? '';
  // What happens at the table and not in the game is told in the client's own words.
  if (event.text.startsWith('table-event-')) return t(event.text, more);
  return formatText(game, event, more);
}

function untranslated(text: Text): string {
  const args = Object.entries(text.args).map(([key, value]) => `${key}=${value}`);
  return args.length > 0 ? `${text.text} (${args.join(', ')})` : text.text;
}

/** A number in the current language, with the minus sign of typography. */
export function formatNumber(value: number, signed = false): string {
  return withSign(value, signed, new Intl.NumberFormat(language()).format(Math.abs(value)));
}

/** A part of 1 in whole per cent. */
export function formatPercent(value: number, signed = false): string {
  const rounded = Math.round(value * 100) / 100;
  const digits = new Intl.NumberFormat(language(), { style: 'percent' }).format(Math.abs(rounded));
  return withSign(rounded, signed, digits);
}

function withSign(value: number, signed: boolean, digits: string): string {
  if (value < 0) return `−${digits}`;
  return signed && value > 0 ? `+${digits}` : digits;
}
