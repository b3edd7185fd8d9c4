/** Where points came from, as far as the events show it. */
import type { ScoreLine } from '../lib/game';
import type { Result, Text, View } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import type { ViticulturePlayer } from '../games';
import { viticulture } from './view';

const SOURCES = ['orders', 'visitors', 'wake_up', 'board', 'cellar'] as const;
type Source = (typeof SOURCES)[number];

/** What a seat does that its next points come from. */
const CAUSES: Record<string, Source> = {
  'event-play': 'visitors',
  'event-wake_up': 'wake_up',
  'event-place': 'board',
};

export function points(view: View): number[] {
  return viticulture(view).players.map(({ vp }) => vp);
}

/** Points of each seat by what brought them. */
export function sources(events: readonly Text[], seats: number): Record<Source, number[]> {
  const found = Object.fromEntries(
    SOURCES.map((source) => [source, new Array<number>(seats).fill(0)]),
  ) as Record<Source, number[]>;
  const cause = new Array<Source>(seats).fill('board');
  const filling = new Set<number>();
  for (const { text, args } of events) {
    const seat = Number(args['seat'] ?? -1);
    if (seat < 0 || seat >= seats) continue;
    const begun = CAUSES[text];
    if (begun !== undefined) cause[seat] = begun;
    if (text === 'event-fill_order') filling.add(seat);
    const gained = gainedBy(text, args);
    if (gained === 0) continue;
    const source =
      text === 'event-cellar_vp' ? 'cellar' : filling.has(seat) ? 'orders' : (cause[seat] ?? 'board');
    filling.delete(seat);
    const column = found[source];
    column[seat] = (column[seat] ?? 0) + gained;
  }
  return found;
}

function gainedBy(text: string, args: Text['args']): number {
  const value = Number(args['points'] ?? 0);
  if (text === 'event-vp' || text === 'event-cellar_vp') return value;
  return text === 'event-vp-lost' ? -value : 0;
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
