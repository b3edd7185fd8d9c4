import { describe, expect, test } from 'vitest';

import type { Action, Offer, Position } from '../../src/lib/protocol';
import { OwnTurn } from '../../src/table/own-turn';

function offer(code: number, action: Action): Offer {
  return { code, action, label: null };
}
const regular = offer(1, { verb: 'worker', worker: 'regular' });
const grande = offer(2, { verb: 'worker', worker: 'grande' });
const card = offer(3, { verb: 'card', card: 'merlot' });

function asking(legal: Offer[]): Position {
  return { legal } as unknown as Position;
}

describe('a move chosen as a whole', () => {
  test('is answered step by step; what is not asked for is skipped', () => {
    const turn = new OwnTurn();
    turn.plan = [grande.action, card.action];
    expect(turn.nextAnswer(asking([card]), null).offer).toBe(card);
    expect(turn.plan).toEqual([]);
  });

  test('leaves to the usual answer what it does not plan', () => {
    const turn = new OwnTurn();
    turn.plan = [card.action];
    expect(turn.nextAnswer(asking([regular, grande]), regular).offer).toBe(regular);
    expect(turn.plan).toEqual([card.action]);
  });

  test('is not answered by another worker than the one picked up', () => {
    const turn = new OwnTurn();
    turn.plan = [grande.action];
    expect(turn.nextAnswer(asking([regular]), regular)).toEqual({ offer: null, missing: grande.action });
    expect(turn.plan).toEqual([]);
  });
});
