import { describe, expect, test } from 'vitest';

import {
  cellsOf,
  emptyRows,
  fullRows,
  nextStep,
  openRow,
  scoreMost,
  scoreNow,
} from '../../src/naramata/tour/tourist-rows';
import type { RiderRow } from '../../src/games';
import { ABOARD, BOX, MIREILLE } from './sample';

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

  test('show a type that is not of our box by its kind', () => {
    const row: RiderRow = {
      ...cheese,
      tokens: 0,
      cards: [{ kind: 'cheese', card: 1, type: 'own', worth: 1 }],
    };
    expect(cellsOf(row)[0]?.icon).toBe('cheese');
  });
});

describe('the sums of a card', () => {
  test('are what the rows score, and the most they could', () => {
    expect(scoreNow(ABOARD)).toBe(7);
    expect(scoreMost(ABOARD, BOX)).toBe(5 + 8 + 5 + 4);
    expect(scoreMost(ABOARD, null)).toBe(5 + 8);
  });

  test('count rows with nothing and rows that are full', () => {
    expect(emptyRows(ABOARD)).toBe(1);
    expect(fullRows(ABOARD)).toBe(0);
  });

  test('say what one more would add', () => {
    expect(nextStep(cheese)).toBe(2);
    expect(nextStep(purchase)).toBeNull();
  });

  test('find the row that is asked for', () => {
    expect(openRow(ABOARD, 'view')).toBe(1);
    expect(openRow(ABOARD, 'pairing')).toBe(-1);
    expect(openRow(ABOARD, null)).toBe(-1);
  });
});
