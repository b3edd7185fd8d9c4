import { describe, expect, test } from 'vitest';

import { columnShape, onLadder, partWithTargets } from '../../src/viticulture/layout';
import {
  difference,
  estateLayout,
  fieldDrawing,
  ladder,
  plots,
  STRUCTURE_ORDER,
  vinesOn,
} from '../../src/viticulture/mat/mat';
import { FIELDS, STRUCTURES } from '../../src/viticulture/view';
import { COMPONENTS } from './components';
import { player } from './setting';

describe('the ladder', () => {
  test('shows what a blend would take and give before it is made', () => {
    const now = player({ grapes: { red: [2], white: [3] } });
    const then = player({ wines: { red: [], white: [], blush: [5], sparkling: [] } });
    const rows = ladder(now, then, COMPONENTS.wines);
    expect(rows.flatMap(({ tokens }) => tokens.map(({ target, change }) => [target, change]))).toEqual([
      ['grape:red:2', 'gone'],
      ['grape:white:3', 'gone'],
      ['wine:blush:5', 'new'],
    ]);
  });

  test('changes nothing while nothing is under the hand', () => {
    const [red] = ladder(player({ grapes: { red: [1, 4], white: [] } }), null, COMPONENTS.wines);
    expect(red?.tokens.map(({ value, change }) => [value, change])).toEqual([
      [1, 'none'],
      [4, 'none'],
    ]);
  });

  test('has no spaces for blush below 4 and for sparkling below 7', () => {
    expect(ladder(player(), null, COMPONENTS.wines).map(({ icon, from }) => [icon, from])).toEqual([
      ['grape-red', 1],
      ['grape-white', 1],
      ['wine-red', 1],
      ['wine-white', 1],
      ['wine-blush', 4],
      ['wine-sparkling', 7],
    ]);
  });
});

describe('the estate', () => {
  test('has a plot for every structure, and tells which is coming', () => {
    expect([...STRUCTURE_ORDER].toSorted()).toEqual([...STRUCTURES].toSorted());
    const found = plots(
      player({ structures: ['yoke'], used: ['yoke'] }),
      player({ structures: ['yoke', 'trellis'] }),
    );
    expect(found.find(({ structure }) => structure === 'trellis')).toMatchObject({
      built: false,
      change: 'new',
    });
    expect(found.find(({ structure }) => structure === 'yoke')).toMatchObject({ built: true, used: true });
  });

  test.each([true, false])('keeps everything inside its picture (narrow: %s)', (narrow) => {
    const { width, height, structures, fields, field } = estateLayout(narrow);
    for (const name of STRUCTURES) {
      expect(structures[name].x + 60).toBeLessThanOrEqual(width);
      expect(structures[name].y + 72).toBeLessThanOrEqual(height);
    }
    for (const name of FIELDS) {
      expect(fields[name].x + field.width).toBeLessThanOrEqual(width);
      expect(fields[name].y + field.height).toBeLessThanOrEqual(height);
    }
  });

  test('names each variety of a field once, with what would be planted or uprooted', () => {
    expect(vinesOn(['pinot', 'pinot', 'syrah'], ['pinot', 'pinot', 'pinot'])).toEqual([
      { card: 'pinot', count: 3, change: 'new' },
      { card: 'syrah', count: 1, change: 'gone' },
    ]);
    expect(vinesOn(['merlot'], undefined)).toEqual([{ card: 'merlot', count: 1, change: 'none' }]);
  });

  test('grows leaves only where there are vines, their grapes by colour', () => {
    expect(fieldDrawing(172, 92, { red: 0, white: 0, vines: [] }).leaves).toEqual([]);
    const { leaves } = fieldDrawing(172, 92, { red: 3, white: 0, vines: ['merlot'] });
    expect(leaves.every(({ red }) => red)).toBe(true);
  });
});

test('a number tells what it would change by, and nothing where it stays', () => {
  expect(difference(3, 5)).toBe(2);
  expect(difference(3, 3)).toBeNull();
  expect(difference(3, undefined)).toBeNull();
});

describe('a phone', () => {
  test('turns to where something can be chosen', () => {
    expect(partWithTargets(['card:merlot'])).toBeNull();
    expect(partWithTargets(['field:field_5'])).toBe('estate');
    expect(partWithTargets(['space:yoke', 'structure:yoke'])).toBe('board');
    expect(onLadder(['grape:red:2'])).toBe(true);
    expect(onLadder(['field:field_5'])).toBe(false);
  });

  test('has one thing below the other, a wide screen all in rows', () => {
    expect([390, 768, 1000].map(columnShape)).toEqual(['stack', 'two', 'row']);
  });
});
