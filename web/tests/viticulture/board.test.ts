import { describe, expect, test } from 'vitest';

import { fit } from '../../src/art/fit-text';
import type {
  PlacedWorker,
  Season,
  Task,
  ViticultureAutoma,
  ViticulturePlayer,
  ViticultureView,
} from '../../src/games';
import {
  windowFrame,
  windowOfSeason,
  windowsFor,
  windowToShow,
} from '../../src/viticulture/board/board-windows';
import { type Scene, scene as drawScene, stackMarkers, type Tile } from '../../src/viticulture/board/scene';
import { homePieces, SLOTS, SUMMER_TASKS, taskOf, WINTER_TASKS } from '../../src/viticulture/view';
import { COMPONENTS } from './components';
import { player as anyPlayer, view as anyView } from './setting';

/** Somebody before the first wake-up. */
function player(more: Partial<ViticulturePlayer> = {}): ViticulturePlayer {
  return anyPlayer({ lira: 0, row: 0, ...more });
}

/** A table with as many spaces as its players have. */
function view(players: ViticulturePlayer[], more: Partial<ViticultureView> = {}): ViticultureView {
  return anyView(players, { slots: SLOTS.slice(0, Math.ceil(players.length / 2)), decision: null, ...more });
}

function scene(now: ViticultureView, after: ViticultureView | null, viewpoint: number | null = null): Scene {
  return drawScene(now, after, COMPONENTS, viewpoint);
}

function seats(count: number): ViticulturePlayer[] {
  return Array.from({ length: count }, () => player());
}

function tile(drawn: Scene, task: Task): Tile {
  const found = drawn.tiles.find((one) => one.task === task);
  if (found === undefined) throw new Error(`no tile ${task}`);
  return found;
}

function out(...placed: [PlacedWorker['worker'], PlacedWorker['space']][]): PlacedWorker[] {
  return placed.map(([worker, space]) => ({ worker, space }));
}

describe('the spaces of the board', () => {
  test.each([
    [2, ['left']],
    [3, ['left', 'middle']],
    [4, ['left', 'middle']],
    [5, ['left', 'middle', 'right']],
    [6, ['left', 'middle', 'right']],
  ])('%i seats have the slots %s of every action', (count, slots) => {
    const drawn = scene(view(seats(count)), null);
    expect(drawn.tiles.map((one) => one.task)).toEqual([...SUMMER_TASKS, ...WINTER_TASKS]);
    for (const one of drawn.tiles) {
      expect(one.slots.map((slot) => slot.space)).toEqual(slots.map((slot) => `${one.task}_${slot}`));
    }
  });

  test.each([2, 4, 6])('the slots of %i seats lie inside their label, apart from one another', (count) => {
    for (const one of scene(view(seats(count)), null).tiles) {
      const middles = one.slots.map((slot) => slot.x);
      for (const x of middles) expect(x > 28 && x < one.width - 12).toBe(true);
      middles.slice(1).forEach((x, index) => expect(x - (middles[index] ?? 0)).toBeGreaterThanOrEqual(30));
    }
  });

  test('labels of different actions do not overlap, and stay in the window of their season', () => {
    const { tiles } = scene(view(seats(4)), null);
    for (const one of tiles) {
      const season: Season = SUMMER_TASKS.some((task) => task === one.task) ? 'summer' : 'winter';
      const { x, width } = windowFrame(season);
      expect(one.x >= x && one.x + one.width <= x + width).toBe(true);
      for (const other of tiles) {
        const apart = Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= 100;
        expect(one === other || apart).toBe(true);
      }
    }
  });

  test('only the middle slot has a bonus', () => {
    const build = tile(scene(view(seats(6)), null), 'build');
    expect(build.slots.map((slot) => slot.bonus?.icon ?? null)).toEqual([null, 'lira', null]);
  });

  test('a challenge that is played on the middle spaces shows those', () => {
    const drawn = scene(view(seats(1), { slots: ['middle'] }), null);
    expect(tile(drawn, 'harvest').slots).toMatchObject([
      { space: 'harvest_middle', bonus: { icon: 'field' } },
    ]);
  });

  test('labels of the other season step back', () => {
    const summer = scene(view(seats(2)), null);
    expect([tile(summer, 'plant').off, tile(summer, 'train').off]).toEqual([false, true]);
    const winter = scene(view(seats(2), { season: 'winter' }), null);
    expect([tile(winter, 'plant').off, tile(winter, 'train').off]).toEqual([true, false]);
  });

  test('every space knows its action', () => {
    expect(taskOf('draw_vine_left')).toBe('draw_vine');
    expect(taskOf('draw_vine')).toBe('draw_vine');
    expect([taskOf('cart'), taskOf('yoke')]).toEqual([null, null]);
  });
});

