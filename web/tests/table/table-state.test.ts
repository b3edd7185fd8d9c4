import { describe, expect, it } from 'vitest';

import type { Position, Table } from '../../src/lib/protocol';
import { timeLeft } from '../../src/table/clock';
import { nextHandover } from '../../src/table/hotseat';
import { keyCommand } from '../../src/table/keymap';
import { chooseLayout } from '../../src/table/layout';
import { promptState, turnSeat, type PromptInput } from '../../src/table/prompt-state';
import { requestableSteps, undoState } from '../../src/table/undo';

const key = (name: string, more: object = {}): Parameters<typeof keyCommand>[0] => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('keys', () => {
  it('mean what the help says', () => {
    expect(keyCommand(key('l'), true, false)).toEqual({ do: 'list' });
    expect(keyCommand(key('N', { shiftKey: true }), true, false)).toEqual({ do: 'next', step: -1 });
    expect(keyCommand(key('Z', { shiftKey: true }), true, false)).toEqual({ do: 'redo' });
    expect(keyCommand(key('3'), true, false)).toEqual({ do: 'nth', index: 2 });
    expect(keyCommand(key('?', { shiftKey: true }), true, false)).toEqual({ do: 'keys' });
  });

  it('do nothing in a text field, except for Escape', () => {
    expect(keyCommand(key('z'), true, true)).toBeNull();
    expect(keyCommand(key('z', { ctrlKey: true }), true, true)).toBeNull();
    expect(keyCommand(key('Escape'), true, true)).toEqual({ do: 'escape' });
    expect(keyCommand(key('F6'), true, true)).toEqual({ do: 'cycle', step: 1 });
  });

  it('without letters still undo, move and choose', () => {
    expect(keyCommand(key('z'), false, false)).toBeNull();
    expect(keyCommand(key('z', { ctrlKey: true }), false, false)).toEqual({ do: 'undo' });
    expect(keyCommand(key('ArrowUp'), false, false)).toEqual({ do: 'move', direction: 'up' });
    expect(keyCommand(key('Enter'), false, false)).toEqual({ do: 'activate' });
  });

  it('of the browser stay its own', () => {
    expect(keyCommand(key('l', { ctrlKey: true }), true, false)).toBeNull();
    expect(keyCommand(key('ArrowLeft', { altKey: true }), true, false)).toBeNull();
  });
});

describe('the layout', () => {
  it('follows the width', () => {
    expect(chooseLayout(390, 844).mode).toBe('phone');
    expect(chooseLayout(768, 1024).mode).toBe('sheet');
    expect(chooseLayout(1024, 768).mode).toBe('drawer');
    expect(chooseLayout(1280, 800)).toEqual({ mode: 'wide', scale: 1, roomy: false });
    expect(chooseLayout(1760, 1000).roomy).toBe(true);
  });

  it('grows with the window and never shrinks', () => {
    expect(chooseLayout(1600, 1000).scale).toBe(1.25);
    expect(chooseLayout(1600, 700).scale).toBe(1);
    expect(chooseLayout(1280, 640).scale).toBe(1);
  });
});

describe('a shared screen', () => {
  const screen = {
    ownSeats: [0, 1],
    viewpoint: 0,
    waiting: [1],
    hasHidden: true,
    trusting: false,
    lingering: false,
    screenOwner: 0,
  };

  it('is handed on when hands are hidden', () => {
    expect(nextHandover(screen)).toEqual({ kind: 'cover', seat: 1 });
    expect(nextHandover({ ...screen, screenOwner: 1 })).toEqual({ kind: 'switch', seat: 1 });
  });

  it('switches to the next viewpoint at once when nothing is hidden', () => {
    expect(nextHandover({ ...screen, hasHidden: false })).toEqual({ kind: 'switch', seat: 1 });
  });

  it('begins covered, also for the current viewpoint', () => {
    expect(nextHandover({ ...screen, waiting: [0, 1], screenOwner: null })).toEqual({
      kind: 'cover',
      seat: 0,
    });
  });

  it('is left to the last player until the outcome has been seen, and uncovered among friends', () => {
    expect(nextHandover({ ...screen, lingering: true })).toEqual({ kind: 'stay' });
    expect(nextHandover({ ...screen, trusting: true })).toEqual({ kind: 'switch', seat: 1 });
  });

  it('stays while other players decide, and always with one player', () => {
    expect(nextHandover({ ...screen, waiting: [2] })).toEqual({ kind: 'stay' });
    expect(nextHandover({ ...screen, ownSeats: [0], screenOwner: null })).toEqual({ kind: 'stay' });
  });
});

