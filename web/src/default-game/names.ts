/** Names of fields and things: the game's own words, else the client's, else a readable form of the key. */
import type { Fact } from '../games';
import { formatNumber, gameHasMessage, hasMessage, name, readable, t } from '../lib/words.svelte';

/** The name of a field: the message `field-<name>` of the game. */
export function fieldName(game: string, field: string): string {
  if (gameHasMessage(game, `field-${field}`)) return name(game, 'field', field);
  const id = `default-field-${field}`;
  return hasMessage(id) ? t(id) : readable(field);
}

/** The name of a kind of things or spaces: the message `kind-<kind>` of the game. */
export function kindName(game: string, kind: string): string {
  return gameHasMessage(game, `kind-${kind}`) ? name(game, 'kind', kind) : fieldName(game, kind);
}

/** The name of several things of a kind: the message `kinds-<kind>` of the game. */
export function kindsName(game: string, kind: string): string {
  return gameHasMessage(game, `kinds-${kind}`) ? name(game, 'kinds', kind) : fieldName(game, `${kind}s`);
}

/** The name of a thing: the message `<kind>-<key>` of the game. */
export function thingName(game: string, kind: string, key: string): string {
  if (gameHasMessage(game, `${kind}-${key}`)) return name(game, kind, key);
  return readable(key);
}

/** What is written on a thing: the message `<kind>_text-<key>` of the game; empty if there is none. */
export function thingText(game: string, kind: string, key: string): string {
  return gameHasMessage(game, `${kind}_text-${key}`) ? name(game, `${kind}_text`, key) : '';
}

/** Whether a field holds the number of a seat. */
export function isSeatField(field: string): boolean {
  return field === 'seat' || field.endsWith('_seat');
}

/** A value of a field in words. */
export function valueText(
  game: string,
  field: string,
  value: boolean | number | string,
  names: string[],
): string {
  if (typeof value === 'boolean') return t(value ? 'default-yes' : 'default-no');
  if (typeof value === 'string') return thingName(game, field, value);
  return isSeatField(field) ? (names[value] ?? String(value + 1)) : formatNumber(value);
}

/** A printed fact in words. */
export function factText(game: string, field: string, fact: Fact): string {
  if (Array.isArray(fact)) return fact.map((key) => thingName(game, field, key)).join(', ');
  return valueText(game, field, fact, []);
}
