import { describe, expect, test, vi } from 'vitest';

import type { Draft, MarketSlot, NaramataQuestion } from '../../src/games';
import type { Result } from '../../src/lib/protocol';
import { lastTurn } from '../../src/naramata/phantoms';
import { isTooDear, priceText } from '../../src/naramata/prices';
import { sectionOfQuestion } from '../../src/naramata/questions';
import { sectionOfReason } from '../../src/naramata/reasons';
import { breakdownOf, pointsOf } from '../../src/naramata/scores';
import { mainSeat, otherSeats, seatColour } from '../../src/naramata/seats';
import { openStops } from '../../src/naramata/space-list';
import { promptContext, stageOf, usesScreen } from '../../src/naramata/stages';
import { asked, offer, position, tour, view } from './sample';

// No messages are loaded here: a message is its name.
vi.mock('../../src/lib/words.svelte', () => ({ t: (id: string) => id }));

describe('the price of an upgrade', () => {
  test('is put into words, if there is something to buy', () => {
    expect(view().market.map(priceText)).toEqual(['nar-sum', '']);
  });

  test('is too dear for who has less to spend', () => {
    const [slot] = view().market as [MarketSlot];
    expect(isTooDear(slot, tour({ purse: 6 }))).toBe(true);
    expect(isTooDear(slot, tour({ purse: 7 }))).toBe(false);
    expect(isTooDear(slot, null)).toBe(false);
  });
});

describe('the draft', () => {
  test('has a screen of its own, and so have vehicles and the open row', () => {
    const draft: Draft = { pick: 2, picks: 4, direction: 'left', passes_to: [1, 2, 0] };
    expect(usesScreen(position({ ...asked('pick'), draft }))).toBe(true);
    for (const question of ['vehicle', 'propose', 'agree'] as const) {
      expect(usesScreen(position(asked(question)))).toBe(true);
    }
    expect(usesScreen(position(asked('turn')))).toBe(false);
  });
});

describe('when it is', () => {
  test('is a line of day, hour and what is open', () => {
    const legal = [
      offer({ verb: 'space', winery: 'wesbert', space: '1' }),
      offer({ verb: 'space', winery: 'wesbert', space: '2' }),
    ];
    expect(promptContext(position(view(), legal), 0)).toBe(
      'nar-context-day · nar-map-hour · nar-context-open',
    );
    expect(promptContext(position(view({ day: 0 })), 0)).toBe('nar-context-setup');
  });

  test('a replay steps by day', () => {
    expect(stageOf(view())).toMatchObject({ key: '2', number: 2 });
    expect(stageOf(view({ day: 0 })).label).toBe('nar-stage-setup');
  });
});

describe('seats', () => {
  test('have the colour of their vehicle, or one that nobody drives', () => {
    expect(seatColour(0, view())).toBe('blue');
    expect(seatColour(2, view())).toBe('yellow');
  });

  test('stand large for whoever looks, else for whoever is asked', () => {
    expect(mainSeat(position(view()), 2)).toBe(2);
    expect(mainSeat(position(asked('turn')), null)).toBe(0);
    expect(otherSeats(view(), 1)).toEqual([2, 0]);
  });
});

describe('the nearest spaces', () => {
  test('come in the order of the road, with the hour they lead to', () => {
    const legal = [
      offer({ verb: 'end_day' }),
      offer(
        { verb: 'space', winery: 'wesbert', space: '1' },
        {
          text: 'label-space',
          args: { winery: 'wesbert', kind: 'view', minutes: 30, until: '13:30', last: 1 },
        },
      ),
      offer(
        { verb: 'space', winery: 'hillside', space: '3' },
        { text: 'label-contract', args: { winery: 'hillside' } },
      ),
    ];
    expect(openStops(legal, view())).toEqual([
      {
        winery: 'hillside',
        signature: true,
        spaces: [{ target: 'winery:hillside:3', kind: 'contract', minutes: null, then: null, last: false }],
      },
      {
        winery: 'wesbert',
        signature: false,
        spaces: [{ target: 'winery:wesbert:1', kind: 'view', minutes: 30, then: '13:30', last: true }],
      },
    ]);
  });
});

