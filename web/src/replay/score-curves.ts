/** The points over time, and the point points of a game. */
import type { GameUi } from '../lib/game';
import type { Recording } from './recording';

type Scored = Pick<GameUi, 'points'>;

/** The points of each seat at every decision: a row for each seat. */
export function scoreCurves(recording: Recording, ui: Scored): number[][] {
  const each = recording.positions.map(({ view }) => ui.points(view));
  const seats = each[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => each.map((points) => points[seat] ?? 0));
}

/** A decision at which a seat gained or lost much at once, or took a lasting lead. */
export interface TurningPoint {
  at: number;
  seat: number;
  gain: number;
  /** Whether the lead changed hands to this seat, and stayed there for a while. */
  leads: boolean;
}

const MAX_TURNING_POINTS = 5;
/** TurningPoint points are at least this fraction (1/n) of the game apart. */
const MIN_DISTANCE = 30;
const MIN_GAIN = 2;
/** A lead counts as this many points in comparisons. */
const LEAD_WEIGHT = 2;

/** The few decisions that mattered most, in order. */
export function findTurningPoints(lines: number[][], first: number): TurningPoint[] {
  const places = lines[0]?.length ?? 0;
  const found: TurningPoint[] = [];
  let leader = -1;
  for (let index = 1; index < places; index++) {
    const now = leaderAt(lines, index);
    const taken = now !== -1 && now !== leader && leadLasts(lines, now, index);
    for (const [seat, values] of lines.entries()) {
      const gain = (values[index] ?? 0) - (values[index - 1] ?? 0);
      const leads = taken && now === seat;
      if (Math.abs(gain) >= MIN_GAIN || (leads && gain > 0))
        found.push({ at: first + index, seat, gain, leads });
    }
    if (taken) leader = now;
  }
  return keepDistant(found, places / MIN_DISTANCE);
}

/** The heaviest turning points, none of them near a heavier one. */
function keepDistant(found: TurningPoint[], near: number): TurningPoint[] {
  const kept: TurningPoint[] = [];
  for (const point of found.sort((a, b) => weight(b) - weight(a) || a.at - b.at)) {
    if (kept.length === MAX_TURNING_POINTS) break;
    if (kept.every(({ at }) => Math.abs(at - point.at) > near)) kept.push(point);
  }
  return kept.sort((a, b) => a.at - b.at);
}

function weight(point: TurningPoint): number {
  return Math.abs(point.gain) + (point.leads ? LEAD_WEIGHT : 0);
}

/** The seat that is alone in the lead; -1 if none is. */
function leaderAt(lines: number[][], index: number): number {
  const most = Math.max(...lines.map((values) => values[index] ?? 0));
  const ahead = lines.flatMap((values, seat) => (values[index] === most ? [seat] : []));
  return lines.length > 1 && ahead.length === 1 ? (ahead[0] ?? -1) : -1;
}

/** Whether a lead lasts for a tenth of the game. */
function leadLasts(lines: number[][], seat: number, index: number): boolean {
  const places = lines[0]?.length ?? 0;
  const until = Math.min(index + Math.ceil(places / 10), places - 1);
  for (let later = index; later <= until; later++) if (leaderAt(lines, later) !== seat) return false;
  return true;
}

/** About `wanted` round values for an axis. */
export function ticks(least: number, most: number, wanted = 5): number[] {
  const span = Math.max(most - least, 1);
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const found: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) found.push(value);
  return found;
}

/** The positions of labels, moved apart where they would overlap and kept within bounds. */
export function spreadLabels(wanted: number[], gap: number, top: number, bottom: number): number[] {
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
