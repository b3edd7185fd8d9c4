/** The log: hints among the events of the decisions they were about. */
import { describe, expect, test } from 'vitest';

import type { HistoryEntry } from '../../src/lib/table.svelte';
import { filterHistory, groupByTurn, withHints } from '../../src/table/log';

const HINT = 'table-event-hint';

function entry(at: number, seat: number): HistoryEntry {
  return { at, seat, starts_turn: true, events: [{ text: 'event-place', args: { seat } }] };
}

describe('hints in the log', () => {
  const history = [entry(1, 0), entry(2, 1)];

  test('a hint stands before the decision it was about', () => {
    const shown = withHints(history, [{ seat: 1, at: 1 }]);
    expect(shown.map(({ events }) => events.map(({ text }) => text))).toEqual([
      ['event-place'],
      [HINT, 'event-place'],
    ]);
  });

  test('hints to an open question, of several seats, are the last turns', () => {
    const shown = withHints(history, [
      { seat: 0, at: 2 },
      { seat: 1, at: 2 },
    ]);
    const turns = groupByTurn(shown);
    expect(turns.map(({ seat }) => seat)).toEqual([0, 1, 0, 1]);
    expect(new Set(turns.map(({ from }) => from)).size).toBe(4);
    expect(filterHistory(shown, { kind: 'seat', seat: 0 })).toHaveLength(2);
  });

  test('what was undone since leaves the hint in the log', () => {
    const shown = withHints([entry(1, 0)], [{ seat: 1, at: 4 }]);
    expect(shown.at(-1)?.events[0]?.text).toBe(HINT);
  });
});
