import { describe, expect, it } from 'vitest';

import type { Offer } from '../../src/lib/protocol';
import { arcSteps, countSteps } from '../../src/table/motion-path';
import { filterHistory, groupByTurn, lastTurnEnd } from '../../src/table/log';
import { nearest } from '../../src/table/arrow-navigation';
import { joinLabel } from '../../src/table/labels';
import { groupRows, searchRows, offerRows } from '../../src/table/offer-list';
import { placeBubble, SHEET_BOTTOM, sheetTop } from '../../src/table/bubble-placement';
import { splitMarked } from '../../src/table/event-parts';

const box = (
  x: number,
  y: number,
  width = 40,
  height = 40,
): { x: number; y: number; width: number; height: number } => ({
  x,
  y,
  width,
  height,
});

describe('a bubble', () => {
  const window = box(0, 0, 1000, 800);
  const size = { width: 200, height: 100 };

  it('stands above its target when there is room', () => {
    const spot = placeBubble(box(480, 400), size, window, []);
    expect(spot).toMatchObject({ x: 400, y: 290 });
  });

  it('covers no other target', () => {
    const spot = placeBubble(box(480, 400), size, window, [{ ...box(460, 300, 80, 60), weight: 1 }]);
    expect(spot.x + size.width <= 460 || spot.x >= 540 || spot.y + size.height <= 300 || spot.y >= 360).toBe(
      true,
    );
  });

  it('never leaves the window nor covers its target', () => {
    const target = box(0, 0);
    const spot = placeBubble(target, size, window, []);
    expect(spot.x).toBeGreaterThanOrEqual(0);
    expect(spot.y >= 40 || spot.x >= 40).toBe(true);
  });

  it('lies at the bottom of a phone, at its top where it would cover its target', () => {
    const phone = { x: 0, y: 100, width: 390, height: 744 };
    const at = (y: number): number => sheetTop({ x: 100, y, width: 60, height: 40 }, 250, phone);
    expect(at(200)).toBe(844 - SHEET_BOTTOM - 250);
    expect(at(440)).toBe(106);
    expect(at(650)).toBe(106);
  });
});

describe('arrows', () => {
  it('move to the nearest box in their direction', () => {
    const others = [box(100, 0), box(100, 200), box(300, 0)];
    expect(nearest(box(0, 0), others, 'right')).toBe(0);
    expect(nearest(box(100, 0), others.slice(1), 'down')).toBe(0);
    expect(nearest(box(0, 0), others, 'left')).toBe(-1);
  });
});

const event = (text: string, seat?: number): { text: string; args: Record<string, number> } => ({
  text,
  args: seat === undefined ? {} : { seat },
});

describe('the log', () => {
  const history = [
    { at: 1, seat: 0, starts_turn: true, events: [event('event-place', 0)] },
    { at: 2, seat: 1, starts_turn: true, events: [event('event-place', 1), event('event-vp', 1)] },
    { at: 3, seat: 1, starts_turn: false, events: [] },
    { at: 4, seat: 2, starts_turn: true, events: [event('event-vp', 0)] },
  ];

  it('shows one player, or points alone', () => {
    expect(filterHistory(history, { kind: 'all' }).map(({ at }) => at)).toEqual([1, 2, 4]);
    expect(filterHistory(history, { kind: 'seat', seat: 0 }).map(({ at }) => at)).toEqual([1, 4]);
    expect(filterHistory(history, { kind: 'points' }).flatMap(({ events }) => events)).toHaveLength(2);
  });

  it('knows when the own turn before this one ended, also in the middle of a turn', () => {
    expect(lastTurnEnd(history, 0)).toBe(1);
    const later = [...history, { at: 5, seat: 0, starts_turn: true, events: [event('event-place', 0)] }];
    expect(lastTurnEnd(later, 0, 4)).toBe(1);
    expect(lastTurnEnd(history, null)).toBe(-1);
    expect(lastTurnEnd(history, 3)).toBe(-1);
  });

  it('has a block for each turn, also where one seat has several in a row', () => {
    const next = { at: 5, seat: 2, starts_turn: true, events: [event('event-place', 2)] };
    expect(groupByTurn([...history, next]).map(({ from, entries }) => [from, entries.length])).toEqual([
      [1, 1],
      [2, 2],
      [4, 1],
      [5, 1],
    ]);
  });

  it('marks references to cards', () => {
    const marked = 'Ann draws \uE000card:merlot\uE001Merlot\uE002.';
    expect(splitMarked(marked)).toEqual([
      { text: 'Ann draws ' },
      { text: 'Merlot', ref: 'card:merlot' },
      { text: '.' },
    ]);
  });
});

describe('the list', () => {
  const offer = (code: number, verb: 'place' | 'pass'): Offer => ({
    code,
    action: verb === 'pass' ? { verb } : { verb, space: 'yoke' },
    label: null,
  });
  const offers = [offer(1, 'place'), offer(2, 'pass'), offer(3, 'place')];
  const words = ({ code, action }: Offer): string =>
    `${action.verb} ${['', 'Häuschen', 'x', 'Mühle'][code] ?? code}`;

  it('keeps one kind together and numbers it in that order', () => {
    expect(offerRows(offers, words).map((row) => [row.number, row.offer.code])).toEqual([
      [1, 1],
      [2, 3],
      [3, 2],
    ]);
    expect(groupRows(offerRows(offers, words))).toHaveLength(1);
  });

  it('is grouped by verb when it is long', () => {
    const many = Array.from({ length: 20 }, (_, code) => offer(code, code < 12 ? 'place' : 'pass'));
    expect(groupRows(offerRows(many, words)).map(({ rows: found }) => found.length)).toEqual([12, 8]);
  });

  it('has last what ends more than a step', () => {
    const passFirst = [offer(9, 'pass'), ...offers];
    const rows = offerRows(passFirst, words, ({ action }) => action.verb === 'pass');
    expect(rows.at(-1)?.offer.action.verb).toBe('pass');
    expect(rows[0]?.offer.action.verb).not.toBe('pass');
  });

  it('is searched by label, with or without accents', () => {
    expect(searchRows(offerRows(offers, words), 'hauschen').map(({ offer: { code } }) => code)).toEqual([1]);
    expect(searchRows(offerRows(offers, words), 'place mu')).toHaveLength(1);
  });
});

describe('motion', () => {
  it('ends where the piece is, lifted on the way', () => {
    const steps = arcSteps(100, -50);
    expect(steps[0]).toEqual({ x: 100, y: -50, lift: 0 });
    expect(steps.at(-1)?.x).toBeCloseTo(0);
    expect(Math.max(...steps.map(({ lift }) => lift))).toBeGreaterThan(10);
  });

  it('counts from one number to another', () => {
    expect(countSteps(2, 5)).toEqual([3, 4, 5]);
    expect(countSteps(1, -1)).toEqual([0, -1]);
    expect(countSteps(5, 5)).toEqual([]);
  });
});

describe('an accessible name', () => {
  it('contains the text of its element once', () => {
    expect(joinLabel('Build, left space', '')).toBe('Build, left space');
    expect(joinLabel('Build, left space', 'Build')).toBe('Build, left space');
    expect(joinLabel('Draw a vine', 'Draw vine 37')).toBe('Draw a vine. Draw vine 37');
    expect(joinLabel('Row 4 (1 lira)', '4 +1')).toBe('Row 4 (1 lira). 4 +1');
  });
});
