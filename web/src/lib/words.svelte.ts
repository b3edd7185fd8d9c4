/**
 * The words of the client, in one language at a time, switched live.
 *
 * The client's own messages are Fluent files in `src/words/<lang>/`; those of the games come from the
 * server, so that a game which is not ours can be drawn and told as well.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { markIcons, splitIcons, type TextPart } from './icon-terms';
import { get } from './server';
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

interface Spoken {
  lang: Language;
  own: Messages;
  games: Map<string, Messages>;
}

let spoken = $state.raw<Spoken | null>(null);
let wanted: Language | null = null;
/** Whether messages are formatted with the marks of icons in them. */
let marking = false;

/** The language that is spoken now; messages read it, so whatever shows them follows a switch. */
export function language(): Language {
  return spoken?.lang ?? 'en';
}

/** Speak this language from now on; resolves when its words are here. Of several, the last holds. */
export async function setLanguage(lang: Language): Promise<void> {
  wanted = lang;
  if (spoken?.lang === lang) return;
  const files = Object.entries(own).filter(([path]) => path.includes(`/${lang}/`));
  const [told, ...sources] = await Promise.all([
    get<Record<string, string>>(`/words/${lang}`),
    ...files.map(([, load]) => load()),
  ]);
  if (wanted !== lang) return;
  const games = new Map<string, Messages>();
  for (const name of Object.keys(told)) {
    if (name !== COMMON) games.set(name, bundle(lang, [told[COMMON] ?? '', told[name] ?? '']));
  }
  spoken = { lang, own: bundle(lang, sources), games };
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
  return pattern == null ? null : bundle.formatPattern(pattern, args ?? null, []);
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

/** A message of the client's own; its name if there are no words for it. */
export function t(id: string, args?: Args): string {
  return (spoken && format(spoken.own, id, args)) ?? id;
}

/** Whether the client has words for this message. */
export function hasMessage(id: string): boolean {
  return spoken?.own.plain.hasMessage(id) ?? false;
}

/** Whether a game has words for this message. */
export function gameHasMessage(game: string, id: string): boolean {
  return spoken?.games.get(game)?.plain.hasMessage(id) ?? false;
}

/** A game's message in words, the things it names too: `card: 'merlot'` as `card-merlot` says it. */
export function formatText(game: string, text: Text, more?: Args): string {
  const messages = spoken?.games.get(game);
  if (messages === undefined) return text.text;
  const args: Args = { ...more };
  for (const [key, value] of Object.entries(text.args)) args[key] = named(messages, key, value);
  return format(messages, text.text, args) ?? unsaid(text);
}

function named(messages: Messages, key: string, value: string | number): string | number {
  return typeof value === 'string' ? (format(messages, `${key}-${value}`) ?? value) : value;
}

/** A thing's name in a game: `name('viticulture', 'card', 'merlot')`. */
export function name(game: string, kind: string, id: string | number): string {
  const messages = spoken?.games.get(game);
  return (messages && format(messages, `${kind}-${id}`)) ?? String(id);
}

/** What an action is called, where it is offered if a label says so; `names` are the players' by seat. */
export function describeAction(game: string, action: Action, label: Text | null, names: string[]): string {
  const { verb, ...args } = action;
  const text: Text = label ?? { text: `action-${verb}`, args };
  const { seat } = text.args;
  if (seat === undefined) return formatText(game, text);
  return formatText(game, { text: text.text, args: { ...text.args, seat: names[Number(seat)] ?? seat } });
}

/** An event in words; `names` are the players' by seat. */
export function formatEvent(game: string, event: Text, names: string[]): string {
  const { seat, other } = event.args;
  const more: Args = {};
  if (typeof seat === 'number' && seat >= 0) more['name'] = names[seat] ?? '';
  if (typeof other === 'number') more['other_name'] = names[other] ?? '';
  return formatText(game, event, more);
}

function unsaid(text: Text): string {
  const args = Object.entries(text.args).map(([key, value]) => `${key}=${value}`);
  return args.length > 0 ? `${text.text} (${args.join(', ')})` : text.text;
}

/** A number as it is written here, with the true minus. */
export function formatNumber(value: number, signed = false): string {
  const digits = new Intl.NumberFormat(language()).format(Math.abs(value));
  if (value < 0) return `−${digits}`;
  return signed && value > 0 ? `+${digits}` : digits;
}
