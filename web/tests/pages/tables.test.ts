import { readFileSync } from 'node:fs';

import { expect, test, vi } from 'vitest';

import type { MyTable, Seat, Table } from '../../src/lib/protocol';
import { setLanguage } from '../../src/lib/words.svelte';
import {
  ago,
  botName,
  waitingNames,
  byUrgency,
  otherPlayers,
  freeSeats,
  outcome,
  waitsFor,
} from '../../src/pages/parts/tables';

const served = vi.hoisted(() => ({ words: {} }));
vi.mock('../../src/lib/server', () => ({
  api: { GET: () => null },
  data: () => Promise.resolve(served.words),
}));
vi.stubGlobal('document', { documentElement: {} });

const seat = (number: number, name: string, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  kind: 'person',
  name,
  bot: null,
  visible: false,
  person: name,
  invited: false,
  reserved: null,
  ...more,
});

function mine(status: Table['status'], turn = false, more: Partial<Table> = {}): MyTable {
  const seats = [seat(0, 'Ann'), seat(1, 'Ben'), seat(2, '', { kind: 'open', person: null })];
  const table = { status, seats, waiting: [1], result: null, title: '', ...more } as Table;
  return { table, my_seats: [0], my_turn: turn };
}

test('what waits for me comes first, what is over last', () => {
  const tables = [mine('over'), mine('open'), mine('playing'), mine('playing', true)];
  expect(byUrgency(tables).map(waitsFor)).toEqual(['you', 'others', 'seats', 'over']);
});

test('a table lists other players, those it waits for, and the free seats', () => {
  const { table } = mine('playing');
  expect(otherPlayers(table, [0])).toEqual(['Ben', 'seat-free']);
  expect(waitingNames(table)).toEqual(['Ben']);
  expect(freeSeats(table)).toBe(1);
});

test('how a game came out for me', () => {
  const result = { scores: [20, 17], ranking: [1, 2], winners: [0], reason: 'goal' };
  expect(outcome(mine('over', false, { result }).table, [0])).toBe('won');
  expect(outcome(mine('over', false, { result }).table, [1])).toBe('lost');
  expect(outcome(mine('over', false, { result }).table, [0, 1])).toBe('played');
  expect(outcome(mine('playing').table, [0])).toBeNull();
});

test('how long ago something was, in the largest unit that fits', () => {
  expect(ago(0, 3 * 3600 + 59)).toContain('3');
  expect(ago(0, 2 * 86_400)).toContain('2');
  expect(ago(100, 100)).toBe('now');
});

test.each([
  ['de', 'Die Winzerin'],
  ['es', 'La viticultora'],
] as const)('a bot is called as in the terminal, by the words of the server, in %s', async (lang, said) => {
  const common = new URL(`../../../src/cuvee/locales/${lang}/common.ftl`, import.meta.url).pathname;
  served.words = { common: readFileSync(common, 'utf-8') };
  await setLanguage(lang);
  expect(botName('vintner')).toBe(said);
  expect(botName('of-my-own')).toBe('of-my-own');
});
