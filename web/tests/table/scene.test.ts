import { describe, expect, it } from 'vitest';

import type { GameUi } from '../../src/lib/game';
import type { Position } from '../../src/lib/protocol';
import type { PositionUpdate } from '../../src/lib/table.svelte';
import { facesBefore, PIPS, rollOf } from '../../src/table/die';
import type { ScoreLine } from '../../src/lib/game';
import { lineDelay, sceneLength, sceneOf, standingsBefore } from '../../src/table/scene';

const ui = {
  stages: ['turn', 'day'],
  stage: (view: { day: number }) => ({ key: String(view.day), label: `Day ${view.day}` }),
  points: (view: { points: number[] }) => view.points,
} as unknown as Pick<GameUi, 'stage' | 'stages' | 'points'>;

const at = (decisions: number, day: number, points: number[], over = false): Position =>
  ({ decisions, view: { day, points }, result: over ? { winners: [] } : null }) as unknown as Position;

const events = [
  { text: 'event-end', args: { seat: 1 } },
  { text: 'event-points', args: { seat: 0, points: 4 } },
];
const update = (before: Position, after: Position): PositionUpdate => ({
  before,
  after,
  events,
  hurried: false,
  hold: () => undefined,
});

describe('the end of a stage', () => {
  it('is a scene with what happened and how the standings moved', () => {
    const before = at(7, 1, [3, 5]);
    const after = at(8, 2, [9, 4]);
    const scene = sceneOf(ui, update(before, after));
    expect(scene).toEqual({
      before: before.view,
      after: after.view,
      ended: 'Day 1',
      begins: 'Day 2',
      events,
      standings: [
        { seat: 0, before: 3, after: 9 },
        { seat: 1, before: 5, after: 4 },
      ],
      gains: [],
      period: 'Day 1',
    });
  });

  it('is one also where the game ends with it, and nothing begins', () => {
    const scene = sceneOf(ui, update(at(7, 2, [3, 5]), at(8, 2, [3, 5], true)));
    expect(scene).toMatchObject({ ended: 'Day 2', begins: null });
  });

  it('is none in the middle of a stage, nor when it is taken back', () => {
    expect(sceneOf(ui, update(at(7, 1, [3]), at(8, 1, [4])))).toBeNull();
    expect(sceneOf(ui, update(at(8, 2, [3]), at(7, 1, [4])))).toBeNull();
  });

  it('tells what the whole stage brought, by all that happened in it', () => {
    const told = [{ at: 7, seat: 0, starts_turn: true, events }];
    const gains = (_: unknown, all: unknown[]): ScoreLine[] => [{ label: 'events', values: [all.length] }];
    const scene = sceneOf({ ...ui, gains }, update(at(7, 1, [3]), at(8, 2, [9])), told);
    expect(scene?.gains).toEqual([{ label: 'events', values: [events.length] }]);
  });

  it('lasts until its last line has come', () => {
    const scene = sceneOf(ui, update(at(7, 1, [3, 5]), at(8, 2, [9, 4])));
    if (scene === null) throw new Error('there is no scene');
    expect(standingsBefore(scene).map(({ seat }) => seat)).toEqual([1, 0]);
    for (const many of [
      scene,
      { ...scene, events: Array.from({ length: 60 }, () => ({ text: 'event-end', args: {} })) },
    ]) {
      const last = many.events.length + many.standings.length + many.gains.length;
      expect(sceneLength(many)).toBeGreaterThan(lineDelay(many, last));
      expect(sceneLength(many)).toBeLessThanOrEqual(9000);
    }
  });
});

describe('a die', () => {
  it('is rolled where an event says what came up', () => {
    expect(rollOf(events)).toBeNull();
    expect(rollOf([...events, { text: 'event-roll', args: { seat: 0, roll: 3 } }])).toEqual({ value: 3 });
  });

  it.each([1, 2, 3, 4, 5, 6])('shows other faces before it rests on %i', (value) => {
    const faces = [...facesBefore(value), value];
    for (const [index, face] of faces.entries()) {
      expect(PIPS[face]).toHaveLength(face);
      expect(face).not.toBe(faces[index + 1]);
    }
  });
});
