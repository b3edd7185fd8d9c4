/** The seats of a table that is forked from a recorded game. */
import type { Seat } from '../lib/protocol';
import type { Schema } from '../lib/server';

type NewSeat = Schema['NewSeat'];

/** A choice for a seat: the user, anybody, or a bot by its name. */
export type SeatChoice = 'me' | 'open' | `bot:${string}`;

const DEFAULT_BOT = 'greedy';

/** The initial choices: own seats stay, the first seat if there is none; bots take the others. */
export function initialSeats(seats: Seat[], ownSeats: number[]): SeatChoice[] {
  const mine = ownSeats.length > 0 ? ownSeats : [0];
  return seats.map(({ seat, bot }): SeatChoice => (mine.includes(seat) ? 'me' : `bot:${bot ?? DEFAULT_BOT}`));
}

/** The choices as the server takes them; several own seats keep their names. */
export function newSeats(chosen: SeatChoice[], names: string[], me: string): NewSeat[] {
  const several = chosen.filter((choice) => choice === 'me').length > 1;
  return chosen.map((choice, seat) => {
    if (choice === 'open') return { kind: 'open', name: null, bot: null, person: null };
    if (choice !== 'me') return { kind: 'bot', name: null, bot: choice.slice('bot:'.length), person: null };
    return { kind: 'me', name: several ? (names[seat] ?? me) : me, bot: null, person: null };
  });
}
