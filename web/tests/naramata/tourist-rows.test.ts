import { describe, expect, test } from 'vitest';

import type { RiderRow } from '../../src/games';
import { cellsOf, openRow } from '../../src/naramata/tour/tourist-rows';
import { ABOARD, MIREILLE } from './sample';

const [cheese, views, purchase] = ABOARD.rows as [RiderRow, RiderRow, RiderRow];
const brief = (row: RiderRow, after: RiderRow | null = null): string[] =>
  cellsOf(row, after).map((cell) => `${cell.filling} ${cell.value} ${cell.icon ?? '-'}`);

describe('the cells of a row', () => {
  test('show cards first, then locks that stand in for one, then what is free', () => {
    expect(brief(cheese)).toEqual(['full 1 ch-brie', 'full 3 lock', 'empty 5 -']);
  });

  test('of purchases show what the card scores, and until then that it is open', () => {
    expect(brief(purchase)).toEqual(['full +4 bottle', 'empty +? -']);
  });

  test('show what comes as a ghost after what lies there, whatever its number', () => {
    const after: RiderRow = {
      ...cheese,
      cards: [{ kind: 'cheese', card: 1, type: 'feta', worth: 2 }, ...(cheese.cards ?? [])],
    };
    expect(brief(cheese, after)).toEqual(['full 1 ch-brie', 'full 3 lock', 'ghost 5 ch-feta']);
  });

  test('show tokens that come as ghosts', () => {
    expect(brief(views, { ...views, tokens: 2 }).slice(0, 3)).toEqual([
      'ghost 1 view',
      'ghost 2 view',
      'empty 3 -',
    ]);
  });

  test('of somebody still in hand are all free', () => {
    const [wish] = MIREILLE.rows;
    expect(wish === undefined ? [] : cellsOf(wish).map((cell) => cell.filling)).toEqual([
      'empty',
      'empty',
      'empty',
    ]);
  });

  test('show a type that is not of our edition by its kind', () => {
    const row: RiderRow = {
      ...cheese,
      tokens: 0,
      cards: [{ kind: 'cheese', card: 1, type: 'own', worth: 1 }],
    };
    expect(cellsOf(row)[0]?.icon).toBe('cheese');
  });
});

test('the row that is asked for is found while it has room', () => {
  expect(openRow(ABOARD, 'view')).toBe(1);
  expect(openRow({ ...ABOARD, rows: [cheese, { ...views, full: true }, purchase] }, 'view')).toBe(-1);
  expect(openRow(ABOARD, 'pairing')).toBe(-1);
  expect(openRow(ABOARD, null)).toBe(-1);
});
