/** What the phantoms did, step by step, from the events. */
import type { Text } from '../lib/protocol';

/** One step: a roll of the die, a stop at a winery, a start, the end of the day. */
export interface Step {
  kind: 'start' | 'roll' | 'stop' | 'end';
  text: Text;
}

const STEPS: Record<string, Step['kind']> = {
  'event-phantom_start': 'start',
  'event-phantom_roll': 'roll',
  'event-phantom': 'stop',
  'event-phantom_end': 'end',
};

/** The last turn of a phantom: from its last roll on, or whatever it did since. */
export function lastTurn(events: readonly Text[], number: number): Step[] {
  const steps: Step[] = [];
  for (const text of events) {
    const kind = STEPS[text.text];
    if (kind === undefined || text.args['number'] !== number) continue;
    if (kind !== 'stop') steps.length = 0;
    steps.push({ kind, text });
  }
  return steps;
}
