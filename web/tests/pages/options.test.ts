import { describe, expect, test } from 'vitest';

import { optionStates, changedOptions, type Chosen } from '../../src/pages/parts/options';

const switched = (name: string) => ({ name, default: false, values: [false, true] });
const VITICULTURE = [
  switched('friendly'),
  { name: 'automa', default: null, values: ['very_easy', 'easy', 'normal', 'hard', 'very_hard'] },
  switched('aggressive'),
  { name: 'campaign', default: null, values: [1, 2, 3, 4, 5, 6, 7, 8] },
];
const NARAMATA = [
  { name: 'days', default: 3, values: [2, 3, 4] },
  switched('phantom'),
  switched('solo'),
  switched('fleet'),
  { name: 'whelp', default: null, values: ['easy', 'normal', 'hard'] },
  { name: 'leader', default: null, values: [1, 2, 3, 4] },
  switched('reverse_course'),
  switched('from_end'),
];

function stands(game: string, seats: number, wishes: Chosen) {
  const options = game === 'naramata' ? NARAMATA : VITICULTURE;
  const found = optionStates(game, options, seats, wishes);
  return Object.fromEntries(found.map((option) => [option.name, option]));
}

describe('options', () => {
  test('a solo game of Viticulture has the Automa and no friendly variant', () => {
    const alone = stands('viticulture', 1, { friendly: true });
    expect(alone['automa']?.value).toBe('normal');
    expect(alone['automa']?.values).not.toContain(null);
    expect(alone['friendly']).toMatchObject({ value: false, disabled: 'several' });
  });

  test('a challenge names no difficulty unless it is asked for', () => {
    expect(stands('viticulture', 1, { campaign: 3 })['automa']).toMatchObject({
      value: null,
      disabled: null,
    });
  });

  test('solo options are disabled with several players, and keep their choice', () => {
    const wishes = { automa: 'hard', aggressive: true };
    expect(stands('viticulture', 3, wishes)['automa']).toMatchObject({ value: null, disabled: 'alone' });
    expect(stands('viticulture', 1, wishes)['aggressive']).toMatchObject({ value: true, disabled: null });
  });

  test('the aggressive Automa goes with some difficulties and not with challenge 6', () => {
    expect(stands('viticulture', 1, { automa: 'very_hard', aggressive: true })['aggressive']?.disabled).toBe(
      'levels',
    );
    expect(stands('viticulture', 1, { campaign: 6, aggressive: true })['aggressive']?.disabled).toBe(
      'campaign6',
    );
  });

  test('alone in Naramata is always solo, which settles the days', () => {
    const alone = stands('naramata', 1, { days: 4, fleet: true });
    expect(alone['solo']).toMatchObject({ value: true, disabled: 'always-alone' });
    expect(alone['fleet']).toMatchObject({ value: false, disabled: 'several' });
    expect(alone['days']).toMatchObject({ value: 3, disabled: 'whelp' });
    expect(alone['whelp']?.disabled).toBeNull();
  });

  test('a leader goes with the Fleet and is one of those who sit there', () => {
    expect(stands('naramata', 3, { leader: 2 })['leader']).toMatchObject({
      value: null,
      disabled: 'needs-fleet',
    });
    const fleet = stands('naramata', 3, { fleet: true, leader: 4 });
    expect(fleet['leader']).toMatchObject({ value: null, values: [null, 1, 2, 3] });
  });

  test('the phantom is for two, from END needs a Reverse Course', () => {
    expect(stands('naramata', 2, { phantom: true })['phantom']?.value).toBe(true);
    expect(stands('naramata', 3, { phantom: true })['phantom']?.disabled).toBe('two');
    expect(stands('naramata', 3, { from_end: true })['from_end']?.disabled).toBe('needs-reverse');
  });

  test('only changed options are sent', () => {
    expect(changedOptions(optionStates('naramata', NARAMATA, 1, {}))).toEqual({ solo: true });
    expect(changedOptions(optionStates('viticulture', VITICULTURE, 2, { friendly: true }))).toEqual({
      friendly: true,
    });
  });

  test('a game without rules here has all its options as chosen', () => {
    expect(optionStates('chess', [switched('blitz')], 2, { blitz: true })[0]).toMatchObject({
      value: true,
      disabled: null,
    });
  });
});
