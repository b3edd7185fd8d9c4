/** What a space gives and costs, for its bubble: cards, prestige, time, being late, who has room for it. */
import type { Kind, NaramataPlayer, NaramataView } from '../games';
import type { Position } from '../lib/protocol';
import { formatNumber, t } from '../lib/words.svelte';
import { components } from './components.svelte';
import { hour } from './hours';
import { openStops } from './space-list';
import { parseTarget } from './target-kinds';
import { naramata } from './view';

/** The facts about a space of a winery; none about other targets. */
export function facts(target: string, position: Position, seat: number | null): string[] {
  const view = naramata(position.view);
  const tour = seat === null ? undefined : view.players[seat];
  const line = openStops(position.legal, view)
    .flatMap(({ spaces }) => spaces)
    .find((space) => space.target === target);
  if (line === undefined || tour === undefined) return [];
  const { kind, minutes, then, last } = line;
  return [
    kindFact(kind, tour),
    ...(minutes === null || then === null ? [] : [t('nar-fact-time', { minutes, until: hour(then) })]),
    ...(last ? [t('nar-fact-last')] : []),
    ...lateFact(then, tour),
    ...roomFact(kind, tour),
    ...favorFact(target, view),
  ];
}

/** What a kind of space brings, and what that costs. */
function kindFact(kind: Kind, tour: NaramataPlayer): string {
  const printed = components();
  return t(`nar-fact-${kind}`, {
    drawn: printed?.cards_drawn ?? 0,
    next: printed?.next_card ?? 0,
    third: printed?.third_purchase ?? 0,
    least: Math.min(...(printed?.die ?? [])),
    most: Math.max(...(printed?.die ?? [])),
    prestige: kind === 'contract' ? (printed?.bottle_reward ?? 0) : tour.pairing,
  });
}

/** What the day would cost if it ended then. */
function lateFact(then: string | null, tour: NaramataPlayer): string[] {
  const late = then === null ? undefined : tour.late[then];
  return late === undefined || late === 0
    ? []
    : [t('nar-fact-late', { points: formatNumber(-Math.abs(late)) })];
}

/** How much the tourists on board still take of a kind. */
function roomFact(kind: Kind, tour: NaramataPlayer): string[] {
  if (kind === 'contract') return [];
  const rows = tour.tourists.flatMap((rider) => rider.rows.filter((row) => row.kind === kind));
  const room = rows.reduce((sum, { most, count }) => sum + most - count, 0);
  return [t('nar-fact-room', { count: room })];
}

function favorFact(target: string, view: NaramataView): string[] {
  const winery = parseTarget(target)?.first ?? '';
  return winery in view.bottles ? [t('nar-favor-line')] : [];
}
