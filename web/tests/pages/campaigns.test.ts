import { expect, test } from 'vitest';

import { spots, stops, type Progress } from '../../src/pages/parts/campaigns';

const game = (challenge: number, won: boolean, score: number) => ({ challenge, won, score, reason: '' });
const STANDING: Progress = {
  order: [1, 2, 3, 4],
  beaten: 2,
  challenge: 3,
  games: 7,
  losses: 1,
  tokens: 0,
  choices: { automa: 'normal', aggressive: false },
  confirmed: true,
  history: [
    game(1, true, 23),
    ...[0, 1, 2, 3].map(() => game(2, false, 12)),
    game(2, true, 21),
    game(3, false, 9),
  ],
};

test('each stop tells what became of it: won with stars, next, or still ahead', () => {
  const [first, second, third, fourth] = stops(STANDING);
  expect(first).toEqual({ challenge: 1, state: 'won', tries: 1, score: 23, stars: 3 });
  expect(second).toEqual({ challenge: 2, state: 'won', tries: 5, score: 21, stars: 1 });
  expect(third).toEqual({ challenge: 3, state: 'next', tries: 1, score: null, stars: 0 });
  expect(fourth?.state).toBe('ahead');
});

test('the stops lie inside the picture, from left to right', () => {
  const places = spots(8, 1232, 420);
  expect(places.map(({ x }) => x)).toEqual([...places.map(({ x }) => x)].sort((a, b) => a - b));
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(60);
    expect(x).toBeLessThan(1172);
    expect(y).toBeGreaterThan(23);
    expect(y).toBeLessThan(350);
  }
});
