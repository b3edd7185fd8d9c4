/** Where points came from, by the events of the game. */
import type { ViticulturePlayer } from '../games';
import type { ScoreLine } from '../lib/game';
import type { Result, Text, View } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { viticulture } from './view';

const SOURCES = ['orders', 'visitors', 'wake_up', 'board', 'cellar'] as const;
type Source = (typeof SOURCES)[number];

export function points(view: View): number[] {
  return viticulture(view).players.map(({ vp }) => vp);
}

/** Points of each seat by what brought them. */
export function sources(events: readonly Text[], seats: number): Record<Source, number[]> {
  const none = (): number[] => new Array<number>(seats).fill(0);
  const found: Record<Source, number[]> = {
    orders: none(),
    visitors: none(),
    wake_up: none(),
    board: none(),
    cellar: none(),
  };
  for (const event of events) {
    const source = sourceOf(event);
    const seat = Number(event.args['seat'] ?? -1);
    if (source === null || seat < 0 || seat >= seats) continue;
    const gained = Number(event.args['points'] ?? 0) * (event.text === 'event-vp-lost' ? -1 : 1);
    found[source][seat] = (found[source][seat] ?? 0) + gained;
  }
  return found;
}

/** What a year brought each seat: points by what they came from, lira that were earned and paid. */
export function gains(view: View, events: Text[]): ScoreLine[] {
  const { year, players } = viticulture(view);
  const began = events.findLastIndex((event) => isSpring(event) && event.args['year'] === year);
  const next = events.findIndex((event, index) => index > began && isSpring(event));
  const told = began < 0 ? [] : events.slice(began, next < 0 ? undefined : next);
  const bySource = sources(told, players.length);
  const lira = (sign: 1 | -1, ...texts: string[]): number[] =>
    players.map((_, seat) =>
      told
        .filter(({ text, args }) => texts.includes(text) && args['seat'] === seat)
        .reduce((sum, { args }) => sum + sign * Number(args['lira'] ?? 0), 0),
    );
  return [
    ...SOURCES.map((source) => ({ label: t(`vit-gain-${source}`), values: bySource[source] })),
    { label: t('vit-gain-lira'), values: lira(1, 'event-lira') },
    { label: t('vit-gain-residual'), values: lira(1, 'event-lira-residual') },
    { label: t('vit-gain-paid'), values: lira(-1, 'event-lira-paid') },
  ].filter(({ values }) => values.some((value) => value !== 0));
}

/** Whether a year begins with an event. */
function isSpring({ text, args }: Text): boolean {
  return text === 'event-season' && args['season'] === 'spring';
}

/** What the points of an event come from; null if it brings none, or before the first year. */
function sourceOf({ text, args }: Text): Source | null {
  if (text === 'event-cellar_vp') return 'cellar';
  if (text !== 'event-vp' && text !== 'event-vp-lost') return null;
  return SOURCES.find((source) => source === args['source']) ?? null;
}

export function breakdown(view: View, result: Result, events: Text[] = []): ScoreLine[] {
  const { players, automa } = viticulture(view);
  const seats = players.length;
  const bySource = sources(events, seats);
  const lines: ScoreLine[] = SOURCES.filter((source) => bySource[source].some((value) => value !== 0)).map(
    (source) => ({
      label: t(`vit-score-${source}`),
      values: bySource[source],
    }),
  );
  const totals = players.map(({ vp }, seat) => result.scores[seat] ?? vp);
  const rest = totals.map(
    (total, seat) => total - SOURCES.reduce((sum, one) => sum + (bySource[one][seat] ?? 0), 0),
  );
  if (lines.length > 0 && rest.some((value) => value !== 0)) {
    lines.push({ label: t('vit-score-start'), values: rest });
  }
  lines.push({ label: t('vit-score-points'), values: totals, total: true });
  if (automa !== undefined) lines.push({ label: t('vit-automa'), values: [automa.vp] });
  else lines.push(...ties(players));
  return lines;
}

/** What breaks ties, in this order. */
function ties(players: readonly ViticulturePlayer[]): ScoreLine[] {
  return [
    { label: t('vit-score-lira'), values: players.map(({ lira }) => lira) },
    { label: t('vit-score-wine'), values: players.map(({ wine_value }) => wine_value) },
    { label: t('vit-score-grapes'), values: players.map(({ grape_value }) => grape_value) },
  ];
}
