import { describe, expect, test } from 'vitest';

import type { Position } from '../../src/lib/protocol';
import { autoAnswer } from '../../src/viticulture/defaults';
import { routes, variants } from '../../src/viticulture/routes';
import { COMPONENTS } from './components';
import { decision, offer, player, view } from './setting';

const regular = offer({ verb: 'worker', worker: 'regular' });
const grande = offer({ verb: 'worker', worker: 'grande' });
const yes = offer({ verb: 'yes' });
const no = offer({ verb: 'no' });
const left = offer({ verb: 'place', space: 'plant_left' });
const middle = offer({ verb: 'place', space: 'plant_middle' });
const tour = offer({ verb: 'place', space: 'give_tour_left' });

const PRINTED = {
  ...COMPONENTS,
  cards: {
    merlot: { deck: 'vine', copies: 4, red: 3, white: 0, needs: [] },
    surveyor: { deck: 'summer_visitor', season: 'summer', options: 2, choose: 'one', topics: [] },
  },
} satisfies typeof COMPONENTS;

type Question = Parameters<typeof decision>[0];

function asked(question: Question, legal = [regular, grande], more = {}): Position {
  const seen = view([player(), player()], { decision: decision(question), ...more });
  return {
    view: seen,
    waiting: [0],
    decisions: 3,
    legal,
    undo: null,
    undo_request: null,
    hints: [],
    result: null,
  };
}

describe('what need not be asked', () => {
  test('a regular worker goes where it may', () => {
    expect(autoAnswer(asked('worker'))).toBe(regular);
    expect(autoAnswer(asked('worker', [grande]))).toBeNull();
    expect(autoAnswer(asked('place_worker', []))).toBeNull();
  });

  test('a bonus for nothing is taken, one that is an action again is asked for', () => {
    expect(autoAnswer(asked('bonus', [no, yes], { bonus_of: 'give_tour' }), PRINTED)).toBe(yes);
    expect(autoAnswer(asked('bonus', [no, yes], { bonus_of: 'plant' }), PRINTED)).toBeNull();
  });
});

describe('what can be picked up', () => {
  const position = asked('place_worker', [left, middle, tour]);

  test('a worker goes to any space, and to the label of an action', () => {
    const found = routes('worker:grande', position, PRINTED);
    expect(found.map(({ to }) => to)).toEqual([
      'space:plant_left',
      'task:plant',
      'space:plant_middle',
      'space:give_tour_left',
      'task:give_tour',
    ]);
    expect(found[0]?.answers).toEqual([left.action, grande.action]);
  });

  test('the grande worker is offered in place of the regular one that goes', () => {
    const workers = (regular: number, large: number) =>
      asked('place_worker', [left], { players: [{ workers: { regular, grande: large, temporary: 0 } }] })
        .view;
    expect(variants(left, workers(1, 1), 0).map(({ answers }) => answers)).toEqual([
      [left.action, grande.action],
    ]);
    expect(variants(left, workers(1, 0), 0)).toEqual([]);
    expect(variants(left, workers(0, 1), 0)).toEqual([]);
    expect(variants(left, workers(1, 1), null)).toEqual([]);
  });

  test('a vine goes to a field by way of the space with the bonus', () => {
    const [first] = routes('card:merlot', position, PRINTED);
    expect(first).toEqual({
      to: 'field:field_5',
      answers: [middle.action, { verb: 'card', card: 'merlot' }, { verb: 'field', field: 'field_5' }],
    });
  });

  test('a visitor has nowhere to go while its action is taken', () => {
    expect(routes('card:surveyor', position, PRINTED)).toEqual([]);
  });

  test('where an action may be taken again, its card says so', () => {
    const again = asked('bonus', [no, yes], { bonus_of: 'play_summer' });
    expect(routes('card:surveyor', again, PRINTED)).toEqual([
      { to: 'card:surveyor', answers: [{ verb: 'yes' }, { verb: 'card', card: 'surveyor' }] },
    ]);
    expect(routes('card:merlot', again, PRINTED)).toEqual([]);
  });
});
