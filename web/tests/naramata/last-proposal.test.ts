import { expect, test } from 'vitest';

import type { NaramataView } from '../../src/games';
import { declinedAt, proposedRides, remainingRides } from '../../src/naramata/draft/last-proposal';

const tourists = (...names: string[]) => names.map((tourist) => ({ tourist }));

test('a declined proposal is given again, the first of each vehicle first, but for those who ride already', () => {
  const players = [{ proposed: tourists('a', 'b') }, {}, { proposed: tourists('c', 'd') }];
  const rides = proposedRides({ players } as unknown as NaramataView);
  expect([...rides]).toEqual([
    ['a', 0],
    ['c', 2],
    ['b', 0],
    ['d', 2],
  ]);
  const row = tourists('b', 'd', 'e');
  expect(remainingRides({ row } as unknown as NaramataView, rides)).toEqual([
    { verb: 'ride', tourist: 'b', seat: '0' },
    { verb: 'ride', tourist: 'd', seat: '2' },
  ]);
});

test('the last refusal is found in the history', () => {
  const entry = (at: number, ...texts: string[]) => ({
    at,
    seat: 0,
    starts_turn: false,
    events: texts.map((text) => ({ text, args: {} })),
  });
  expect(declinedAt([entry(1, 'event-propose'), entry(2)])).toBeNull();
  expect(declinedAt([entry(4, 'event-decline'), entry(8), entry(9, 'event-decline'), entry(10)])).toBe(9);
});
