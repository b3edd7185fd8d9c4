import { describe, expect, it } from 'vitest';

import type { ViticultureView } from '../../src/games';
import { agedTokens } from '../../src/viticulture/aging';

const player = (red: number[], wine: number[]) => ({
  grapes: { red, white: [] },
  wines: { red: wine, white: [], blush: [], sparkling: [] },
});
const view = (...players: ReturnType<typeof player>[]) => ({ players }) as unknown as ViticultureView;

describe('tokens at the end of a year', () => {
  it('are those of everybody who has some, with what they were and are worth', () => {
    const found = agedTokens(view(player([], []), player([2], [9])), view(player([], []), player([3], [9])));
    expect(found).toEqual([
      {
        seat: 1,
        tokens: [
          { icon: 'grape-red', before: 2, after: 3 },
          { icon: 'wine-red', before: 9, after: 9 },
        ],
      },
    ]);
  });

  it('leave out what the last move has used', () => {
    expect(agedTokens(view(player([2, 4], [])), view(player([3], [])))).toEqual([]);
  });
});