describe('who stands where', () => {
  test('workers stand on their slots, with whose and what they are', () => {
    const players = [player({ placed: out(['temporary', 'sell_middle']) }), ...seats(2)];
    const sell = tile(scene(view(players), null), 'sell');
    expect(sell.slots[0]?.worker).toBeNull();
    expect(sell.slots[1]?.worker).toMatchObject({
      owner: 0,
      kind: 'temporary',
      piece: 'worker:0:temporary:0',
    });
    expect(sell.full).toBe(false);
  });

  test('grandes who join a full action stand on its picture', () => {
    const players = [
      player({ placed: out(['regular', 'give_tour_left']) }),
      player({ placed: out(['regular', 'give_tour_middle']) }),
      player({ placed: out(['grande', 'give_tour']) }),
      player({ placed: out(['grande', 'give_tour']) }),
    ];
    const tour = tile(scene(view(players), null), 'give_tour');
    expect(tour.full).toBe(true);
    expect(tour.joined.map((worker) => [worker.owner, worker.kind])).toEqual([
      [2, 'grande'],
      [3, 'grande'],
    ]);
  });

  test('the cart takes any number', () => {
    const players = [player({ placed: out(['regular', 'cart'], ['regular', 'cart']) }), player()];
    expect(scene(view(players), null).cart.map((worker) => worker.piece)).toEqual([
      'worker:0:regular:0',
      'worker:0:regular:1',
    ]);
  });

  test('the next worker out has the same piece name at home and on the board', () => {
    const before = player({ placed: out(['regular', 'cart']) });
    const after = player({ ...before, placed: out(['regular', 'cart'], ['regular', 'build_left']) });
    const built = tile(scene(view([after, player()]), null), 'build').slots[0]?.worker;
    expect(homePieces(before, 0, 'regular')[0]).toBe(built?.piece);
  });

  test('the Automa blocks spaces with its own pieces', () => {
    const automa: ViticultureAutoma = { vp: 20, cards: 10, spaces: ['train_left'] };
    const drawn = scene(view(seats(1), { season: 'winter', automa }), null);
    expect(tile(drawn, 'train')).toMatchObject({ full: true, slots: [{ worker: { owner: 'automa' } }] });
    expect(drawn.points.map((marker) => [marker.owner, marker.at])).toEqual([
      [0, 0],
      ['automa', 20],
    ]);
  });

  test('a worker who waits for winter is marked', () => {
    const players = [player({ placed: out(['regular', 'harvest_left'], ['regular', 'cart']) }), player()];
    const drawn = scene(view(players, { planned: [{ seat: 0, space: 'harvest_left' }] }), null);
    expect(tile(drawn, 'harvest').slots[0]?.worker?.planned).toBe(true);
    expect(drawn.cart[0]?.planned).toBe(false);
  });
});

describe('what a choice would change', () => {
  test('a worker who would come is a ghost, and leaves the action open', () => {
    const before = view([player({ placed: out(['regular', 'cart']) }), player()]);
    const after = view([player({ placed: out(['regular', 'cart'], ['regular', 'build_left']) }), player()]);
    const drawn = scene(before, after);
    expect(tile(drawn, 'build')).toMatchObject({
      full: false,
      slots: [{ worker: { owner: 0, ghost: true } }],
    });
    expect(drawn.cart.map((worker) => worker.ghost)).toEqual([false]);
  });

  test('a grande who would join is a ghost on the picture', () => {
    const one = player({ placed: out(['regular', 'sell_left']) });
    const after = view([one, player({ placed: out(['grande', 'sell']) })]);
    expect(tile(scene(view([one, player()]), after), 'sell').joined).toMatchObject([
      { owner: 1, ghost: true },
    ]);
  });

  test('before it is said which worker goes, the likely one is a ghost', () => {
    const now = view([player({ workers: { regular: 1, grande: 1, temporary: 0 } }), player()]);
    const sent = view(now.players, { sending: { worker: 'regular', space: 'build_left' } });
    expect(tile(scene(now, sent, 0), 'build').slots[0]?.worker).toMatchObject({
      owner: 0,
      kind: 'regular',
      ghost: true,
    });
    expect(tile(scene(sent, null, 0), 'build').slots[0]?.worker).toMatchObject({ ghost: true });
    const joined = view(now.players, { sending: { worker: 'grande', space: 'build' } });
    expect(tile(scene(now, joined, 0), 'build').joined).toMatchObject([{ kind: 'grande', ghost: true }]);
    expect(tile(scene(now, now, 0), 'build').slots[0]?.worker).toBeNull();
  });

  test('a rooster, points and payments to come are ghosts too', () => {
    const drawn = scene(view(seats(2)), view([player({ row: 6, vp: 1, residual: 2 }), player()]));
    expect(drawn.rows[5]).toMatchObject({ seat: null, ghost: 0 });
    expect(drawn.points.at(-1)).toMatchObject({ owner: 0, at: 1, ghost: true });
    expect(drawn.residual.at(-1)).toMatchObject({ owner: 0, at: 2, ghost: true });
  });
});

