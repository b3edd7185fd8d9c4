import { describe, expect, test } from 'vitest';

import type { VineCard, VisitorCard } from '../../src/games';
import { cardsBesideHand, cardText, handCards, optionsOf } from '../../src/viticulture/hand/cards';
import { player } from './setting';

const VINE: VineCard = { deck: 'vine', copies: 4, red: 4, white: 0, needs: ['trellis', 'irrigation'] };

test('cards of one name are told apart', () => {
  expect(handCards(['syrah', 'pinot', 'syrah']).map(({ piece }) => piece)).toEqual([
    'card:syrah:0',
    'card:pinot:0',
    'card:syrah:1',
  ]);
});

const visitor = (options: number, choose: VisitorCard['choose']): VisitorCard => ({
  deck: 'summer_visitor',
  season: 'summer',
  options,
  choose,
  topics: [],
});

describe('the text of a visitor', () => {
  test('is its options, with a note unless one of two is chosen', () => {
    const options = ['effect-x-0', 'effect-x-1'];
    expect(cardText('x', visitor(2, 'one'))).toEqual({ options, note: '' });
    expect(cardText('x', visitor(2, 'one_or_both'))).toEqual({ options, note: 'vit-card-one_or_both' });
    expect(cardText('x', visitor(3, 'two'))).toMatchObject({ note: 'vit-card-two' });
  });

  test('is all of it where nothing is chosen', () => {
    expect(cardText('x', visitor(2, null))).toEqual({ options: ['text-x'], note: '' });
  });
});

test('a card in play shows all its options at its first question, later those offered', () => {
  const numbers = (offered: number[], first: boolean): number[] =>
    optionsOf('x', visitor(3, 'two'), offered, first).map(({ number }) => number);
  expect(numbers([1, 3], true)).toEqual([1, 2, 3]);
  expect(numbers([1, 3], false)).toEqual([1, 3]);
  expect(numbers([], true)).toEqual([]);
});

test('cards that are turned up or offered from a deck lie beside the hand, parents do not', () => {
  const box = { merlot: VINE, syrah: VINE, pinot: VINE };
  const mine = player({ hand: ['merlot'], face_up: ['jess', 'pinot'] });
  expect(cardsBesideHand(['merlot', 'syrah', 'pinot'], mine, box)).toEqual(['pinot', 'syrah']);
});
