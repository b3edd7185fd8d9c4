import { describe, expect, test } from 'vitest';

import type { Action } from '../../src/lib/protocol';
import { labelOf } from '../../src/viticulture/labels';
import { actionOf, targetsOf } from '../../src/viticulture/targets';
import { decision, field, offer, player, view } from './setting';

const DRAWN: [Action, string][] = [
  [{ verb: 'wake_up', row: '3' }, 'row:3'],
  [{ verb: 'place', space: 'build_left' }, 'space:build_left'],
  [{ verb: 'place', space: 'cart' }, 'space:cart'],
  [{ verb: 'place', space: 'yoke' }, 'space:yoke'],
  [{ verb: 'worker', worker: 'grande' }, 'worker:grande'],
  [{ verb: 'card', card: 'merlot' }, 'card:merlot'],
  [{ verb: 'deck', deck: 'vine' }, 'deck:vine'],
  [{ verb: 'field', field: 'field_5' }, 'field:field_5'],
  [{ verb: 'vine', field: 'field_5', card: 'pinot' }, 'vine:pinot:field_5'],
  [{ verb: 'structure', structure: 'yoke' }, 'structure:yoke'],
  [{ verb: 'grape', colour: 'red', value: '4' }, 'grape:red:4'],
  [{ verb: 'make', wine: 'blush' }, 'make:blush'],
  [{ verb: 'wine', wine: 'blush', value: '6' }, 'wine:blush:6'],
  [{ verb: 'seat', seat: '1' }, 'seat:1'],
  [{ verb: 'mama', mama: 'jess' }, 'mama:jess'],
  [{ verb: 'papa', papa: 'gary' }, 'papa:gary'],
];

describe('what is drawn for an action', () => {
  test.each(DRAWN)('%j stands as %s, and is actionOf by it', (action, target) => {
    const position = view([player(), player()]);
    expect(targetsOf(offer(action), position)[0]).toBe(target);
    expect(actionOf(target, position)).toEqual(action);
  });

  test('the temporary worker stands for a regular one, as which it goes first', () => {
    const sent = offer({ verb: 'worker', worker: 'regular' });
    const temporary = player({ workers: { regular: 2, grande: 1, temporary: 1 } });
    expect(targetsOf(sent, view([temporary, player()]), 0)).toEqual(['worker:temporary', 'worker:regular']);
    expect(targetsOf(sent, view([temporary, player()]), 1)).toEqual(['worker:regular']);
  });

  test('passing, yes, no and done are buttons', () => {
    for (const verb of ['pass', 'yes', 'no', 'done'] as const) {
      expect(targetsOf(offer({ verb }), view([player()]))).toEqual([]);
    }
  });

  test('the label of an action stands for each of its spaces', () => {
    const position = view([player()]);
    expect(targetsOf(offer({ verb: 'place', space: 'sell_middle' }), position)).toContain('task:sell');
    expect(targetsOf(offer({ verb: 'place', space: 'sell' }), position)).toEqual(['space:sell', 'task:sell']);
  });

  test('a sold field is bought back where fields are traded', () => {
    const fields = { ...player().fields, field_6: field(6, { sold: true }) };
    const position = view([player({ fields })], { decision: decision('trade_field') });
    expect(actionOf('field:field_6', position)).toEqual({ verb: 'buy_field', field: 'field_6' });
    expect(actionOf('field:field_5', position)).toEqual({ verb: 'field', field: 'field_5' });
    expect(targetsOf(offer({ verb: 'buy_field', field: 'field_6' }), position)).toEqual(['field:field_6']);
  });

  test('a worker is taken back from where it stands', () => {
    const placed = [{ worker: 'grande' as const, space: 'sell_left' as const }];
    const position = view([player({ placed })], { decision: decision('retrieve') });
    const action = { verb: 'retrieve', space: 'sell_left', worker: 'grande' } as const;
    expect(targetsOf(offer(action), position)).toEqual(['space:sell_left']);
    expect(actionOf('space:sell_left', position)).toEqual(action);
  });

  test('options are drawn on a visitor in play and on papa, else they are buttons', () => {
    const option = offer({ verb: 'option', number: '2' });
    expect(targetsOf(option, view([player()], { in_play: ['artisan'] }))).toEqual(['option:2']);
    expect(targetsOf(option, view([player()], { decision: decision('papa') }))).toEqual(['option:2']);
    expect(targetsOf(option, view([player()], { decision: decision('sell', 'sell') }))).toEqual([]);
  });
});

test('asking about a whole action means the space that comes next', () => {
  const position = view([player()]);
  const next_space = { ...position.next_space, give_tour: 'give_tour_middle' as const };
  const action = { verb: 'place', space: 'give_tour_middle' };
  expect(actionOf('task:give_tour', { ...position, next_space })).toEqual(action);
});

test('everything that can be pointed at has a name', () => {
  const position = view([player()], { in_play: ['artisan'] });
  for (const [, target] of DRAWN) expect(labelOf(target, position)).not.toBe('');
  expect(labelOf('option:1', position)).toBe('vit-option-of');
});
