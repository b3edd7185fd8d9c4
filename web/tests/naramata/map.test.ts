import { describe, expect, test } from 'vitest';

import type { NaramataView } from '../../src/games';
import type { Offer } from '../../src/lib/protocol';
import type { Bubble } from '../../src/table/bubble';
import { slotOf, timeOf } from '../../src/naramata/hours';
import { HEIGHT, locationPoint, spot, WIDTH } from '../../src/naramata/map/layout';
import { clamped, extentFor, sizeFor, windowAhead, windowAround } from '../../src/naramata/map/map-window';
import { pointOf, stopsInOrder, stretches } from '../../src/naramata/map/roads';
import {
  dayEnd,
  endPlate,
  ghostSlot,
  hourSlot,
  lastOffset,
  markers,
  previewMoves,
  type Rect,
  route,
  slotX,
  vehicles,
  wineries,
  type WineryScene,
} from '../../src/naramata/map/scene';
import { bench, SIGNATURES, tour } from './bench';

/** The longest short names of the map, so that boxes are as wide as they get. */
const NAMES: Record<string, string> = {
  meeples_milkshakes: 'Meeples & M.',
  poplar_grove_cheese: 'Poplar Grove',
  maple_leaf: 'Maple Leaf',
  legend: 'Legend',
};
const named = (winery: string): string =>
  NAMES[winery] ??
  winery.replace(/(^|_)(.)/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());

const COLOURS = ['red', 'blue', 'yellow', 'purple'] as const;
const tours = (seats: number) => COLOURS.slice(0, seats).map((vehicle) => tour({ vehicle }));

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

function pairs<T>(things: T[]): [T, T][] {
  return things.flatMap((one, index) => things.slice(index + 1).map((other): [T, T] => [one, other]));
}

function find(scene: WineryScene[], id: string): WineryScene {
  const found = scene.find((winery) => winery.id === id);
  if (found === undefined) throw new Error(`${id} is not drawn`);
  return found;
}

describe('wineries', () => {
  test.each([2, 3, 4])('all 28 are drawn once, with %i seats', (seats) => {
    const scene = wineries(bench(tours(seats)), 0, named);
    expect(new Set(scene.map((winery) => winery.id)).size).toBe(28);
    expect(scene).toHaveLength(28);
  });

  test.each([2, 3, 4])('no label and no row of spaces lies on another, with %i seats', (seats) => {
    const scene = wineries(bench(tours(seats)), null, named);
    const boxes = scene.flatMap((winery) => [winery.pill, winery.label]);
    expect(pairs(boxes).filter(([a, b]) => overlap(a, b))).toEqual([]);
    expect(boxes.filter((box) => overlap(box, endPlate()))).toEqual([]);
  });

  test.each([2, 4])('everything stays on the map below the time track, with %i seats', (seats) => {
    for (const { whole } of wineries(bench(tours(seats)), null, named)) {
      expect(whole.x).toBeGreaterThanOrEqual(0);
      expect(whole.x + whole.w).toBeLessThanOrEqual(WIDTH);
      expect(whole.y).toBeGreaterThan(74);
      expect(whole.y + whole.h).toBeLessThanOrEqual(HEIGHT);
    }
  });

  test('a space that is not in play is not drawn, and the others keep their numbers', () => {
    const few = find(wineries(bench(tours(3)), 0, named), 'hillside');
    const four = find(wineries(bench(tours(4)), 0, named), 'hillside');
    expect(few.spaces.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
      '1 tasting',
      '2 pairing',
      '3 contract',
    ]);
    expect(four.spaces.at(-1)).toMatchObject({ number: 4, kind: 'view' });
  });

  test('locks lie on their spaces and nowhere else', () => {
    const scene = wineries(bench(tours(2), { locks: ['roche_2', 'legend_1'] }), 0, named);
    const locked = scene.flatMap(({ id, spaces }) =>
      spaces.filter((space) => space.locked).map((space) => `${id}_${space.number}`),
    );
    expect(locked.sort()).toEqual(['legend_1', 'roche_2']);
  });

  test('signature wineries have a seal and the bottles that are left', () => {
    const left = { ...Object.fromEntries(SIGNATURES.map((id) => [id, 1])), therapy: 0 };
    const scene = wineries(bench(tours(3), { bottles: left }), 0, named);
    expect(
      scene
        .filter((winery) => winery.signature !== null)
        .map((winery) => winery.id)
        .sort(),
    ).toEqual([...SIGNATURES].sort());
    expect(find(scene, 'hillside').bottles).toHaveLength(1);
    expect(find(scene, 'therapy').bottles).toHaveLength(0);
  });

  test('a contract that cannot be used any more is spent for that seat', () => {
    const view = bench([tour(), tour({ vehicle: 'blue', spent_contracts: ['therapy'] })]);
    const contract = (seat: number): boolean | undefined =>
      find(wineries(view, seat, named), 'therapy').spaces.find((space) => space.kind === 'contract')?.spent;
    expect([contract(0), contract(1)]).toEqual([false, true]);
  });

  test('what lies behind fades, what lies ahead and where one stands does not', () => {
    const view = bench([tour({ place: 'dangelo', ahead: ['hillside', 'legend'] })]);
    const scene = wineries(view, 0, named);
    expect(find(scene, 'roche').past).toBe(true);
    expect(find(scene, 'dangelo').past).toBe(false);
    expect(find(scene, 'legend').past).toBe(false);
    expect(wineries(view, null, named).some((winery) => winery.past)).toBe(false);
  });

  test('nothing fades for who has not set out or has arrived', () => {
    for (const place of ['', 'end'] as const) {
      const scene = wineries(bench([tour({ place, ahead: [] })]), 0, named);
      expect(scene.some((winery) => winery.past)).toBe(false);
    }
  });

  test('those kept by others are listed', () => {
    const view = bench([tour({ place: 'roche', occupied: ['dangelo', 'lang'] }), tour({ vehicle: 'blue' })]);
    const taken = wineries(view, 0, named).filter((winery) => winery.occupied);
    expect(taken.map((winery) => winery.id)).toEqual(['dangelo', 'lang']);
  });

  test('they come in the order of travel', () => {
    const view = bench(tours(2), { backwards: true });
    expect(stopsInOrder(view).map((stop) => stop.winery)).toEqual(view.course);
    expect(view.course[0]).toBe('legend');
  });
});

