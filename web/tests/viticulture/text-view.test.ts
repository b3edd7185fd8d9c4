import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';

import { automaTurns } from '../../src/viticulture/automa';
import { otherSeats, tokenCounts, turnPosition } from '../../src/viticulture/opponents';
import { sectionOfQuestion } from '../../src/viticulture/questions';
import { sectionOfReason } from '../../src/viticulture/reasons';
import { breakdown, sources } from '../../src/viticulture/scores';
import { promptContext, stage } from '../../src/viticulture/stages';
import { textView } from '../../src/viticulture/text-view';
import { COMPONENTS } from './components';
import { offer, player, view } from './setting';

vi.mock('../../src/viticulture/components.svelte', () => ({ components: () => COMPONENTS }));

const SECTIONS =
  'setup seasons spring wake_up summer fall winter year_end workers grande place draw tour build structures sell ' +
  'plant vines harvest make_wine blush_sparkling cellar ageing visitors train orders residual cart yoke bonus ' +
  'hand_limit game_end tie parents friendly solo automa bonus_tokens aggressive campaign';

describe('rules', () => {
  test('every rule that a reason can name leads to a section', () => {
    const words = readFileSync(
      new URL('../../../src/cuvee/locales/en/viticulture.ftl', import.meta.url),
      'utf8',
    );
    const rules = [...words.matchAll(/^rule-(\w+) =/gm)].map(([, rule = '']) => rule);
    expect(rules.length).toBeGreaterThan(20);
    for (const rule of rules) {
      expect(SECTIONS.split(' ')).toContain(sectionOfReason(rule));
      expect(sectionOfReason(rule), rule).not.toBe('seasons');
    }
  });

  test('questions of visitors lead to the visitors, those of the yoke to the yoke', () => {
    expect(sectionOfQuestion('place_worker')).toBe('place');
    expect(sectionOfQuestion('choose')).toBe('visitors');
    expect(sectionOfQuestion('yoke')).toBe('yoke');
  });
});

describe('where points came from', () => {
  const event = (
    text: string,
    args: Record<string, string | number>,
  ): { text: string; args: typeof args } => ({
    text: `event-${text}`,
    args,
  });

  test('is listed with the points', () => {
    const found = sources(
      [
        event('vp', { seat: 0, points: 2, source: 'orders' }),
        event('vp', { seat: 0, points: 1, source: 'visitors' }),
        event('vp-lost', { seat: 0, points: 1, source: 'visitors' }),
        event('vp', { seat: 1, points: 1, source: 'wake_up' }),
        event('vp', { seat: 1, points: 1, source: 'setup' }),
        event('cellar_vp', { seat: 1, points: 3 }),
        event('fill_order', { seat: 0, card: 'order_red5' }),
      ],
      2,
    );
    expect(found).toEqual({
      orders: [2, 0],
      visitors: [0, 0],
      wake_up: [0, 1],
      board: [0, 0],
      cellar: [0, 3],
    });
  });

  test('sums up to the score, the rest being there from the start', () => {
    const position = view([player({ vp: 5 }), player({ vp: 1 })]);
    const result = { scores: [5, 1], ranking: [1, 2], winners: [0], reason: 'goal' };
    const lines = breakdown(position, result, [event('vp', { seat: 0, points: 4, source: 'wake_up' })]);
    const parts = lines.slice(
      0,
      lines.findIndex(({ total }) => total === true),
    );
    const sums = [0, 1].map((seat) => parts.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0));
    expect(sums).toEqual([5, 1]);
  });

  test('a shared table tells what breaks ties, a lone one the Automa', () => {
    const result = { scores: [5], ranking: [1], winners: [], reason: 'automa_loss' };
    const alone = view([player({ vp: 5 })], { automa: { vp: 20, cards: 3, spaces: [] } });
    expect(breakdown(alone, result).at(-1)).toEqual({ label: 'vit-automa', values: [20] });
    expect(breakdown(view([player(), player()]), result)).toHaveLength(4);
  });
});

describe('the others', () => {
  test('sit in the order of play from oneself on', () => {
    const four = view([player(), player(), player(), player()]);
    expect(otherSeats(four, 2)).toEqual([3, 0, 1]);
    expect(otherSeats(four, null)).toEqual([0, 1, 2, 3]);
  });

  test('have a turn once they are awake', () => {
    const two = view([player({ row: 0 }), player({ row: 4 })], { turn_order: [1, 0] });
    expect(turnPosition(two, 0)).toBeNull();
    expect(turnPosition(two, 1)).toBe(1);
  });

  test('show grapes before wines, each with its value', () => {
    const rich = player({
      grapes: { red: [3], white: [1] },
      wines: { red: [5], white: [], blush: [], sparkling: [] },
    });
    expect(tokenCounts(rich).map(({ icon, value }) => `${icon} ${value}`)).toEqual([
      'grape-red 3',
      'grape-white 1',
      'wine-red 5',
    ]);
  });
});

test('the Automa is described card by card, by season', () => {
  const turns = automaTurns([
    { text: 'event-automa_vp', args: { points: 20 } },
    { text: 'event-season', args: { season: 'spring', year: 2 } },
    { text: 'event-season', args: { season: 'summer', year: 2 } },
    { text: 'event-automa_card', args: { number: 7 } },
    { text: 'event-automa_place', args: { space: 'draw_vine_left' } },
    { text: 'event-automa_card', args: { number: 16 } },
    { text: 'event-automa_idle', args: {} },
  ]);
  expect(turns).toHaveLength(1);
  expect(turns[0]?.cards.map(({ number, steps }) => [number, steps.length])).toEqual([
    [7, 1],
    [16, 1],
  ]);
});

describe('when it is', () => {
  test('a replay steps by season and by year', () => {
    const before = view([player({ row: 1 })]);
    const after = view([player({ row: 1, placed: [{ worker: 'regular', space: 'cart' }] })]);
    expect(stage(before, 'season').key).toBe(stage(after, 'season').key);
    expect(stage({ ...after, season: 'winter' }, 'season').key).not.toBe(stage(after, 'season').key);
    expect(stage({ ...after, season: 'winter' }, 'year').key).toBe(stage(after, 'year').key);
    expect(stage(before, 'year').key).toBe('1');
  });

  test('the prompt says how many spaces are open only to whoever sits there', () => {
    const position = {
      view: view([player()]),
      waiting: [0],
      decisions: 4,
      legal: [offer({ verb: 'place', space: 'cart' })],
      undo: null,
      undo_request: null,
      hints: [],
      result: null,
    };
    expect(promptContext(position, 0)).toBe('vit-year · vit-workers-left · vit-spaces-open');
    expect(promptContext(position, null)).toBe('vit-year');
  });
});

test('the position is described from oneself over the others to the board, with a table for pad and cellar', () => {
  const position = {
    view: view([player({ hand: ['merlot'] }), player({ grapes: { red: [2], white: [] } })]),
    waiting: [0],
    decisions: 0,
    legal: [],
    undo: null,
    undo_request: null,
    hints: [],
    result: null,
  };
  const parts = textView(position, 0, ['Ann', 'Bob']);
  expect(parts.map(({ title }) => title)).toEqual([
    'vit-you',
    'vit-text-hand',
    'vit-text-ladder',
    'Bob',
    'vit-text-ladder',
    'vit-text-board',
    'vit-text-wake-up',
    'vit-text-decks',
  ]);
  const [red] = parts[4]?.table?.rows ?? [];
  expect(red?.cells).toEqual(['vit-text-no', 'vit-text-yes', ...new Array<string>(7).fill('vit-text-no')]);
});
