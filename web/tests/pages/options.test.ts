import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { setLanguage } from '../../src/lib/words.svelte';
import { refusalText } from '../../src/pages/parts/option-words';
import { changedOptions, optionStates, type Chosen, type Value } from '../../src/pages/parts/options';

vi.mock('../../src/lib/server', () => ({ api: { GET: () => null }, data: () => Promise.resolve({}) }));
vi.stubGlobal('document', { documentElement: {} });

type Conditions = Record<string, NonNullable<Value>[]>;
type Need = { values: Value[]; any_of: Conditions; none_of: Conditions; instead: NonNullable<Value> | null };

const need = (values: Value[], any_of: Conditions): Need => ({ values, any_of, none_of: {}, instead: null });
const not = (values: Value[], none_of: Conditions): Need => ({ values, any_of: {}, none_of, instead: null });
const option = (name: string, usual: Value, values: NonNullable<Value>[], needs: Need[] = []) => ({
  name,
  default: usual,
  values,
  needs,
});
const switched = (name: string, ...needs: Need[]) => option(name, false, [false, true], needs);

const LEVELS = ['very_easy', 'easy', 'normal', 'hard', 'very_hard'];
const SEVERAL = [2, 3, 4, 5, 6];
const CHALLENGES = [1, 2, 3, 4, 5, 6, 7, 8];
const VITICULTURE = [
  switched('friendly', need([true], { seats: SEVERAL })),
  option('automa', null, LEVELS, [
    need(LEVELS, { seats: [1] }),
    { ...need([null], { seats: SEVERAL, campaign: CHALLENGES }), instead: 'normal' },
  ]),
  switched(
    'aggressive',
    need([true], { seats: [1] }),
    not([true], { automa: ['very_easy', 'very_hard'] }),
    not([true], { campaign: [6] }),
  ),
  option('campaign', null, CHALLENGES, [need(CHALLENGES, { seats: [1] })]),
];
const NARAMATA = [
  option('days', 3, [2, 3, 4], [not([2, 4], { solo: [true], fleet: [true] })]),
  switched('phantom', need([true], { seats: [2] })),
  switched('solo', need([true], { seats: [1] }), { ...not([false], { seats: [1] }), instead: true }),
  switched('fleet', need([true], { seats: [2, 3, 4] })),
  option('whelp', null, ['easy', 'hard'], [need(['easy', 'hard'], { solo: [true], fleet: [true] })]),
  option(
    'leader',
    null,
    [1, 2, 3, 4],
    [need([1, 2, 3, 4], { fleet: [true] }), need([3], { seats: [3, 4] }), need([4], { seats: [4] })],
  ),
  switched('reverse_course'),
  switched('from_end', need([true], { reverse_course: [true] })),
];

function states(options: typeof NARAMATA, seats: number, wanted: Chosen) {
  return Object.fromEntries(optionStates(options, seats, wanted).map((state) => [state.name, state]));
}

/** Why an option is disabled, in words; null if it is not. */
function why(options: typeof NARAMATA, seats: number, wanted: Chosen, name: string): string | null {
  const refusal = states(options, seats, wanted)[name]?.disabled ?? null;
  return refusal === null ? null : refusalText('viticulture', refusal);
}

