import { describe, expect, test } from 'vitest';

import type { Position } from '../../src/lib/protocol';
import { autoAnswer, prepares } from '../../src/viticulture/defaults';
import { decision, offer, player, view } from './setting';

const regular = offer({ verb: 'worker', worker: 'regular' });
const grande = offer({ verb: 'worker', worker: 'grande' });

function asked(question: 'worker' | 'place_worker', legal = [regular, grande]): Position {
  const seen = view([player(), player()], { decision: decision(question) });
  return { view: seen, waiting: [0], decisions: 3, legal, undo: null, undo_request: null, result: null };
}

describe('the worker that goes', () => {
  test('is a regular one unless another was chosen before', () => {
    expect(autoAnswer(asked('worker'), null)).toBe(regular);
    expect(autoAnswer(asked('worker'), 'worker:grande')).toBe(grande);
    expect(autoAnswer(asked('worker'), 'worker:temporary')).toBe(regular);
  });

  test('is asked for where the one chosen cannot go, and nothing else is answered', () => {
    expect(autoAnswer(asked('worker', [regular]), 'worker:grande')).toBeNull();
    expect(autoAnswer(asked('place_worker', []), null)).toBeNull();
  });

  test('can be chosen before its space, and nothing else can', () => {
    const { view: seen } = asked('place_worker', []);
    expect(prepares('worker:grande', seen)).toBe(true);
    expect(prepares('card:merlot', seen)).toBe(false);
    expect(prepares('worker:grande', asked('worker').view)).toBe(false);
  });
});
