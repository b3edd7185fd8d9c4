/**
 * The options of a new table: which values can be chosen, for any game.
 *
 * The server decides, and sends with each option what its values need; what stands here spares people
 * an error, by saying so beforehand.
 */
import type { Schema } from '../../lib/server';

export type Value = boolean | number | string | null;
export type Chosen = Record<string, Value>;
type OptionOut = Schema['OptionOut'];
type NeedOut = Schema['NeedOut'];

/** The state of an option: its value, the values on offer, and why it is disabled if it is. */
export interface OptionState {
  name: string;
  value: Value;
  values: Value[];
  default: Value;
  disabled: Refusal | null;
}

/** Why an option is disabled: the kind of sentence, and what it is about. */
export interface Refusal {
  kind: 'only' | 'unless' | 'not' | 'always' | 'fixed';
  conditions: Condition[];
}

/** The values of an option that are needed or in the way, of the seats for `seats`; none for any value. */
export interface Condition {
  name: string;
  values: Value[];
}

function met(conditions: Record<string, Value[]>, now: Chosen): string[] {
  return Object.keys(conditions).filter((name) => conditions[name]?.includes(now[name] ?? null));
}

function meets(need: NeedOut, now: Chosen): boolean {
  const any = Object.keys(need.any_of).length === 0 || met(need.any_of, now).length > 0;
  return any && met(need.none_of, now).length === 0;
}

function refusal(
  need: NeedOut,
  state: Omit<OptionState, 'disabled'>,
  now: Chosen,
  all: OptionOut[],
): Refusal {
  const condition = (conditions: Record<string, Value[]>) => (name: string) => {
    const values = conditions[name] ?? [];
    const option = all.find((each) => each.name === name);
    const any = option?.values.every((value) => value === option.default || values.includes(value));
    return { name, values: any ? [] : values };
  };
  const clashes = met(need.none_of, now).map(condition(need.none_of));
  if (clashes.length === 0) {
    const kind = need.values.includes(state.default) ? 'unless' : 'only';
    return { kind, conditions: Object.keys(need.any_of).map(condition(need.any_of)) };
  }
  if (typeof state.default !== 'boolean') return { kind: 'fixed', conditions: clashes };
  return { kind: state.value === true ? 'always' : 'not', conditions: clashes };
}

function optionState(option: OptionOut, wanted: Chosen, now: Chosen, all: OptionOut[]): OptionState {
  const failing = (value: Value) =>
    option.needs.find((need) => need.values.includes(value) && !meets(need, now));
  const known: Value[] = option.default === null ? [null, ...option.values] : option.values;
  const values = known.filter((value) => failing(value) === undefined);
  const preferred = [wanted[option.name] ?? option.default, option.default, failing(option.default)?.instead];
  const value = preferred.find((each) => each !== undefined && values.includes(each)) ?? option.default;
  const state = { name: option.name, value, values, default: option.default };
  const need = values.length > 1 ? undefined : known.map(failing).find((each) => each !== undefined);
  return { ...state, disabled: need === undefined ? null : refusal(need, state, now, all) };
}

/** The states of all options of a game for a number of seats and the user's choices. */
export function optionStates(options: OptionOut[], seats: number, wanted: Chosen): OptionState[] {
  let chosen: Chosen = Object.fromEntries(
    options.map(({ name, default: usual }) => [name, wanted[name] ?? usual]),
  );
  // An option may rule out values of another one: repeat until nothing changes.
  for (let round = 0; ; round += 1) {
    const now = { ...chosen, seats };
    const found = options.map((option) => optionState(option, wanted, now, options));
    if (round > options.length || found.every(({ name, value }) => chosen[name] === value)) return found;
    chosen = Object.fromEntries(found.map(({ name, value }) => [name, value]));
  }
}

/** The options to send: those that differ from the default, which is the only place for null. */
export function changedOptions(options: OptionState[]): Record<string, NonNullable<Value>> {
  const found: Record<string, NonNullable<Value>> = {};
  for (const { name, value, default: usual } of options) {
    if (value !== null && value !== usual) found[name] = value;
  }
  return found;
}
