/** Tables in lists: title, players, and what they wait for. */
import { dayName } from '../../daily/daily';
import { GAMES } from '../../help/rulebook';
import type { MyTable, Seat, Table } from '../../lib/protocol';
import type { Schema } from '../../lib/server';
import { formatCommon, gameName, language, t } from '../../lib/words.svelte';

export type GameOut = Schema['GameOut'];

/** The display name of a bot. */
export function botName(bot: string): string {
  return formatCommon(`bot-${bot}`, {}) ?? bot;
}

/** The bot that is chosen unless the player chooses another. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes('greedy') ? 'greedy' : (bots.at(-1) ?? '');
}

/** The icon of a game. */
export function gameIcon(game: string): string {
  return { viticulture: 'grape-red', naramata: 'v-camper' }[game] ?? 'ui-hand';
}

/** Games as they are shown: those that come with Cuvée first, the others by their names. */
export function inOrder(games: readonly GameOut[]): GameOut[] {
  const place = ({ name }: GameOut): number => {
    const found = GAMES.findIndex((shipped) => shipped === name);
    return found < 0 ? GAMES.length : found;
  };
  return [...games].sort(
    (a, b) => place(a) - place(b) || gameName(a.name).localeCompare(gameName(b.name), language()),
  );
}

/** The name of a seat: its player, or what it waits for. */
export function seatName(seat: Seat): string {
  if (seat.kind === 'open') return seat.name || t(seat.invited ? 'seat-invited' : 'seat-free');
  if (seat.kind === 'bot' && seat.person === null && seat.name === seat.bot) {
    return t('seat-bot', { bot: botName(seat.bot) });
  }
  return seat.name;
}

/** The names of the other players. */
export function otherPlayers(table: Table, mine: readonly number[]): string[] {
  return table.seats.filter((seat) => !mine.includes(seat.seat)).map(seatName);
}

export function tableTitle(table: Table): string {
  if (table.origin === 'daily') return t('daily-table-title', { day: dayName(table.title) });
  if (table.title !== '') return table.title;
  if (table.campaign !== null) return t('table-campaign');
  return gameName(table.game);
}

/** What a table waits for, from the view of the user. */
export type Waiting = 'you' | 'others' | 'seats' | 'stuck' | 'over';

export function waitsFor({ table, my_turn: turn }: Pick<MyTable, 'table' | 'my_turn'>): Waiting {
  if (table.status === 'over' || table.status === 'stuck') return table.status;
  if (table.status === 'open') return 'seats';
  return turn ? 'you' : 'others';
}

const RANK: Record<Waiting, number> = { you: 0, others: 1, seats: 2, stuck: 3, over: 4 };

/** Sorted by urgency, else in the given order. */
export function byUrgency(tables: readonly MyTable[]): MyTable[] {
  return [...tables].sort((a, b) => RANK[waitsFor(a)] - RANK[waitsFor(b)]);
}

/** The names of the players that a table waits for. */
export function waitingNames(table: Table): string[] {
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

/** The time since then, in the largest unit that fits. */
export function ago(at: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' });
  const seconds = Math.max(0, now - at);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  }
  return words.format(0, 'second');
}

/** The user's result in a finished game; null if the user did not play or it is unknown. */
export function outcome(table: Table, mine: readonly number[]): 'won' | 'lost' | 'played' | null {
  const { result } = table;
  const [seat] = mine;
  if (result === null) return null;
  if (seat === undefined || mine.length > 1) return 'played';
  const won =
    result.winners ?? table.seats.map((each) => each.seat).filter((each) => result.ranking[each] === 1);
  return won.includes(seat) ? 'won' : 'lost';
}

/** Whether a table's title, game or players match a query. */
export function matches({ table }: MyTable, query: string): boolean {
  const text = [tableTitle(table), gameName(table.game), ...table.seats.map(seatName)].join(' ');
  return text.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}
