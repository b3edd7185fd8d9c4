/** The position in words, in the order of the table: you, the others, phantoms, the road, the market. */
import type { NaramataPlayer, NaramataView, Rider, Stop, Tourist } from '../games';
import type { TextSection } from '../lib/game';
import type { Position } from '../lib/protocol';
import { formatNumber, name, t } from '../lib/words.svelte';
import { hour } from './hours';
import { assetLabel, rowLabel, scoreText } from './labels';
import { START_REGIONS } from './map/layout';
import { mainSeat } from './seats';
import { GAME, naramata } from './view';

export function textView(position: Position, seat: number | null, names: string[]): TextSection[] {
  const view = naramata(position.view);
  const own = mainSeat(position, seat);
  const others = view.turn_order.filter((other) => other !== own && other < view.seats);
  return [
    ...[own, ...others].flatMap((who) => tourSections(view, who, who === seat, names)),
    ...sharedSections(view),
    ...phantomSections(view),
    roadSection(view, names),
    marketSection(view),
    decksSection(view),
  ];
}

function tourSections(view: NaramataView, seat: number, own: boolean, names: string[]): TextSection[] {
  const tour = view.players[seat];
  if (tour === undefined) return [];
  const title = own ? t('nar-text-you', { name: names[seat] ?? '' }) : (names[seat] ?? '');
  const told: TextSection = { title, lines: tourLines(view, tour) };
  if (tour.tourists.length > 0) told.table = touristTable(tour.tourists, view.whelp !== null);
  const hand = [...(tour.hand ?? []), ...(tour.picked ?? [])];
  if (!own || hand.length === 0) return [told];
  return [told, { title: t('nar-text-hand'), lines: hand.map(touristLine) }];
}

function tourLines(view: NaramataView, tour: NaramataPlayer): string[] {
  const lines: string[] = [];
  if (tour.vehicle !== '') {
    lines.push(t('nar-text-vehicle', { vehicle: name(GAME, 'vehicle', tour.vehicle) }));
  }
  if (view.whelp === null)
    lines.push(t('nar-text-points', { points: formatNumber(tour.points), count: tour.points }));
  lines.push(t('nar-text-prestige', { count: tour.prestige }));
  lines.push(t('nar-disks', { count: tour.disks, spent: tour.disks_spent }));
  if (tour.place !== '') lines.push(placeLine(tour));
  if (tour.drawn.length > 0)
    lines.push(t('nar-text-drawn', { cards: tour.drawn.map(assetLabel).join(', ') }));
  lines.push(...ownedLines(tour));
  return lines;
}

function placeLine(tour: NaramataPlayer): string {
  const args = { time: hour(tour.time), closing: hour(tour.closing) };
  if (tour.road_past !== undefined) {
    return t('nar-text-road', { ...args, winery: name(GAME, 'winery', tour.road_past) });
  }
  return t('nar-text-place', { ...args, place: locationName(tour.place) });
}

function locationName(location: string): string {
  if (location === 'end') return name(GAME, 'board', 'end');
  return name(GAME, START_REGIONS.some((region) => region === location) ? 'region' : 'winery', location);
}

function ownedLines(tour: NaramataPlayer): string[] {
  const lines: string[] = [];
  for (const upgrade of tour.upgrades) {
    lines.push(
      t('nar-text-upgrade', {
        upgrade: name(GAME, 'upgrade', upgrade),
        active: tour.active.includes(upgrade) ? 'yes' : 'no',
        disks: tour.disks_on.filter((other) => other === upgrade).length,
      }),
    );
  }
  if (tour.keyring > 0) lines.push(t('nar-text-keyring', { count: tour.keyring }));
  if (tour.bottles.length > 0) {
    const wineries = tour.bottles.map((winery) => name(GAME, 'winery', winery)).join(', ');
    lines.push(t('nar-text-bottles', { wineries }));
  }
  return lines;
}

