/** The tokens that a year's end makes older, for its scene. */
import type { ViticultureView } from '../games';
import { GRAPES, WINES } from './view';

export interface AgedToken {
  icon: string;
  before: number;
  after: number;
}

/** The tokens of each seat that has some; those of a row that the last move has changed are left out. */
export function agedTokens(
  before: ViticultureView,
  after: ViticultureView,
): { seat: number; tokens: AgedToken[] }[] {
  const seats = before.players.map((player, seat) => {
    const then = after.players[seat];
    const rows = [
      ...GRAPES.map((type) => ({ icon: `grape-${type}`, old: player.grapes[type], now: then?.grapes[type] })),
      ...WINES.map((type) => ({ icon: `wine-${type}`, old: player.wines[type], now: then?.wines[type] })),
    ];
    const tokens = rows.flatMap(({ icon, old, now }) =>
      now?.length === old.length
        ? old.map((value, index) => ({ icon, before: value, after: now[index] ?? value }))
        : [],
    );
    return { seat, tokens };
  });
  return seats.filter(({ tokens }) => tokens.length > 0);
}