describe('options', () => {
  beforeAll(() => setLanguage('en'));
  afterEach(() => setLanguage('en'));

  test('a required option has no default, and proposes a value', () => {
    const alone = states(VITICULTURE, 1, { friendly: true });
    expect(alone['automa']).toMatchObject({ value: 'normal', values: LEVELS, disabled: null });
    expect(states(VITICULTURE, 1, { campaign: 3 })['automa']).toMatchObject({
      value: null,
      values: [null, ...LEVELS],
      disabled: null,
    });
  });

  test('options for other numbers of players are disabled, and keep their choice', () => {
    const wanted = { automa: 'hard', aggressive: true };
    expect(states(VITICULTURE, 3, wanted)['automa']).toMatchObject({ value: null, values: [null] });
    expect(why(VITICULTURE, 3, wanted, 'automa')).toBe('Only for 1 player.');
    expect(states(VITICULTURE, 1, wanted)['aggressive']).toMatchObject({ value: true, disabled: null });
    expect(why(VITICULTURE, 1, { friendly: true }, 'friendly')).toBe('Only for 2–6 players.');
    expect(why(NARAMATA, 3, { phantom: true }, 'phantom')).toBe('Only for 2 players.');
    expect(states(NARAMATA, 2, { phantom: true })['phantom']).toMatchObject({ value: true, disabled: null });
  });

  test('values of other options are in the way of a switch', () => {
    const hard = { automa: 'very_hard', aggressive: true };
    expect(states(VITICULTURE, 1, hard)['aggressive']?.value).toBe(false);
    expect(why(VITICULTURE, 1, hard, 'aggressive')).toBe('Not with: Automa (very easy, very hard).');
    expect(why(VITICULTURE, 1, { campaign: 6, aggressive: true }, 'aggressive')).toBe(
      'Not with: Challenge (6).',
    );
  });

  test('an option is forced on, and fixes another one', () => {
    const alone = states(NARAMATA, 1, { days: 4, fleet: true });
    expect(alone['solo']).toMatchObject({ value: true, values: [true] });
    expect(why(NARAMATA, 1, {}, 'solo')).toBe('Always on for 1 player.');
    expect(alone['fleet']?.value).toBe(false);
    expect(alone['days']).toMatchObject({ value: 3, values: [3] });
    expect(why(NARAMATA, 1, { days: 4 }, 'days')).toBe('Fixed with: Solo.');
    expect(alone['whelp']).toMatchObject({ values: [null, 'easy', 'hard'], disabled: null });
  });

  test('an option needs one of several others', () => {
    expect(why(NARAMATA, 3, { whelp: 'easy' }, 'whelp')).toBe('Only with: Solo or The Fleet.');
    expect(why(NARAMATA, 3, { fleet: true }, 'whelp')).toBeNull();
    expect(why(NARAMATA, 3, { from_end: true }, 'from_end')).toBe('Only with: Reverse Course.');
  });

  test('some values are offered and others are not', () => {
    expect(states(NARAMATA, 3, { leader: 2 })['leader']).toMatchObject({ value: null, values: [null] });
    const fleet = states(NARAMATA, 3, { fleet: true, leader: 4 });
    expect(fleet['leader']).toMatchObject({ value: null, values: [null, 1, 2, 3], disabled: null });
  });

  test('a required option with one value left says when it is not required', () => {
    const strict = [option('rival', null, ['bot'], [{ ...need([null], { seats: [2, 4] }), instead: 'bot' }])];
    expect(states(strict, 1, {})['rival']).toMatchObject({ value: 'bot', values: ['bot'] });
    expect(why(strict, 1, {}, 'rival')).toBe('Required, except with: 2, 4 players.');
  });

  test('reasons have words in every language', async () => {
    await setLanguage('de');
    expect(why(NARAMATA, 1, {}, 'solo')).toBe('Für 1 Spieler immer aktiv.');
    expect(why(NARAMATA, 3, {}, 'from_end')).toBe('Nur bei: Umgekehrte Route.');
    await setLanguage('es');
    expect(why(VITICULTURE, 1, {}, 'friendly')).toBe('Solo para 2–6 jugadores.');
    expect(why(NARAMATA, 1, {}, 'days')).toBe('Fijo con: Solitario.');
  });

  test('options of an unknown game have their names as titles', () => {
    const chess = [switched('blitz', need([true], { armageddon: [true] })), switched('armageddon')];
    expect(why(chess, 2, {}, 'blitz')).toBe('Only with: Armageddon.');
    expect(states(chess, 2, { armageddon: true, blitz: true })['blitz']).toMatchObject({
      value: true,
      disabled: null,
    });
  });

  test('only changed options are sent', () => {
    expect(changedOptions(optionStates(NARAMATA, 1, {}))).toEqual({ solo: true });
    expect(changedOptions(optionStates(VITICULTURE, 2, { friendly: true }))).toEqual({ friendly: true });
  });
});
