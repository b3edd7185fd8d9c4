/** Points over time, and the places at which a game turned. */
import type { GameUi } from '../lib/game';
import type { Film } from './recording';

type Scored = Pick<GameUi, 'points'>;

/** The points of each seat at every place: a row for each seat. */
export function curves(film: Film, ui: Scored): number[][] {
  const each = film.positions.map(({ view }) => ui.points(view));
  const seats = each[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => each.map((points) => points[seat] ?? 0));
}

/** A place at which somebody scored much at once, or took the lead for good. */
export interface Turning {
  at: number;
  seat: number;
  gain: number;
  /** Whether the lead changed hands to this seat, and stayed there for a while. */
  leads: boolean;
}

const MOST = 5;
/** Turnings are at least this part of the game apart. */
const NEAR = 30;
const LEAST_GAIN = 2;
/** A lead is worth this many points when the places are weighed against each other. */
const LEAD_WEIGHT = 2;

/** The few places that decided most, in order. */
export function turnings(lines: number[][], first: number): Turning[] {
  const places = lines[0]?.length ?? 0;
  const found: Turning[] = [];
  let leader = -1;
  for (let index = 1; index < places; index++) {
    const now = aheadAt(lines, index);
    const taken = now !== -1 && now !== leader && stays(lines, now, index);
    for (const [seat, values] of lines.entries()) {
      const gain = (values[index] ?? 0) - (values[index - 1] ?? 0);
      const leads = taken && now === seat;
      if (gain >= LEAST_GAIN || (leads && gain > 0)) found.push({ at: first + index, seat, gain, leads });
    }
    if (taken) leader = now;
  }
  return apartInTime(found, places / NEAR);
}

/** The weightiest, none of them near one that weighs more: what happens at once is told once. */
function apartInTime(found: Turning[], near: number): Turning[] {
  const kept: Turning[] = [];
  for (const turning of found.sort((a, b) => weight(b) - weight(a) || a.at - b.at)) {
    if (kept.length === MOST) break;
    if (kept.every(({ at }) => Math.abs(at - turning.at) > near)) kept.push(turning);
  }
  return kept.sort((a, b) => a.at - b.at);
}

function weight(turning: Turning): number {
  return turning.gain + (turning.leads ? LEAD_WEIGHT : 0);
}

/** Who is alone ahead at a place; -1 when nobody is. */
function aheadAt(lines: number[][], index: number): number {
  const most = Math.max(...lines.map((values) => values[index] ?? 0));
  const ahead = lines.flatMap((values, seat) => (values[index] === most ? [seat] : []));
  return lines.length > 1 && ahead.length === 1 ? (ahead[0] ?? -1) : -1;
}

/** Whether a lead lasts for a tenth of the game, so that what goes to and fro is no turning. */
function stays(lines: number[][], seat: number, index: number): boolean {
  const places = lines[0]?.length ?? 0;
  const until = Math.min(index + Math.ceil(places / 10), places - 1);
  for (let later = index; later <= until; later++) if (aheadAt(lines, later) !== seat) return false;
  return true;
}

/** Round values for a scale from the least to the most, about `wanted` of them. */
export function ticks(least: number, most: number, wanted = 5): number[] {
  const span = Math.max(most - least, 1);
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const found: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) found.push(value);
  return found;
}

/** Places for labels that would overlap, moved apart as little as needed and kept within bounds. */
export function apart(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y);
  let floor = top;
  for (const label of order) {
    label.y = Math.max(label.y, floor);
    floor = label.y + gap;
  }
  let ceiling = bottom;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, ceiling);
    ceiling = label.y - gap;
  }
  const placed = wanted.slice();
  for (const { y, index } of order) placed[index] = y;
  return placed;
}
