/** Putting up tables. */
import type { Table } from '../../lib/protocol';
import { navigate } from '../../lib/router.svelte';
import { post, type Schema } from '../../lib/server';
import { t } from '../../lib/words.svelte';
import { storeLinks } from './invitations';

export type SeatKind = 'me' | 'neighbour' | 'bot' | 'open' | 'invited';

/** A seat as it is being planned. */
export interface PlannedSeat {
  kind: SeatKind;
  name: string;
  bot: string;
}

export type Wanted = Omit<
  Schema['NewTable'],
  'seats' | 'options' | 'title' | 'public' | 'seconds' | 'seed'
> & {
  seats: Schema['NewSeat'][];
  options: Record<string, boolean | number | string | null>;
  title?: string;
  public?: boolean;
  seconds?: number | null;
  seed?: number | null;
};

/** Put up a table and go there. */
export async function createTable(wanted: Wanted): Promise<void> {
  const made = await post<{ table: Table; secrets: Record<string, string> }>('/tables', wanted);
  storeLinks(made.table, made.secrets);
  navigate(`/tables/${made.table.id}`);
}

/** A planned seat as the server takes it; a neighbour is somebody else at my screen. */
export function asked(seat: PlannedSeat): Schema['NewSeat'] {
  const name = seat.name.trim() || null;
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, name };
  if (seat.kind === 'neighbour') return { kind: 'me', name, bot: null };
  return { kind: seat.kind, name: seat.kind === 'open' ? null : name, bot: null };
}

/** Names for bots; each is given once. */
export function botNames(): string[] {
  return t('bot-names')
    .split(',')
    .map((name) => name.trim());
}

/** Me and bots. */
export function againstBots(players: number, bot: string): Schema['NewSeat'][] {
  const names = botNames();
  const bots = Array.from({ length: players - 1 }, (_, index) =>
    asked({ kind: 'bot', bot, name: names[index] ?? '' }),
  );
  return [{ kind: 'me', name: null, bot: null }, ...bots];
}

/** The options for playing alone: each game has its own way of being hard. */
export function alone(game: string, bot: string): Wanted['options'] {
  const level = bot === 'random' ? 'easy' : 'normal';
  if (game === 'naramata') return { solo: true, whelp: level };
  return { automa: level };
}
