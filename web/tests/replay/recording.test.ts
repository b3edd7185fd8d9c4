import { describe, expect, it } from 'vitest';

import type { Position, Replay, View } from '../../src/lib/protocol';
import { parseViewpoint, Recording } from '../../src/replay/recording';
import { nextStop, stopsOf, stageRanges } from '../../src/replay/stops';

/** A game of so many decisions, each of which adds a point; a season has three of them. */
function replay(last: number, first = 0): Replay {
  const view = {
    game: 'naramata',
    seats: 2,
    options: {},
    decision: null,

    points: 0,
  } as View & { points: number };
  const position: Position = {
    view,
    waiting: [0],
    decisions: first,
    legal: [],
    undo: null,
    undo_request: null,
    hints: [],
    result: null,
  };
  const frames = Array.from({ length: last - first + 1 }, (_, index) => ({
    at: first + index,
    seat: index === 0 ? null : index % 2,
    starts_turn: index % 2 === 1,
    action: null,
    events: [],
    patch: index === 0 ? [] : [{ op: 'replace' as const, path: '/view/points', value: index }],
  }));
  return { viewpoint: 0, first, last, names: ['Ann', 'Bob'], position, frames };
}

function points(position: Position | null): number {
  return (position?.view as View & { points: number }).points;
}

const ui = {
  stage: (view: Position['view']) => {
    const season = Math.floor((view as View & { points: number }).points / 3);
    return { key: String(season), label: `Season ${season}` };
  },
};

describe('a recording', () => {
  it('knows every position, and shares what has not changed', () => {
    const recording = new Recording(replay(5));
    expect(recording.positions.map(points)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(recording.position(2)?.view.options).toBe(recording.position(5)?.view.options);
  });

  it('replaces values in objects and lists, and removes them', () => {
    const game = replay(1);
    const [, end] = game.frames;
    end?.patch.push(
      { op: 'replace', path: '/view/decision', value: null },
      { op: 'replace', path: '/waiting/0', value: 1 },
      { op: 'add', path: '/waiting/1', value: 2 },
      { op: 'remove', path: '/view/points' },
    );
    const position = new Recording(game).position(1);
    expect(position).toMatchObject({ view: { decision: null }, waiting: [1, 2] });
    expect(position?.view).not.toHaveProperty('points');
    expect(game.position.waiting).toEqual([0]);
  });

  it('counts on from where its rules began', () => {
    const recording = new Recording(replay(8, 4));
    expect(recording.length).toBe(4);
    expect(points(recording.position(6))).toBe(2);
    expect(recording.step(3)).toBeNull();
    expect(recording.clamp(1)).toBe(4);
    expect(recording.clamp(99)).toBe(8);
  });

  it('reads a viewpoint from an address', () => {
    expect(parseViewpoint('1', 2)).toBe(1);
    expect(parseViewpoint('2', 2)).toBe('spectator');
    expect(parseViewpoint('all', 2)).toBe('all');
    expect(parseViewpoint('-1', 2)).toBe('spectator');
    expect(parseViewpoint(null, 2)).toBe('spectator');
  });
});

describe('steps', () => {
  const recording = new Recording(replay(7));

  it('finds the stages of a game', () => {
    expect(stageRanges(recording, ui, 'season')).toEqual([
      { key: '0', label: 'Season 0', from: 0, to: 3 },
      { key: '1', label: 'Season 1', from: 3, to: 6 },
      { key: '2', label: 'Season 2', from: 6, to: 7 },
    ]);
  });

  it('stops where a step begins, and always at both ends', () => {
    expect(stopsOf(recording, ui, 'decision')).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(stopsOf(recording, ui, 'turn')).toEqual([0, 2, 4, 6, 7]);
    expect(stopsOf(recording, ui, 'season')).toEqual([0, 3, 6, 7]);
  });

  it('goes to the next stop either way and stays at the ends', () => {
    expect(nextStop([0, 3, 6], 3, false)).toBe(6);
    expect(nextStop([0, 3, 6], 4, true)).toBe(3);
    expect(nextStop([0, 3, 6], 6, false)).toBe(6);
    expect(nextStop([0, 3, 6], 0, true)).toBe(0);
  });
});
