/** Points: how many each has, and where they came from. */
import type { ScoreLine } from '../lib/game';
import type { Result, Text, View } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { naramata } from './view';

/** Points of each seat; where all play together, the score they share. */
export function pointsOf(view: View): number[] {
  const { players, whelp } = naramata(view);
  return players.map((player) => whelp ?? player.points);
}

type Source = 'tourists' | 'rewards' | 'bottles' | 'reviews' | 'empty' | 'late' | 'upgrades';
const SOURCES: Source[] = ['tourists', 'rewards', 'bottles', 'reviews', 'empty', 'late', 'upgrades'];

/** Where the points came from, by the events; what nothing tells of was there from the start. */
export function breakdownOf(
  view: View,
  result: Result,
  events: Text[] = [],
  start: number[] = [],
): ScoreLine[] {
  const { whelp, seats } = naramata(view);
  if (whelp !== null) return whelpLines(events, seats, start[0] ?? null, whelp);
  const total = { label: t('nar-score-total'), values: result.scores, total: true };
  const lines = sourceLines(events, seats);
  if (lines.length === 0) return [total, prestigeLine(view)];
  const before = result.scores.map((score, seat) => score - sumOfLines(lines, seat));
  return [{ label: t('nar-score-start'), values: before }, ...lines, total, prestigeLine(view)];
}

function sumOfLines(lines: ScoreLine[], seat: number): number {
  return lines.reduce((sum, line) => sum + (line.values[seat] ?? 0), 0);
}

/** More prestige decides between equals. */
function prestigeLine(view: View): ScoreLine {
  return {
    label: t('nar-score-prestige'),
    values: naramata(view).players.map((player) => player.prestige),
  };
}

function sourceLines(events: Text[], seats: number): ScoreLine[] {
  const sums = new Map<Source, number[]>();
  for (const event of events) {
    const found = sourceOf(event);
    const { seat, points } = event.args;
    if (found === null || typeof seat !== 'number' || typeof points !== 'number') continue;
    const sum = sums.get(found.source) ?? Array.from({ length: seats }, () => 0);
    sum[seat] = (sum[seat] ?? 0) + found.sign * points;
    sums.set(found.source, sum);
  }
  return SOURCES.flatMap((source) => {
    const values = sums.get(source);
    return values === undefined ? [] : [{ label: t(`nar-score-${source}`), values }];
  });
}

/** What a day brought each seat: points by what they came from; where all play together, what each took away. */
export function gainsOf(view: View, events: Text[]): ScoreLine[] {
  const { day, seats, whelp } = naramata(view);
  const began = events.findLastIndex(({ text, args }) => text === 'event-day' && args['day'] === day);
  const next = events.findIndex(({ text }, index) => index > began && text === 'event-day');
  const told = began < 0 ? [] : events.slice(began, next < 0 ? undefined : next);
  const lines = whelp === null ? sourceLines(told, seats) : whelpLosses(told, seats);
  return lines.filter(({ values }) => values.some((value) => value !== 0));
}

/** What points are for. */
function sourceOf({ text, args }: Text): { source: Source; sign: 1 | -1 } | null {
  switch (text) {
    case 'event-deliver':
      return { source: 'tourists', sign: 1 };
    case 'event-empty_rows':
      return { source: 'empty', sign: -1 };
    case 'event-late':
      return { source: 'late', sign: -1 };
    case 'event-score_upgrades':
      return { source: 'upgrades', sign: 1 };
    case 'event-points':
      return { source: SOURCES.find((source) => source === args['source']) ?? 'rewards', sign: 1 };
    default:
      return null;
  }
}

/** What each took from the score that all share, by why. */
function whelpLosses(events: Text[], seats: number): { label: string; values: number[] }[] {
  return (['rows', 'late'] as const).map((kind) => {
    const values = Array.from({ length: seats }, () => 0);
    for (const { text, args } of events) {
      const { seat, count } = args;
      if (text !== `event-whelp_${kind}` || typeof seat !== 'number') continue;
      values[seat] = (values[seat] ?? 0) - (typeof count === 'number' ? count : 1);
    }
    return { label: t(`nar-score-whelp-${kind}`), values };
  });
}

/** What each took from the score that all share; a last column is that of all together. */
function whelpLines(events: Text[], seats: number, start: number | null, whelp: number): ScoreLine[] {
  const alone = seats === 1;
  const together = (sum: number | null): (number | null)[] =>
    alone ? [sum] : [...Array.from({ length: seats }, () => null), sum];
  const losses = whelpLosses(events, seats).map(({ label, values }) => {
    const sum = values.reduce((all, value) => all + value, 0);
    return { label, values: alone ? values : [...values, sum] };
  });
  const lost = losses.reduce((all, { values }) => all + (values.at(-1) ?? 0), 0);
  const lines: ScoreLine[] = [...losses];
  if (start !== null) {
    lines.unshift({ label: t('nar-score-start'), values: together(start) });
    // The score does not fall below zero.
    const spared = whelp - start - lost;
    if (spared !== 0) lines.push({ label: t('nar-score-whelp-spared'), values: together(spared) });
  }
  return [...lines, { label: t('nar-score-total'), values: together(whelp), total: true }];
}
