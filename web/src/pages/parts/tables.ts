/** Tables as they stand in lists: what they are called, who sits there, what they wait for. */
import type { SeatTold, Table } from '../../lib/protocol';
import type { Schema } from '../../lib/server';
import { language, hasMessage, t } from '../../lib/words.svelte';

export type Mine = Omit<Schema['MyTableOut'], 'table'> & { table: Table };
export type GameAnswer = Schema['GameOut'];
export type GamesAnswer = Schema['GamesOut'];

/** A page of a list, and where it goes on. */
export interface Page<T> {
  tables: T[];
  next: string | null;
}

/** A bot as people call it. */
export function botName(bot: string): string {
  const id = `bot-${bot}`;
  return hasMessage(id) ? t(id) : bot;
}

export function gameName(game: string): string {
  const id = `game-${game}`;
  return hasMessage(id) ? t(id) : game;
}

/** Who sits on a seat, or what it waits for. */
export function seatName(seat: SeatTold): string {
  if (seat.kind === 'open') return seat.name || t(seat.invited ? 'seat-invited' : 'seat-free');
  if (seat.kind === 'bot' && seat.person === null && seat.name === seat.bot) {
    return t('seat-bot', { bot: botName(seat.bot) });
  }
  return seat.name;
}

/** The names of those at other seats than mine. */
export function company(table: Table, mine: readonly number[]): string[] {
  return table.seats.filter((seat) => !mine.includes(seat.seat)).map(seatName);
}

export function tableTitle(table: Table): string {
  if (table.title !== '') return table.title;
  if (table.campaign !== null) return t('table-campaign');
  return gameName(table.game);
}

/** What a table waits for, for somebody who holds some of its seats. */
export type Waiting = 'you' | 'others' | 'seats' | 'stuck' | 'over';

export function waitsFor({ table, my_turn }: Pick<Mine, 'table' | 'my_turn'>): Waiting {
  if (table.status === 'over' || table.status === 'stuck') return table.status;
  if (table.status === 'open') return 'seats';
  return my_turn ? 'you' : 'others';
}

const RANK: Record<Waiting, number> = { you: 0, others: 1, seats: 2, stuck: 3, over: 4 };

/** What wants attention first; what is equal stays in its order. */
export function byUrgency(tables: readonly Mine[]): Mine[] {
  return [...tables].sort((a, b) => RANK[waitsFor(a)] - RANK[waitsFor(b)]);
}

/** The names of those a table waits for. */
export function awaited(table: Table): string[] {
  return table.seats.filter((seat) => table.waiting.includes(seat.seat)).map(seatName);
}

export function freeSeats(table: Table): number {
  return table.seats.filter((seat) => seat.kind === 'open').length;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago something was, in the largest unit that fits. */
export function ago(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' });
  const seconds = Math.max(0, now - at);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, 'second');
}

/** How I came out of a finished game; null if I did not play or it cannot be said. */
export function outcome(table: Table, mine: readonly number[]): 'won' | 'lost' | 'played' | null {
  const { result } = table;
  const [seat] = mine;
  if (result === null) return null;
  if (seat === undefined || mine.length > 1) return 'played';
  const won =
    result.winners ?? table.seats.map((each) => each.seat).filter((each) => result.ranking[each] === 1);
  return won.includes(seat) ? 'won' : 'lost';
}

/** Whether a table's title, game or company holds what is looked for. */
export function found({ table }: Mine, wanted: string): boolean {
  const text = [tableTitle(table), gameName(table.game), ...table.seats.map(seatName)].join(' ');
  return text.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase());
}
