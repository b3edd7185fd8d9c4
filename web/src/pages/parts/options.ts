/**
 * The options of a new table: which of them go together.
 *
 * The server decides; what stands here only spares people a errorText, by saying beforehand what an option
 * needs. A game that is not known here shows all its options as they are.
 */
import type { Schema } from '../../lib/server';

export type Value = boolean | number | string | null;
export type Chosen = Record<string, Value>;
type OptionOut = Schema['OptionOut'];

/** The state of an option: its value, the values on offer, and why it is disabled if it is. */
export interface OptionState {
  name: string;
  value: Value;
  values: Value[];
  default: Value;
  /** The message that tells why it is disabled, or null. */
  disabled: string | null;
}

/** A rule that disables an option for a reason, with the value it then has. */
type Rule = (seats: number, chosen: Chosen) => { disabled: string; value?: Value } | null;

const alone: Rule = (seats) => (seats > 1 ? { disabled: 'alone' } : null);
const whelp: Rule = (_, chosen) => (chosen['solo'] || chosen['fleet'] ? { disabled: 'whelp' } : null);
const LEVELS: Value[] = ['easy', 'normal', 'hard'];

const RULES: Record<string, Record<string, Rule>> = {
  viticulture: {
    friendly: (seats) => (seats === 1 ? { disabled: 'several' } : null),
    automa: alone,
    campaign: alone,
    bonus_tokens: alone,
    redraw_visitors: alone,
    aggressive: (seats, chosen) => {
      if (seats > 1) return { disabled: 'alone' };
      if (chosen['campaign'] === 6) return { disabled: 'campaign6' };
      return LEVELS.includes(chosen['automa'] ?? 'normal') ? null : { disabled: 'levels' };
    },
  },
  naramata: {
    solo: (seats) => (seats === 1 ? { disabled: 'always-alone', value: true } : { disabled: 'alone' }),
    fleet: (seats) => (seats === 1 ? { disabled: 'several' } : null),
    phantom: (seats) => (seats === 2 ? null : { disabled: 'two' }),
    whelp: (_, chosen) => (chosen['solo'] || chosen['fleet'] ? null : { disabled: 'needs-whelp' }),
    leader: (_, chosen) => (chosen['fleet'] ? null : { disabled: 'needs-fleet' }),
    from_end: (_, chosen) => (chosen['reverse_course'] ? null : { disabled: 'needs-reverse' }),
    days: whelp,
    locks: whelp,
    purple: whelp,
  },
};

/** The wanted value; a solo game of Viticulture needs the Automa. */
function wantedValue(game: string, seats: number, option: OptionOut, chosen: Chosen): Value {
  const value = chosen[option.name];
  if (value !== undefined && value !== null) return value;
  const needs = game === 'viticulture' && option.name === 'automa' && seats === 1;
  return needs && (chosen['campaign'] ?? null) === null ? 'normal' : option.default;
}

function offeredValues(game: string, seats: number, option: OptionOut, chosen: Chosen): Value[] {
  const none: Value[] = option.default === null ? [null] : [];
  if (game === 'naramata' && option.name === 'leader') {
    return [...none, ...option.values.filter((value) => Number(value) <= seats)];
  }
  const needed = game === 'viticulture' && option.name === 'automa' && seats === 1;
  return needed && (chosen['campaign'] ?? null) === null ? option.values : [...none, ...option.values];
}

/** The states of all options of a game for a number of seats and the user's choices. */
export function optionStates(
  game: string,
  options: OptionOut[],
  seats: number,
  wanted: Chosen,
): OptionState[] {
  const rules = RULES[game] ?? {};
  let found: OptionState[] = [];
  let chosen = wanted;
  // An option may disable another one: repeat until nothing changes.
  for (let round = 0; round <= options.length; round += 1) {
    found = options.map((option) => {
      const rule = rules[option.name]?.(seats, chosen) ?? null;
      const values = offeredValues(game, seats, option, chosen);
      const wish = wantedValue(game, seats, option, chosen);
      const open = values.includes(wish) ? wish : option.default;
      const value = rule === null ? open : (rule.value ?? option.default);
      return { name: option.name, value, values, default: option.default, disabled: rule?.disabled ?? null };
    });
    const next = Object.fromEntries(found.map(({ name, value }) => [name, value]));
    if (options.every(({ name }) => chosen[name] === next[name])) break;
    chosen = next;
  }
  return found;
}

/** The options to send: those that differ from the default, which is the only place for null. */
export function changedOptions(options: OptionState[]): Record<string, NonNullable<Value>> {
  const found: Record<string, NonNullable<Value>> = {};
  for (const { name, value, default: usual } of options) {
    if (value !== null && value !== usual) found[name] = value;
  }
  return found;
}