describe('wake-up chart and tracks', () => {
  test('roosters stand in their rows; whoever has passed is marked', () => {
    const { rows } = scene(view([player({ row: 3 }), player({ row: 1, passed: true })]), null);
    expect(rows.map((row) => row.seat)).toEqual([1, null, 0, null, null, null, null]);
    expect(rows.map((row) => row.passed)).toEqual([true, false, false, false, false, false, false]);
    expect(rows[0]?.bonus).toBeNull();
    expect(rows[6]?.bonus?.icon).toBe('worker-temp');
  });

  test('alone, rows show whether they hold their token', () => {
    const { rows } = scene(view(seats(1), { row_tokens: [1, 7] }), null);
    expect(rows.map((row) => row.token)).toEqual([true, false, false, false, false, false, true]);
    expect(scene(view(seats(2)), null).rows[0]?.token).toBeNull();
  });

  test('markers stay on their track and say what is beyond it', () => {
    const { points } = scene(view([player({ vp: 27 }), player({ vp: -7 })]), null);
    expect(points.map((marker) => [marker.at, marker.beyond])).toEqual([
      [25, 2],
      [-5, 0],
    ]);
  });

  test('markers in one cell know their place in it', () => {
    const drawn = scene(view([player({ vp: 3 }), player(), player({ vp: 3 })]), null);
    expect(stackMarkers(drawn.points).map(({ number, count }) => [number, count])).toEqual([
      [0, 2],
      [0, 1],
      [1, 2],
    ]);
  });
});

describe('windows', () => {
  test('a board is seen whole, in halves or by seasons, never below its size', () => {
    expect(windowsFor(1000)).toEqual(['whole']);
    expect(windowsFor(768)).toEqual(['left', 'right']);
    expect(windowsFor(390)).toEqual(['spring', 'summer', 'fall', 'winter']);
  });

  test.each<[Season, string, string]>([
    ['spring', 'left', 'spring'],
    ['summer', 'left', 'summer'],
    ['fall', 'right', 'fall'],
    ['winter', 'right', 'winter'],
  ])('%s is in the half %s', (season, half, own) => {
    expect(windowOfSeason(season, ['left', 'right'])).toBe(half);
    expect(windowOfSeason(season, windowsFor(390))).toBe(own);
    expect(windowOfSeason(season, ['whole'])).toBe('whole');
  });
});

describe('where to look', () => {
  const phone = windowsFor(390);

  test('is the season, while it has something to choose or nothing has', () => {
    expect(windowToShow('summer', [], phone)).toBe('summer');
    expect(windowToShow('summer', ['space:cart', 'card:merlot'], phone)).toBe('summer');
    expect(windowToShow('summer', ['space:harvest_left', 'task:plant'], phone)).toBe('summer');
  });

  test.each([
    ['row:3', 'spring'],
    ['deck:vine', 'summer'],
    ['task:sell', 'summer'],
    ['deck:winter_visitor', 'fall'],
    ['space:fill_order_middle', 'winter'],
    ['deck:order', 'winter'],
  ])('is where %s can be chosen', (target, window) => {
    const elsewhere: Season = window === 'winter' ? 'summer' : 'winter';
    expect(windowToShow(elsewhere, [target], phone)).toBe(window);
  });

  test('is the whole where all is seen', () => {
    expect(windowToShow('spring', ['deck:order'], ['whole'])).toBe('whole');
  });
});

describe('names that have to fit', () => {
  const measure = (text: string, size: number): number => text.length * size * 0.5;

  test('the largest size that fits is taken', () => {
    expect(fit('Build', 112, [14, 12], measure)).toEqual({ size: 14, lines: ['Build'] });
    expect(fit('Bestellung ziehen', 112, [14, 13, 12], measure)).toEqual({
      size: 13,
      lines: ['Bestellung ziehen'],
    });
  });

  test('what is too long at the smallest is broken once, also at a soft hyphen', () => {
    expect(fit('Bestellung erfüllen', 80, [14, 12], measure)).toEqual({
      size: 12,
      lines: ['Bestellung', 'erfüllen'],
    });
    expect(fit('Sommer\u00adbesucher', 60, [12], measure).lines).toEqual(['Sommer-', 'besucher']);
    expect(fit('Sommer\u00adbesucher', 90, [12], measure).lines).toEqual(['Sommerbesucher']);
  });
});