const position = (waiting: number[], more: object = {}): Position =>
  ({
    waiting,
    decisions: 5,
    undo: null,
    undo_request: null,
    result: null,
    legal: [],
    ...more,
  }) as unknown as Position;

const now = (more: Partial<PromptInput>): PromptInput => ({
  connectionState: 'live',
  table: { stuck: null } as unknown as Table,
  position: position([0]),
  viewpoint: 0,
  ownSeats: [0],
  pending: false,
  stale: false,
  error: null,
  ...more,
});

describe('the prompt', () => {
  it('says whose turn it is', () => {
    expect(promptState(now({}))).toEqual({ state: 'mine', seat: 0, stale: false });
    expect(promptState(now({ position: position([0, 1]) })).state).toBe('all');
    expect(promptState(now({ position: position([1]) }))).toEqual({
      state: 'waiting',
      seats: [1],
      answered: false,
    });
    expect(promptState(now({ viewpoint: null, ownSeats: [] })).state).toBe('watching');
  });

  it('shows the most urgent state first', () => {
    expect(promptState(now({ connectionState: 'down', pending: true }))).toEqual({
      state: 'offline',
      pending: true,
    });
    expect(promptState(now({ error: 'no' })).state).toBe('error');
    expect(promptState(now({ position: null })).state).toBe('loading');
    expect(promptState(now({ position: position([], { result: {} }) })).state).toBe('over');
  });

  it('has the colour of the one who must act', () => {
    expect(turnSeat({ state: 'waiting', seats: [2], answered: false })).toBe(2);
    expect(turnSeat({ state: 'waiting', seats: [1, 2], answered: false })).toBeNull();
  });
});

describe('undo', () => {
  const history = [
    { at: 4, seat: 0, starts_turn: true, events: [{ text: 'event-place', args: {} }] },
    { at: 5, seat: 1, starts_turn: true, events: [{ text: 'event-pass', args: {} }] },
  ];
  const undo = { undo_to: 0, next: null, limit: 'start', can_redo: false, can_withdraw: false };

  it('names the step that it takes back, not what a bot did since', () => {
    const way = undoState(position([0], { undo: { ...undo, undo_to: 3, next: 3 } }), history);
    expect(way).toMatchObject({ allowed: true, step: { at: 4, seat: 0 } });
  });

  it('is not offered while only bots have decided, however far one might go back', () => {
    const way = undoState(position([0], { undo }), history.slice(1));
    expect(way).toMatchObject({ allowed: false, step: null, reason: 'start' });
  });

  it('takes back a hidden answer, whatever else was decided', () => {
    const way = undoState(position([1], { undo: { ...undo, can_withdraw: true } }), history);
    expect(way).toMatchObject({ allowed: true, withdraw: true, step: null });
  });

  it('tells why it is not allowed', () => {
    const way = undoState(position([0], { undo: { ...undo, undo_to: 5, limit: 'chance' } }), history);
    expect(way).toMatchObject({ allowed: false, reason: 'chance' });
  });

  it('can be requested for own decisions', () => {
    expect(requestableSteps(history, 0).map(({ at }) => at)).toEqual([4]);
  });
});

describe('the clock', () => {
  it('shows minutes and seconds, and is urgent at the end', () => {
    expect(timeLeft(100, 35)).toEqual({ text: '1:05', urgent: false });
    expect(timeLeft(100, 90)).toEqual({ text: '0:10', urgent: true });
    expect(timeLeft(4000, 100).text).toBe('1:05:00');
    expect(timeLeft(3, 5).text).toBe('0:00');
    expect(timeLeft(180000, 0).text).toBe('2 d 2 h');
  });
});
