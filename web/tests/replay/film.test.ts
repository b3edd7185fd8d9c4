import { describe, expect, it } from 'vitest';

import type { Position } from '../../src/lib/protocol';
import { eyeOf, Film, type FilmTold } from '../../src/replay/recording';
import { following, stops, stretches } from '../../src/replay/stops';

/** A game of so many decisions, each of which adds a point; a season has three of them. */
function told(last: number, first = 0): FilmTold {
  const view = { game: 'g', seats: 2, options: {}, decision: null, players: [], points: 0 };
  const position: Position = {
    view,
    waiting: [0],
    decisions: first,
    legal: [],
    undo: null,
    wish: null,
    result: null,
  };
  const rows = Array.from({ length: last - first + 1 }, (_, index) => ({
    at: first + index,
    seat: index === 0 ? null : index % 2,
    fresh: index % 2 === 1,
    done: null,
    events: [],
    changes: index === 0 ? [] : [{ path: ['view', 'points'], value: index }],
  }));
  return { first, last, names: ['Ann', 'Bob'], position, rows };
}

function points(position: Position | null): number {
  return (position?.view as unknown as { points: number }).points;
}

const ui = {
  stage: (view: Position['view']) => {
    const season = Math.floor((view as unknown as { points: number }).points / 3);
    return { key: String(season), label: `Season ${season}` };
  },
};

describe('a film', () => {
  it('knows every position, and shares what has not changed', () => {
    const film = new Film(told(5));
    expect(film.positions.map(points)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(film.position(2)?.view.players).toBe(film.position(5)?.view.players);
  });

  it('knows what has become null: a change then names no value', () => {
    const game = told(1);
    const [, end] = game.rows;
    end?.changes.push({ path: ['view', 'decision'] }, { path: ['waiting', 0], value: 1 });
    expect(new Film(game).position(1)).toMatchObject({ view: { decision: null }, waiting: [1] });
  });

  it('counts on from where its rules began', () => {
    const film = new Film(told(8, 4));
    expect(film.length).toBe(4);
    expect(points(film.position(6))).toBe(2);
    expect(film.frame(3)).toBeNull();
    expect(film.clamp(1)).toBe(4);
    expect(film.clamp(99)).toBe(8);
  });

  it('reads eyes from an address', () => {
    expect(eyeOf('1', 2)).toBe(1);
    expect(eyeOf('2', 2)).toBe('table');
    expect(eyeOf('all', 2)).toBe('all');
    expect(eyeOf('-1', 2)).toBe('table');
    expect(eyeOf(null, 2)).toBe('table');
  });
});

describe('steps', () => {
  const film = new Film(told(7));

  it('finds the stretches of a game', () => {
    expect(stretches(film, ui, 'season')).toEqual([
      { key: '0', label: 'Season 0', from: 0, to: 3 },
      { key: '1', label: 'Season 1', from: 3, to: 6 },
      { key: '2', label: 'Season 2', from: 6, to: 7 },
    ]);
  });

  it('stops where a step begins, and always at both ends', () => {
    expect(stops(film, ui, 'decision')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(stops(film, ui, 'turn')).toEqual([0, 2, 4, 6, 7]);
    expect(stops(film, ui, 'season')).toEqual([0, 3, 6, 7]);
  });

  it('goes to the next stop either way and stays at the ends', () => {
    expect(following([0, 3, 6], 3, false)).toBe(6);
    expect(following([0, 3, 6], 4, true)).toBe(3);
    expect(following([0, 3, 6], 6, false)).toBe(6);
    expect(following([0, 3, 6], 0, true)).toBe(0);
  });
});
