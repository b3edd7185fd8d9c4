import { describe, expect, it } from 'vitest';

import { gainsOf } from '../../src/naramata/scores';
import type { Text, View } from '../../src/lib/protocol';
import { gains } from '../../src/viticulture/scores';

const event = (text: string, args: Text['args']): Text => ({ text: `event-${text}`, args });
const spring = (year: number): Text => event('season', { season: 'spring', year });

describe('what a year brought', () => {
  const view = { game: 'viticulture', year: 2, players: [{}, {}] } as unknown as View;
  const year = [
    event('vp', { seat: 1, points: 3, source: 'orders' }),
    event('vp-lost', { seat: 0, points: 1, source: 'visitors' }),
    event('lira', { seat: 0, lira: 2 }),
    event('season', { season: 'summer', year: 2 }),
    event('lira', { seat: 0, lira: 1 }),
    event('lira-paid', { seat: 1, lira: 4 }),
    event('lira-residual', { seat: 1, lira: 2 }),
  ];
  const earlier = [event('vp', { seat: 0, points: 9, source: 'orders' }), spring(1), ...year];
  const lines = [
    ['vit-gain-orders', [0, 3]],
    ['vit-gain-visitors', [-1, 0]],
    ['vit-gain-lira', [3, 0]],
    ['vit-gain-residual', [0, 2]],
    ['vit-gain-paid', [0, -4]],
  ];

  it('is counted from its spring to the next, by what brought it', () => {
    const told = [...earlier, spring(2), ...year, spring(3), event('lira', { seat: 0, lira: 50 })];
    expect(gains(view, told).map(({ label, values }) => [label, values])).toEqual(lines);
  });

  it('is counted to the end in the last year, and is not told where its beginning is not known', () => {
    expect(gains(view, [...earlier, spring(2), ...year])).toHaveLength(lines.length);
    expect(gains(view, year)).toEqual([]);
  });
});

describe('what a day brought', () => {
  const day = (number: number): Text => event('day', { day: number });
  const told = [
    day(1),
    event('deliver', { seat: 0, points: 8 }),
    day(2),
    event('deliver', { seat: 0, points: 5 }),
    event('late', { seat: 1, points: 2 }),
    event('whelp_rows', { seat: 1, count: 3 }),
    day(3),
  ];

  it('is counted by what brought it', () => {
    const view = { game: 'naramata', day: 2, seats: 2, whelp: null } as unknown as View;
    expect(gainsOf(view, told).map(({ values }) => values)).toEqual([
      [5, 0],
      [0, -2],
    ]);
  });

  it('is what each took away where all play together', () => {
    const view = { game: 'naramata', day: 2, seats: 2, whelp: 20 } as unknown as View;
    expect(gainsOf(view, told).map(({ values }) => values)).toEqual([[0, -3]]);
  });
});
