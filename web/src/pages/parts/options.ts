/**
 * The options of a new table: which of them go together.
 *
 * The server decides; what stands here only spares people a errorText, by saying beforehand what an option
 * needs. A game that is not known here shows all its options as they are.
 */
import type { Schema } from '../../lib/server';

export type Value = boolean | number | string | null;
export type Chosen = Record<string, Value>;
type OptionAnswer = Schema['OptionOut'];

/** An option as it stands: its value, the values on offer, and why it cannot be set if it cannot. */
export interface Settled {
  name: string;
  value: Value;
  values: Value[];
  usual: Value;
  /** The message that says what bars it, or null. */
  bar: string | null;
}

/** A rule bars an option for a reason, at a value that is then so. */
type Rule = (seats: number, chosen: Chosen) => { bar: string; value?: Value } | null;

const alone: Rule = (seats) => (seats > 1 ? { bar: 'alone' } : null);
const whelp: Rule = (_, chosen) => (chosen['solo'] || chosen['fleet'] ? { bar: 'whelp' } : null);
const LEVELS: Value[] = ['easy', 'normal', 'hard'];

const RULES: Record<string, Record<string, Rule>> = {
  viticulture: {
    friendly: (seats) => (seats === 1 ? { bar: 'several' } : null),
    automa: alone,
    campaign: alone,
    bonus_tokens: alone,
    redraw_visitors: alone,
    aggressive: (seats, chosen) => {
      if (seats > 1) return { bar: 'alone' };
      if (chosen['campaign'] === 6) return { bar: 'campaign6' };
      return LEVELS.includes(chosen['automa'] ?? 'normal') ? null : { bar: 'levels' };
    },
  },
  naramata: {
    solo: (seats) => (seats === 1 ? { bar: 'always-alone', value: true } : { bar: 'alone' }),
    fleet: (seats) => (seats === 1 ? { bar: 'several' } : null),
    phantom: (seats) => (seats === 2 ? null : { bar: 'two' }),
    whelp: (_, chosen) => (chosen['solo'] || chosen['fleet'] ? null : { bar: 'needs-whelp' }),
    leader: (_, chosen) => (chosen['fleet'] ? null : { bar: 'needs-fleet' }),
    from_end: (_, chosen) => (chosen['reverse_course'] ? null : { bar: 'needs-reverse' }),
    days: whelp,
    locks: whelp,
    purple: whelp,
  },
};

/** What cannot be left out: alone, Viticulture is against the Automa. */
function wanted(game: string, seats: number, option: OptionAnswer, chosen: Chosen): Value {
  const value = chosen[option.name];
  if (value !== undefined && value !== null) return value;
  const needs = game === 'viticulture' && option.name === 'automa' && seats === 1;
  return needs && (chosen['campaign'] ?? null) === null ? 'normal' : option.default;
}

function offered(game: string, seats: number, option: OptionAnswer, chosen: Chosen): Value[] {
  const nothing: Value[] = option.default === null ? [null] : [];
  if (game === 'naramata' && option.name === 'leader') {
    return [...nothing, ...option.values.filter((value) => Number(value) <= seats)];
  }
  const needed = game === 'viticulture' && option.name === 'automa' && seats === 1;
  return needed && (chosen['campaign'] ?? null) === null ? option.values : [...nothing, ...option.values];
}

/** All options of a game as they stand for so many seats and these wishes. */
export function settled(game: string, options: OptionAnswer[], seats: number, wishes: Chosen): Settled[] {
  const rules = RULES[game] ?? {};
  let found: Settled[] = [];
  let chosen = wishes;
  // What bars one option may itself be barred: look again until nothing changes.
  for (let round = 0; round <= options.length; round += 1) {
    found = options.map((option) => {
      const barred = rules[option.name]?.(seats, chosen) ?? null;
      const values = offered(game, seats, option, chosen);
      const wish = wanted(game, seats, option, chosen);
      const open = values.includes(wish) ? wish : option.default;
      const value = barred === null ? open : (barred.value ?? option.default);
      return { name: option.name, value, values, usual: option.default, bar: barred?.bar ?? null };
    });
    const next = Object.fromEntries(found.map(({ name, value }) => [name, value]));
    if (options.every(({ name }) => chosen[name] === next[name])) break;
    chosen = next;
  }
  return found;
}

/** The options to ask for: those that are not as usual. */
export function unusual(options: Settled[]): Chosen {
  const differ = options.filter(({ value, usual }) => value !== usual);
  return Object.fromEntries(differ.map(({ name, value }) => [name, value]));
}

/** The explanation in "Name: explanation", as a sentence of its own; all of it if there is no name. */
export function explanation(text: string): string {
  const [, after] = /^[^:]{1,40}: (.+)$/su.exec(text) ?? [];
  const told = (after ?? text).trim();
  const sentence = told.charAt(0).toLocaleUpperCase() + told.slice(1);
  return /[.?)]$/.test(sentence) ? sentence : `${sentence}.`;
}