/** Whether the drawn road leads from one place to another. */
function isConnected(view: NaramataView, from: string, to: string): boolean {
  const reached = new Set([from]);
  for (const place of reached) {
    for (const stretch of stretches(view)) if (stretch.from === place) reached.add(stretch.to);
  }
  return reached.has(to);
}

describe('roads', () => {
  test('every winery and END can be reached from a start region', () => {
    const view = bench(tours(2));
    for (const { winery } of stopsInOrder(view)) {
      const from = ['start_upper', 'start_lower'].filter((region) => isConnected(view, region, winery));
      expect(from.length).toBeGreaterThan(0);
    }
    expect(isConnected(view, 'start_upper', 'end')).toBe(true);
    expect(isConnected(view, 'start_lower', 'end')).toBe(true);
    expect(isConnected(view, 'legend', 'roche')).toBe(false);
  });

  test('on the way back the road leads from END to both regions', () => {
    const view = bench(tours(2), { backwards: true });
    expect(isConnected(view, 'end', 'start_upper')).toBe(true);
    expect(isConnected(view, 'end', 'start_lower')).toBe(true);
    expect(isConnected(view, 'roche', 'legend')).toBe(false);
    expect(isConnected(view, 'three_sisters', 'upper_bench')).toBe(true);
  });

  test('no stretch is laid twice', () => {
    const roads = stretches(bench(tours(2))).map(({ from, to }) => `${from}>${to}`);
    expect(new Set(roads).size).toBe(roads.length);
  });

  test('a route begins and ends where the vehicle does', () => {
    const view = bench(tours(2));
    const from = locationPoint('roche');
    const to = locationPoint('hillside');
    const way = route(view, 'roche', 'hillside');
    expect(way.startsWith(`M${from?.x} ${from?.y}C`)).toBe(true);
    expect(way.endsWith(` ${to?.x} ${to?.y}`)).toBe(true);
    expect(way.match(/M/g)).toHaveLength(1);
    expect(way).toContain('262 258');
  });

  test('a stop on the road lies between its wineries, and ways lead to and from it', () => {
    const view = bench(tours(2));
    const point = pointOf(view, 'road:roche');
    expect(point?.x).toBe(((spot('roche')?.x ?? 0) + (spot('three_sisters')?.x ?? 0)) / 2);
    expect(route(view, 'road:roche', 'three_sisters')).toMatch(/^M206 .* 234 175$/);
    expect(route(view, 'upper_bench', 'road:roche')).toMatch(/^M66 173.* 206 /);
  });

  test('before a fork a stop lies past its winery, and both branches lead on from it', () => {
    const view = bench(tours(2));
    const [past, stop] = [spot('hillside')?.x ?? 0, pointOf(view, 'road:hillside')?.x ?? 0];
    for (const next of ['singletree', 'lock_worth']) {
      expect(stop).toBeGreaterThan(past);
      expect(stop).toBeLessThan(spot(next)?.x ?? 0);
      expect(route(view, 'road:hillside', next)).toMatch(/^M/);
    }
  });

  test.each([false, true])('no stop on the road lies on a name or on spaces, backwards: %s', (backwards) => {
    const view = bench(tours(4), { backwards });
    const boxes = wineries(view, null, named).flatMap((winery) => [winery.pill, winery.label]);
    const points = view.course.flatMap((winery) => pointOf(view, `road:${winery}`) ?? []);
    expect(points).toHaveLength(28);
    // The ends of a box are round: a corner may reach under the ring of the mark.
    const marks = points.map(({ x, y }) => ({ x: x - 9, y: y - 9, w: 18, h: 18 }));
    expect(marks.flatMap((mark) => boxes.filter((box) => overlap(mark, box)))).toEqual([]);
    expect(pairs(marks).filter(([a, b]) => overlap(a, b))).toEqual([]);
  });

  test('where the road does not lead, the way is across country', () => {
    const view = bench(tours(2));
    expect(isConnected(view, 'roche', 'red_rooster')).toBe(false);
    expect(route(view, 'roche', 'red_rooster')).toMatch(/^M178 169C[^C]* 178 340$/);
  });

  test('there is no way to where nobody is', () => {
    const view = bench(tours(2));
    expect(route(view, '', 'roche')).toBe('');
    expect(route(view, 'roche', 'roche')).toBe('');
  });
});

