/** The log: what happened, by decision, and what of it somebody wants to see. */
import type { Text } from '../lib/plain';
import type { Moment } from '../lib/table.svelte';

/** Everything, one player's part, or only what brought points. */
export type Wanted = { kind: 'all' } | { kind: 'seat'; seat: number } | { kind: 'points' };

/** Events that change points, by how their names begin, in every game. */
const POINTS = /^event-(vp|score|points)/;

/** The moments that are wanted, without events that are not, oldest first. */
export function filtered(moments: Moment[], wanted: Wanted): Moment[] {
  if (wanted.kind === 'all') return moments.filter(({ events }) => events.length > 0);
  const kept: Moment[] = [];
  for (const moment of moments) {
    const events = moment.events.filter((event) =>
      wanted.kind === 'points' ? POINTS.test(event.text) : concerns(event.args, moment, wanted.seat),
    );
    if (events.length > 0) kept.push({ ...moment, events });
  }
  return kept;
}

function concerns(args: Record<string, string | number>, moment: Moment, seat: number): boolean {
  const named = args['seat'] ?? args['other'];
  return named === undefined ? moment.seat === seat : args['seat'] === seat || args['other'] === seat;
}

/** What happened between somebody's last decision and the turn that began at `begun` decisions. */
export function since(moments: Moment[], seat: number | null, begun = Infinity): Moment[] {
  if (seat === null) return [];
  const until = moments.filter(({ at }) => at <= begun);
  const last = until.findLastIndex((moment) => moment.seat === seat);
  return until.slice(last + 1).filter(({ events }) => events.length > 0);
}

/** Moments of the same seat that follow each other, told together, until something happens by itself. */
export interface Turn {
  seat: number | null;
  from: number;
  moments: Moment[];
}

export function turns(moments: Moment[]): Turn[] {
  const found: Turn[] = [];
  for (const moment of moments) {
    const last = found.at(-1);
    const goesOn = last?.seat === moment.seat && !last.moments.at(-1)?.events.some(byItself);
    if (last !== undefined && goesOn) last.moments.push(moment);
    else found.push({ seat: moment.seat, from: moment.at, moments: [moment] });
  }
  return found;
}

/** Whether nobody did this: a day began, or a dummy moved. It ends a turn also for whoever plays alone. */
function byItself({ args }: Text): boolean {
  const { seat } = args;
  return seat === undefined || Number(seat) < 0;
}