describe('the Phantom', () => {
  const roll = { text: 'event-phantom_roll', args: { roll: 2, number: 0 } };
  const stop = { text: 'event-phantom', args: { winery: 'lang', kind: 'tasting', number: 0 } };
  test('is described from its last roll on', () => {
    const other = { text: 'event-arrive', args: { seat: 0 } };
    const steps = lastTurn([roll, stop, other, { ...roll, args: { roll: 3, number: 0 } }, stop], 0);
    expect(steps.map(({ kind, text }) => [kind, text.args['roll']])).toEqual([
      ['roll', 3],
      ['stop', undefined],
    ]);
  });

  test('is named by its number', () => {
    expect(lastTurn([roll, stop], 2)).toEqual([]);
  });
});

describe('points', () => {
  const result: Result = { scores: [17, 5, 5], ranking: [1, 2, 2], winners: [0], reason: 'last_day' };
  test('are everybody’s own, or the score that all share', () => {
    expect(pointsOf(view())).toEqual([5, 5, 5]);
    expect(pointsOf(view({ whelp: 4 }))).toEqual([4, 4, 4]);
  });

  test('are broken down by the events', () => {
    const lines = breakdownOf(view(), result, [
      { text: 'event-bottle', args: { seat: 0, winery: 'hillside' } },
      { text: 'event-points', args: { seat: 0, points: 3, source: 'bottles' } },
      { text: 'event-deliver', args: { seat: 0, who: 'Mireille', points: 9 } },
      { text: 'event-empty_rows', args: { seat: 0, points: 2 } },
      { text: 'event-score_upgrades', args: { seat: 0, points: 2 } },
    ]);
    expect(lines.map(({ label, values }) => [label, values[0]])).toEqual([
      ['nar-score-start', 5],
      ['nar-score-tourists', 9],
      ['nar-score-bottles', 3],
      ['nar-score-empty', -2],
      ['nar-score-upgrades', 2],
      ['nar-score-total', 17],
      ['nar-score-prestige', 4],
    ]);
  });

  test('for the Whelp score are what each has cost all', () => {
    const lost = [{ text: 'event-whelp_rows', args: { seat: 1, count: 2, whelp: 4 } }];
    const lines = breakdownOf(view({ whelp: 4 }), result, lost, [6, 6, 6]);
    expect(lines.map(({ label, values }) => [label, ...values])).toEqual([
      ['nar-score-start', null, null, null, 6],
      ['nar-score-whelp-rows', 0, -2, 0, -2],
      ['nar-score-whelp-late', 0, 0, 0, 0],
      ['nar-score-total', null, null, null, 4],
    ]);
  });

  test('add up where the Whelp score stops at zero', () => {
    const lost = [{ text: 'event-whelp_rows', args: { seat: 0, count: 9, whelp: 0 } }];
    const lines = breakdownOf(view({ whelp: 0, seats: 1 }), result, lost, [5]);
    const total = lines.pop();
    expect(total).toMatchObject({ values: [0], total: true });
    expect(lines.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)).toBe(0);
  });
});

describe('the rules for a question', () => {
  test.each<[NaramataQuestion, string, string]>([
    ['keep_tasting', 'ask-keep-tasting', 'tasting'],
    ['keep_cheese', 'ask-keep-cheese', 'cheese'],
    ['second_action', 'ask-after_action', 'turn'],
    ['second_action', 'ask-second_action', 'second_action'],
    ['phantom_fork', 'ask-phantom_fork', 'phantom'],
    ['reward', 'ask-reward', 'delivery'],
  ])('%s, %s: %s', (question, text, section) => {
    expect(sectionOfQuestion(question, asked(question, {}, text))).toBe(section);
  });

  test('at a winery are those of its space', () => {
    expect(sectionOfQuestion('activity', asked('activity', { kind: 'view' }))).toBe('view');
  });

  test('that reasons come from are known', () => {
    expect(sectionOfReason('movement')).toBe('drive');
    expect(sectionOfReason('nonsense')).toBeNull();
  });
});
