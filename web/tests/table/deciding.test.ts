import { describe, expect, it } from 'vitest';

import type { Position, Table } from '../../src/lib/protocol';
import { left } from '../../src/table/clock';
import { next } from '../../src/table/hotseat';
import { deed } from '../../src/table/keymap';
import { layout } from '../../src/table/layout';
import { asking, bandSeat, type Situation } from '../../src/table/prompt-state';
import { askable, back } from '../../src/table/undo';

const key = (name: string, more: object = {}): Parameters<typeof deed>[0] => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('keys', () => {
  it('mean what the help says', () => {
    expect(deed(key('l'), true, false)).toEqual({ do: 'list' });
    expect(deed(key('N', { shiftKey: true }), true, false)).toEqual({ do: 'next', step: -1 });
    expect(deed(key('Z', { shiftKey: true }), true, false)).toEqual({ do: 'redo' });
    expect(deed(key('3'), true, false)).toEqual({ do: 'nth', index: 2 });
    expect(deed(key('?', { shiftKey: true }), true, false)).toEqual({ do: 'help' });
  });

  it('leave somebody who writes alone, except for the way out', () => {
    expect(deed(key('z'), true, true)).toBeNull();
    expect(deed(key('z', { ctrlKey: true }), true, true)).toBeNull();
    expect(deed(key('Escape'), true, true)).toEqual({ do: 'escape' });
    expect(deed(key('F6'), true, true)).toEqual({ do: 'round', step: 1 });
  });

  it('without letters still undo, move and choose', () => {
    expect(deed(key('z'), false, false)).toBeNull();
    expect(deed(key('z', { ctrlKey: true }), false, false)).toEqual({ do: 'undo' });
    expect(deed(key('ArrowUp'), false, false)).toEqual({ do: 'move', way: 'up' });
    expect(deed(key('Enter'), false, false)).toEqual({ do: 'choose' });
  });

  it('of the browser stay its own', () => {
    expect(deed(key('l', { ctrlKey: true }), true, false)).toBeNull();
    expect(deed(key('ArrowLeft', { altKey: true }), true, false)).toBeNull();
  });
});

describe('the layout', () => {
  it('follows the width', () => {
    expect(layout(390, 844).mode).toBe('phone');
    expect(layout(768, 1024).mode).toBe('sheet');
    expect(layout(1024, 768).mode).toBe('drawer');
    expect(layout(1280, 800)).toEqual({ mode: 'wide', scale: 1, roomy: false });
    expect(layout(1760, 1000).roomy).toBe(true);
  });

  it('grows with the window and never shrinks', () => {
    expect(layout(1600, 1000).scale).toBe(1.25);
    expect(layout(1600, 700).scale).toBe(1);
    expect(layout(1280, 640).scale).toBe(1);
  });
});

describe('a shared screen', () => {
  const screen = { held: [0, 1], eye: 0, waiting: [1], secret: true, owner: 0 };

  it('is handed on when hands are hidden', () => {
    expect(next(screen)).toEqual({ kind: 'hand', seat: 1 });
    expect(next({ ...screen, owner: 1 })).toEqual({ kind: 'look', seat: 1 });
  });

  it('shows the next eyes at once when nothing is hidden', () => {
    expect(next({ ...screen, secret: false })).toEqual({ kind: 'look', seat: 1 });
  });

  it('begins with a curtain, for whoever looks already too', () => {
    expect(next({ ...screen, waiting: [0, 1], owner: null })).toEqual({ kind: 'hand', seat: 0 });
  });

  it('stays while others are waited for, and with one person always', () => {
    expect(next({ ...screen, waiting: [2] })).toEqual({ kind: 'stay' });
    expect(next({ ...screen, held: [0], owner: null })).toEqual({ kind: 'stay' });
  });
});

const position = (waiting: number[], more: object = {}): Position =>
  ({
    waiting,
    decisions: 5,
    undo: null,
    wish: null,
    result: null,
    legal: [],
    ...more,
  }) as unknown as Position;

const now = (more: Partial<Situation>): Situation => ({
  line: 'live',
  table: { stuck: null } as unknown as Table,
  position: position([0]),
  eye: 0,
  held: [0],
  pending: false,
  overtaken: false,
  trouble: null,
  ...more,
});

describe('the prompt', () => {
  it('says whose turn it is', () => {
    expect(asking(now({}))).toEqual({ state: 'mine', seat: 0, overtaken: false });
    expect(asking(now({ position: position([0, 1]) })).state).toBe('all');
    expect(asking(now({ position: position([1]) }))).toEqual({
      state: 'waiting',
      seats: [1],
      answered: false,
    });
    expect(asking(now({ eye: null, held: [] })).state).toBe('watching');
  });

  it('says first what presses most', () => {
    expect(asking(now({ line: 'down', pending: true }))).toEqual({ state: 'offline', kept: true });
    expect(asking(now({ trouble: 'no' })).state).toBe('trouble');
    expect(asking(now({ position: null })).state).toBe('loading');
    expect(asking(now({ position: position([], { result: {} }) })).state).toBe('over');
  });

  it('has the colour of the one who must act', () => {
    expect(bandSeat({ state: 'waiting', seats: [2], answered: false })).toBe(2);
    expect(bandSeat({ state: 'waiting', seats: [1, 2], answered: false })).toBeNull();
  });
});

describe('the way back', () => {
  const history = [
    { at: 4, seat: 0, events: [{ text: 'event-place', args: {} }] },
    { at: 5, seat: 1, events: [{ text: 'event-pass', args: {} }] },
  ];
  const seats = [
    { seat: 0, kind: 'person' },
    { seat: 1, kind: 'bot' },
  ] as Parameters<typeof back>[2];

  it('names the last step of a person', () => {
    const way = back(
      position([0], { undo: { free: 3, stops: 'start', redo: false, withdraw: false } }),
      history,
      seats,
    );
    expect(way).toMatchObject({ free: true, step: { at: 4 } });
  });

  it('says why there is none', () => {
    const way = back(
      position([0], { undo: { free: 5, stops: 'chance', redo: false, withdraw: false } }),
      history,
      seats,
    );
    expect(way).toMatchObject({ free: false, stops: 'chance' });
  });

  it('can be asked for as far as one has decided', () => {
    expect(askable(history, 0).map(({ at }) => at)).toEqual([4]);
  });
});

describe('the clock', () => {
  it('is read as a clock and hurries at the end', () => {
    expect(left(100, 35)).toEqual({ words: '1:05', short: false });
    expect(left(100, 90)).toEqual({ words: '0:10', short: true });
    expect(left(4000, 100).words).toBe('1:05:00');
    expect(left(3, 5).words).toBe('0:00');
    expect(left(180000, 0).words).toBe('2 d 2 h');
  });
});
