import { describe, expect, test } from 'vitest';

import { held, inCellar, cardsBesideHand, missing } from '../../src/viticulture/hand/cards';
import type { OrderCard, VineCard } from '../../src/games';
import { player } from './setting';

const VINE: VineCard = { deck: 'vine', red: 4, white: 0, needs: ['trellis', 'irrigation'] };
const order = (...wines: OrderCard['wines']): OrderCard => ({ deck: 'order', wines, vp: 2, residual: 1 });
const wines = { red: [2, 4], white: [3], blush: [], sparkling: [] };

test('cards of one name are textView apart', () => {
  expect(held(['syrah', 'pinot', 'syrah']).map(({ piece }) => piece)).toEqual([
    'card:syrah:0',
    'card:pinot:0',
    'card:syrah:1',
  ]);
});

test('a vine names the structures it still needs', () => {
  expect(missing(VINE, ['trellis'])).toEqual(['irrigation']);
  expect(missing(VINE, ['trellis', 'irrigation'])).toEqual([]);
});

describe('an order can be filled', () => {
  test('from wines that are each good enough', () => {
    expect(inCellar(order({ wine: 'red', least: 3 }, { wine: 'white', least: 3 }), wines)).toBe(true);
    expect(inCellar(order({ wine: 'red', least: 5 }), wines)).toBe(false);
  });

  test('from two different wines where it asks for two of a kind', () => {
    expect(inCellar(order({ wine: 'red', least: 4 }, { wine: 'red', least: 2 }), wines)).toBe(true);
    expect(inCellar(order({ wine: 'red', least: 4 }, { wine: 'red', least: 3 }), wines)).toBe(false);
    expect(inCellar(order({ wine: 'white', least: 1 }, { wine: 'white', least: 1 }), wines)).toBe(false);
  });
});

test('cards that are turned up or offered from a deck lie beside the hand, parents do not', () => {
  const box = { merlot: VINE, syrah: VINE, pinot: VINE };
  const mine = player({ hand: ['merlot'], face_up: ['jess', 'pinot'] });
  expect(cardsBesideHand(['merlot', 'syrah', 'pinot'], mine, box)).toEqual(['pinot', 'syrah']);
});
