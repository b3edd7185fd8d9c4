/** Who sits where when a game of the past is played on. */
import type { SeatTold } from '../lib/protocol';

/** As it is chosen: myself, anybody, or a bot by its name. */
export type Sitting = 'me' | 'open' | `bot:${string}`;

export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

const USUAL = 'greedy';

/** A first proposal: my seats stay mine, the first one if none was, and bots sit everywhere else. */
export function seating(seats: SeatTold[], held: number[]): Sitting[] {
  const mine = held.length > 0 ? held : [0];
  return seats.map(({ seat, bot }): Sitting => (mine.includes(seat) ? 'me' : `bot:${bot ?? USUAL}`));
}

/** The choice as the server wants it: several seats of mine keep the names they had, to be told apart. */
export function sitting(chosen: Sitting[], names: string[], me: string): NewSeat[] {
  const several = chosen.filter((choice) => choice === 'me').length > 1;
  return chosen.map((choice, seat) => {
    if (choice === 'open') return { kind: 'open' };
    if (choice !== 'me') return { kind: 'bot', bot: choice.slice('bot:'.length) };
    return { kind: 'me', name: several ? (names[seat] ?? me) : me };
  });
}
