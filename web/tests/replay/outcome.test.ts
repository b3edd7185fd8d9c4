import { describe, expect, it, vi } from 'vitest';

import type { Result, Seat } from '../../src/lib/protocol';
import { checkSeed, headline, ranked } from '../../src/replay/outcome';
import { initialSeats, newSeats } from '../../src/replay/fork-seats';

function result(scores: number[], ranking: number[], reason = 'goal'): Result {
  const winners = ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { scores, ranking, winners, reason };
}

describe('the headline', () => {
  it('names who won, and says you only to them', () => {
    expect(headline(result([20, 24], [2, 1]), [0])).toEqual({ text: 'winner', seats: [1] });
    expect(headline(result([20, 24], [2, 1]), [1])).toEqual({ text: 'won', seats: [1] });
    expect(headline(result([20, 24], [2, 1]), [0, 1]).text).toBe('winner');
    expect(headline(result([24, 24, 20], [1, 1, 3]), [0])).toEqual({ text: 'winners', seats: [0, 1] });
  });

  it('tells who plays alone whether it was won', () => {
    expect(headline(result([25], [1], 'automa_win'), [0]).text).toBe('won');
    expect(headline(result([20], [2], 'automa_draw'), [0]).text).toBe('drawn');
    expect(headline(result([18], [2], 'automa_loss'), [0]).text).toBe('lost');
    expect(headline(result([18], [2], 'automa_loss'), []).text).toBe('loser');
    expect(headline(result([25], [1], 'automa_win'), []).text).toBe('winner');
  });

  it('tells those who play together that all have won or lost', () => {
    expect(headline(result([3, 3], [1, 1], 'whelp_kept'), [0]).text).toBe('won-together');
    expect(headline(result([0, 0], [2, 2], 'whelp_lost'), [0]).text).toBe('lost-together');
  });

  it('puts all in order', () => {
    expect(ranked(result([10, 24, 10], [2, 1, 2])).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  });
});

describe('the deal', () => {
  it('is checked against what was published', async () => {
    vi.stubGlobal('isSecureContext', true);
    const published = 'eb7755c467cf3050f5686b306656f32f15d1ed0f78efc19593c136bb0d8c30c5';
    expect(await checkSeed('7', null, published)).toBe(true);
    expect(await checkSeed('8', null, published)).toBe(false);
    const salted = '2c39f7543c9185495f7e5552a9bd742fb9277f3740347fc5ad63da787d2adf83';
    expect(await checkSeed('7', '00ff', salted)).toBe(true);
    expect(await checkSeed('7', '00fe', salted)).toBe(false);
    vi.unstubAllGlobals();
  });

  it('cannot be checked by a page without encryption', async () => {
    vi.stubGlobal('isSecureContext', false);
    expect(await checkSeed('7', null, 'anything')).toBeNull();
    vi.unstubAllGlobals();
  });
});

function seat(number: number, bot: string | null = null): Seat {
  const kind = bot === null ? 'person' : 'bot';
  return {
    seat: number,
    kind,
    name: `P${number}`,
    bot,
    visible: false,
    person: null,
    invited: false,
    reserved: null,
  };
}

describe('a fork', () => {
  it('leaves one’s own seats and the bots where they were', () => {
    expect(initialSeats([seat(0), seat(1), seat(2, 'random')], [1])).toEqual([
      'bot:greedy',
      'me',
      'bot:random',
    ]);
    expect(initialSeats([seat(0), seat(1)], [])).toEqual(['me', 'bot:greedy']);
  });

  it('keeps the names of several seats on one screen', () => {
    expect(newSeats(['me', 'open', 'bot:greedy'], ['A', 'B', 'C'], 'Ann')).toEqual([
      { kind: 'me', name: 'Ann', bot: null, person: null },
      { kind: 'open', name: null, bot: null, person: null },
      { kind: 'bot', name: null, bot: 'greedy', person: null },
    ]);
    expect(newSeats(['me', 'me'], ['A', 'B'], 'Ann').map(({ name }) => name)).toEqual(['A', 'B']);
  });
});
