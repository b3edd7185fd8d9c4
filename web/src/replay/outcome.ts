/** The result of a game as a headline, and its ranking. */
import type { Result } from '../lib/protocol';

export interface Headline {
  text: 'winner' | 'winners' | 'won' | 'won-together' | 'lost' | 'lost-together' | 'drawn' | 'loser';
  /** The seats it names, if any. */
  seats: number[];
}

/** The headline of a result; `ownSeats` are addressed as "you". */
export function headline(result: Result, ownSeats: number[]): Headline {
  const { winners, scores, reason } = result;
  if (scores.length === 1) return alone(reason, winners.length > 0, ownSeats.length > 0);
  if (winners.length === 0) return { text: 'lost-together', seats: [] };
  const together = winners.length === scores.length && new Set(scores).size === 1;
  if (together) return { text: 'won-together', seats: winners };
  const [first] = winners;
  if (winners.length === 1 && first !== undefined && ownSeats.length === 1 && ownSeats[0] === first) {
    return { text: 'won', seats: winners };
  }
  return { text: winners.length === 1 ? 'winner' : 'winners', seats: winners };
}

function alone(reason: string, won: boolean, mine: boolean): Headline {
  if (reason.endsWith('_draw')) return { text: 'drawn', seats: [0] };
  if (mine) return { text: won ? 'won' : 'lost', seats: [0] };
  return { text: won ? 'winner' : 'loser', seats: [0] };
}

/** The seats from first to last; shared ranks stay in the order of the table. */
export function ranked(result: Result): { seat: number; rank: number; score: number }[] {
  return result.ranking
    .map((rank, seat) => ({ seat, rank, score: result.scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** What is hashed for a commitment; earlier games have no salt. */
export function committedText(seed: string, salt: string | null): string {
  return `cuvee seed ${seed} ${salt ?? ''}`.trimEnd();
}

/** Whether a revealed seed matches the commitment published before the game; null if it cannot be checked. */
export async function checkSeed(
  seed: string,
  salt: string | null,
  commitment: string,
): Promise<boolean | null> {
  // Browsers offer no digests to pages without encryption.
  if (!globalThis.isSecureContext) return null;
  const words = new TextEncoder().encode(committedText(seed, salt));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', words));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