describe('vehicles', () => {
  test('everybody on the road is drawn once, phantoms too', () => {
    const view = bench(tours(2), {
      phantoms: [
        { number: 1, time: '11:00', place: 'start_lower' },
        { number: 2, time: '11:00', place: 'start_upper' },
      ],
    });
    const drawn = vehicles(view, 0).map(({ phantom, number }) => `${phantom ? 'phantom' : 'seat'} ${number}`);
    expect(drawn.sort()).toEqual(['phantom 0', 'phantom 1', 'seat 0', 'seat 1']);
  });

  test('nobody is drawn before setting out', () => {
    expect(vehicles(bench([tour({ place: '' })]), 0)).toEqual([]);
  });

  test.each(['end', 'start_upper', 'start_lower'] as const)('those who meet at %s stand apart', (place) => {
    const view = bench(tours(4).map((one) => ({ ...one, place })));
    for (const [a, b] of pairs(vehicles(view, 0)))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
  });

  test('at END they stand in the order of arrival, on the plate', () => {
    const arrived = tours(3).map((one) => ({ ...one, place: 'end' as const }));
    const drawn = vehicles(bench(arrived, { turn_order: [2, 0, 1] }), null).reverse();
    const plate = endPlate();
    expect(drawn.map((vehicle) => vehicle.number)).toEqual([2, 0, 1]);
    expect(drawn[0]?.x).toBeLessThan(drawn[1]?.x ?? 0);
    expect(drawn[2]?.y).toBeGreaterThan(drawn[0]?.y ?? 0);
    for (const { x, y } of drawn) {
      expect(x > plate.x && x < plate.x + plate.w && y > plate.y && y < plate.y + plate.h).toBe(true);
    }
  });

  test('a choice shows who would move and how', () => {
    const view = bench([tour({ place: 'roche' }), tour({ place: 'lang', vehicle: 'blue' })]);
    const after = bench([tour({ place: 'dangelo' }), tour({ place: 'lang', vehicle: 'blue' })]);
    expect(previewMoves(view, view)).toEqual([]);
    const [only, ...more] = previewMoves(view, after);
    expect(more).toEqual([]);
    expect(only?.to).toMatchObject({ number: 0, location: 'dangelo', phantom: false });
    expect(only?.way).toBe(route(view, 'roche', 'dangelo'));
  });
});