function touristTable(tourists: Rider[], whelp: boolean): NonNullable<TextSection['table']> {
  const columns = [t('nar-column-row'), t('nar-column-has'), t('nar-column-lies'), t('nar-column-points')];
  const rows = tourists.flatMap((rider) =>
    rider.rows.map((row, index) => ({
      head:
        index === 0
          ? t('nar-text-tourist', { name: rider.name, standing: scoreText(rider, whelp) })
          : rider.name,
      cells: [
        name(GAME, 'kind', row.kind),
        t('nar-text-has', { count: row.count, most: row.most }),
        (row.cards ?? []).map(assetLabel).join(', '),
        row.points.length > 0
          ? `${formatNumber(row.score)} (${row.points.join('/')})`
          : formatNumber(row.score),
      ],
    })),
  );
  return { columns: [t('nar-column-tourist'), ...columns], rows };
}

function touristLine(tourist: Tourist): string {
  return t('nar-label-tourist', { name: tourist.name, rows: tourist.rows.map(rowLabel).join(', ') });
}

function sharedSections(view: NaramataView): TextSection[] {
  const lines: string[] = [];
  if (view.whelp !== null) lines.push(t('nar-text-whelp', { count: view.whelp }));
  if (view.pool !== null) lines.push(t('nar-text-pool', { count: view.pool }));
  lines.push(...view.row.map(touristLine));
  return lines.length > 0 ? [{ title: t('nar-text-together'), lines }] : [];
}

function phantomSections(view: NaramataView): TextSection[] {
  const lines = view.phantoms.map((phantom) =>
    t('nar-text-phantom', {
      phantom: t('nar-phantom', { number: phantom.number }),
      started: phantom.place === '' ? 'no' : 'yes',
      place: phantom.place === '' ? '' : locationName(phantom.place),
      time: hour(phantom.time),
    }),
  );
  return lines.length > 0 ? [{ title: t('nar-text-phantoms'), lines }] : [];
}

function roadSection(view: NaramataView, names: string[]): TextSection {
  const openStops = view.road.flatMap((segment) => segment.wineries);
  return { title: t('nar-text-road-title'), lines: openStops.map((stop) => stopLine(view, stop, names)) };
}

function stopLine(view: NaramataView, stop: Stop, names: string[]): string {
  const spaces = stop.spaces
    .map((kind, index) => {
      if (kind === '') return '';
      const locked = view.locks.includes(`${stop.winery}_${index + 1}`);
      return t('nar-text-space', { kind: name(GAME, 'kind', kind), locked: locked ? 'yes' : 'no' });
    })
    .filter(Boolean)
    .join(', ');
  const parked = view.players
    .map((player, seat) => (player.place === stop.winery ? (names[seat] ?? '') : ''))
    .filter(Boolean)
    .join(', ');
  const line = t('nar-text-stop', { winery: name(GAME, 'winery', stop.winery), spaces });
  const bottles = view.bottles[stop.winery];
  const extra = bottles === undefined ? '' : ` ${t('nar-text-left', { count: bottles })}`;
  return line + extra + (parked === '' ? '' : ` ${t('nar-text-parked', { names: parked })}`);
}

function marketSection(view: NaramataView): TextSection {
  const lines = view.market.map((slot, index) =>
    slot.upgrade === ''
      ? t('nar-text-slot-empty', { slot: index + 1 })
      : t('nar-text-slot', {
          slot: index + 1,
          upgrade: name(GAME, 'upgrade', slot.upgrade),
          price: slot.price ?? 0,
          what: name(GAME, 'upgrade_text', slot.upgrade),
        }),
  );
  return { title: t('nar-market'), lines };
}

function decksSection(view: NaramataView): TextSection {
  const lines = Object.entries(view.piles).map(([pile, count]) =>
    t('nar-text-deck', { pile: name(GAME, 'card', pile), count }),
  );
  return { title: t('nar-text-decks'), lines };
}
