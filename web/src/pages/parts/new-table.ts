/** Creating tables. */
import { navigate } from '../../lib/router.svelte';
import { api, data, type Schema } from '../../lib/server';
import { t } from '../../lib/words.svelte';
import { storeLinks } from './invitations';

export type SeatKind = 'me' | 'neighbour' | 'bot' | 'open' | 'invited';

/** A seat of the form for a new table. */
export interface PlannedSeat {
  kind: SeatKind;
  name: string;
  bot: string;
  /** The friend for whom an invited seat is kept. */
  person?: string | undefined;
}

/** A new table; what is left out has its default. */
export type TableRequest = Pick<Schema['NewTable'], 'game' | 'seats' | 'options'> &
  Partial<Schema['NewTable']>;

/** Create a table and open it. */
export async function createTable(wanted: TableRequest): Promise<void> {
  const body = { title: '', public: false, seconds: null, seed: null, hints: null, rated: false, ...wanted };
  const made = await data(api.POST('/api/tables', { body }));
  storeLinks(made.table, made.secrets);
  navigate(`/tables/${made.table.id}`);
}

/** A planned seat as the server takes it; a neighbour is another player at this screen. */
export function newSeat(seat: PlannedSeat): Schema['NewSeat'] {
  const name = seat.name.trim() || null;
  const person = seat.kind === 'invited' ? (seat.person ?? null) : null;
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot, name, person };
  if (seat.kind === 'neighbour') return { kind: 'me', name, bot: null, person };
  return { kind: seat.kind, name: seat.kind === 'open' ? null : name, bot: null, person };
}

/** Names for bots, each used once. */
export function botNames(): string[] {
  return [1, 2, 3, 4, 5].map((number) => t(`bot-name-${number}`));
}

/** The seats of a game of the user against bots. */
export function againstBots(players: number, bot: string): Schema['NewSeat'][] {
  const names = botNames();
  const bots = Array.from({ length: players - 1 }, (_, index) =>
    newSeat({ kind: 'bot', bot, name: names[index] ?? '' }),
  );
  return [{ kind: 'me', name: null, bot: null, person: null }, ...bots];
}

/** The difficulties of a solo game that go with some bots. */
const SOLO_LEVELS: Record<string, string> = { beginner: 'easy', expert: 'hard' };

/** The options of a solo game at the difficulty of a bot. */
export function soloOptions(game: string, bot: string): TableRequest['options'] {
  const level = SOLO_LEVELS[bot] ?? 'normal';
  if (game === 'naramata') return { solo: true, whelp: level };
  return game === 'viticulture' ? { automa: level } : {};
}