describe('the time track', () => {
  test('slots and times are each other’s', () => {
    expect(slotOf('11:00')).toBe(0);
    expect(slotOf('13:30')).toBe(5);
    expect(timeOf(5)).toBe('13:30');
    expect(timeOf(14)).toBe('18:00');
  });

  test('who is next lies on top, and nobody hides another', () => {
    const view = bench(tours(3), { turn_order: [1, 0, 2], phantoms: [] });
    const drawn = markers(view, 0, 15);
    expect(drawn.map((marker) => marker.number)).toEqual([2, 0, 1]);
    for (const [a, b] of pairs(drawn)) expect(Math.abs(a.x - b.x)).toBeGreaterThan(10);
  });

  test('whoever comes last stands after the others', () => {
    const all = markers(bench(tours(3)), 0);
    expect(lastOffset(all, 4)).toBe(0);
    expect(lastOffset(all, 0)).toBe(2);
  });

  test('a seat without a vehicle has no marker yet, a phantom always has', () => {
    const view = bench([tour({ vehicle: '' })], { phantoms: [{ number: 0, time: '12:00', place: '' }] });
    expect(markers(view, 0).map((marker) => marker.phantom)).toEqual([true]);
  });

  test('what is later than the track stands at its end', () => {
    expect(slotX(30)).toBe(slotX(16));
    expect(slotX(16)).toBeLessThan(WIDTH);
  });

  test('the hour is one’s own, or that of who is next', () => {
    const view = bench([tour({ time: '14:00' }), tour({ time: '12:00', vehicle: 'blue' })], {
      turn_order: [1, 0],
    });
    expect(hourSlot(view, 0)).toBe(6);
    expect(hourSlot(view, null)).toBe(2);
  });

  test('the marker of a choice stands where time would, or where its label says', () => {
    const view = bench([tour({ time: '12:00' })]);
    const offer: Offer = {
      code: 1,
      action: { verb: 'space', winery: 'hillside', space: '1' },
      label: { text: 'label-space', args: { minutes: 60, until: '13:00' } },
    };
    const bubble: Bubble = {
      kind: 'offer',
      target: null,
      offer,
      preview: null,
      confirming: false,
      then: [],
    };
    expect(ghostSlot(view, null, 0, null)).toBeNull();
    expect(ghostSlot(view, null, 0, bubble)).toBe(4);
    expect(ghostSlot(view, bench([tour({ time: '14:30' })]), 0, bubble)).toBe(7);
  });
});

test('the end of the day is that of the viewpoint', () => {
  const view = bench([tour(), tour({ vehicle: 'blue', goal: 'start_upper' })]);
  expect([dayEnd(view, 0), dayEnd(view, 1), dayEnd(view, null)]).toEqual(['end', 'start_upper', 'end']);
});

describe('the part of the map on a small screen', () => {
  test('the whole of it needs its full width', () => {
    expect([1000, 999, 960, 768, 390].map(extentFor)).toEqual(['whole', 'half', 'half', 'half', 'near']);
  });

  test.each([360, 390, 430, 768])('it is never drawn smaller than 1:1, at %i', (width) => {
    expect(sizeFor(extentFor(width), width).scale).toBeGreaterThanOrEqual(1);
  });

  test('it stays on the map, with the road ahead in sight', () => {
    const size = sizeFor('near', 390);
    for (const { winery } of stopsInOrder(bench(tours(2)))) {
      const at = spot(winery);
      if (at === null) continue;
      for (const backwards of [false, true]) {
        const part = windowAhead(size, at, backwards);
        expect(clamped(part)).toEqual(part);
        expect(part.x <= at.x && at.x <= part.x + part.w).toBe(true);
      }
    }
  });

  test('it moves only for what is out of sight', () => {
    const part = windowAhead(sizeFor('near', 390), { x: 400, y: 258 }, false);
    expect(windowAround(part, { x: 420, y: 258 })).toBe(part);
    const far = windowAround(part, { x: 950, y: 258 });
    expect(far.x + far.w).toBe(WIDTH);
  });
});
