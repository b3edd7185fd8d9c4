/** Views of any game as plain data: nothing is known of them but the few fields that every view has. */
import type { Action, View } from '../lib/protocol';

export type Plain = null | boolean | number | string | Plain[] | { [name: string]: Plain };
export type Fields = Record<string, Plain>;

/** The fields that every view has, which the table around the game shows. */
const COMMON = new Set(['game', 'seats', 'options', 'decision']);

/** A view as plain data. */
function plain(view: View): Fields {
  return view as unknown as Fields;
}

/** An action as its verb and what it names. */
export function argumentsOf(action: Action): Record<string, string> {
  return Object.fromEntries(Object.entries(action).filter(([name]) => name !== 'verb'));
}

export function isFields(value: Plain | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isScalar(value: Plain | undefined): value is boolean | number | string {
  return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
}

/** What the view shows of each player, in the order of seats; nothing where it has no players. */
export function playersOf(view: View): Fields[] {
  const { players } = plain(view);
  return Array.isArray(players) ? players.map((player) => (isFields(player) ? player : {})) : [];
}

/** What the view shows of the table: the game's own fields without the players. */
export function tableOf(view: View): Fields {
  const isTable = ([name, value]: [string, Plain]): boolean =>
    !COMMON.has(name) && !(name === 'players' && Array.isArray(value));
  return Object.fromEntries(Object.entries(plain(view)).filter(isTable));
}

/** The keys that a field holds: several, one, or none. */
export function keysIn(value: Plain | undefined): string[] {
  if (Array.isArray(value)) return value.filter(isScalar).map(String);
  return isScalar(value) ? [String(value)] : [];
}
