/** What a target is called, with all that can be seen of it: the spoken form of the drawing. */
import type { NaramataView, Rider, RiderRow, Tourist } from '../games';
import type { View } from '../lib/protocol';
import { formatNumber, formatText, name, t } from '../lib/words.svelte';
import { parseTarget } from './target-kinds';
import { type Asset, GAME, naramata } from './view';

export function labelOf(target: string, view: View): string {
  const parsed = parseTarget(target);
  if (parsed === null) return target;
  const { kind, first, second } = parsed;
  const seen = naramata(view);
  switch (kind) {
    case 'end':
      return t('nar-label-end');
    case 'winery':
      return second === '' ? name(GAME, 'winery', first) : spaceLabel(seen, first, Number(second));
    case 'fork':
      return t('nar-label-fork', { winery: name(GAME, 'winery', first) });
    case 'road':
      return t('nar-label-road', { winery: name(GAME, 'winery', first) });
    case 'region':
      return name(GAME, 'region', first);
    case 'tourist':
      return touristLabel(seen, first);
    case 'ride':
      return rideLabel(seen, first, Number(second));
    case 'drawncard':
      return cardLabel(seen, first, Number(second));
    case 'market':
      return marketLabel(seen, Number(first));
    case 'upgrade':
      return t('nar-label-upgrade', {
        upgrade: name(GAME, 'upgrade', first),
        what: name(GAME, 'upgrade_text', first),
      });
    case 'vehicle':
      return name(GAME, 'vehicle', first);
    case 'answer':
      return answerLabel(seen, first);
  }
}

function spaceLabel(view: NaramataView, winery: string, space: number): string {
  const stop = view.road.flatMap((segment) => segment.wineries).find((one) => one.winery === winery);
  const kind = stop?.spaces[space - 1] ?? '';
  const locked = view.locks.includes(`${winery}_${space}`);
  return t('nar-label-space', {
    winery: name(GAME, 'winery', winery),
    known: kind === '' ? 'no' : 'yes',
    kind: kind === '' ? '' : name(GAME, 'kind', kind),
    locked: locked ? 'yes' : 'no',
  });
}

/** A tourist wherever they are now: on a vehicle, in a hand, in the open row. */
export function findTourist(view: NaramataView, id: string): Tourist | Rider | null {
  const everywhere = view.players.flatMap((player) => [
    ...player.tourists,
    ...(player.hand ?? []),
    ...(player.picked ?? []),
    ...(player.proposed ?? []),
  ]);
  return [...everywhere, ...view.row].find((tourist) => tourist.tourist === id) ?? null;
}

function touristLabel(view: NaramataView, id: string): string {
  const tourist = findTourist(view, id);
  if (tourist === null) return name(GAME, 'tourist', id);
  const rows = tourist.rows.map((row) => rowLabel(row)).join(', ');
  return t('nar-label-tourist', { name: tourist.name, rows });
}

export function rowLabel(row: RiderRow | Tourist['rows'][number]): string {
  const kind = name(GAME, 'kind', row.kind);
  if ('count' in row) return t('nar-label-row', { kind, count: row.count, most: row.most });
  return row.points.length > 0
    ? t('nar-label-wish', { kind, points: row.points.join('/') })
    : t('nar-label-wish-most', { kind, most: row.most });
}

function rideLabel(view: NaramataView, id: string, seat: number): string {
  const vehicle = view.players[seat]?.vehicle ?? '';
  return t('nar-label-ride', {
    name: findTourist(view, id)?.name ?? id,
    vehicle: vehicle === '' ? '' : name(GAME, 'vehicle', vehicle),
  });
}

/** A card in words: its type and worth, or its bottles and cost. */
export function assetLabel(asset: Asset): string {
  if (asset.kind === 'purchase') {
    return formatText(GAME, { text: 'asset-purchase', args: { bottles: asset.bottles, cost: asset.cost } });
  }
  return formatText(GAME, {
    text: `asset-${asset.kind}`,
    args: { [`${asset.kind}_type`]: asset.type, worth: asset.worth },
  });
}

function cardLabel(view: NaramataView, kind: string, card: number): string {
  const drawn = view.players.flatMap((player) => player.drawn);
  const asset = drawn.find((one) => one.kind === kind && one.card === card);
  return asset === undefined ? name(GAME, 'card', kind) : assetLabel(asset);
}

function marketLabel(view: NaramataView, slot: number): string {
  const offer = view.market[slot - 1];
  if (offer === undefined || offer.upgrade === '') return t('nar-slot-empty');
  return t('nar-label-market', {
    upgrade: name(GAME, 'upgrade', offer.upgrade),
    price: offer.price ?? 0,
    what: name(GAME, 'upgrade_text', offer.upgrade),
  });
}

function answerLabel(view: NaramataView, verb: string): string {
  const picked = view.players.find((player) => (player.picked?.length ?? 0) > 0)?.picked?.[0];
  return t(`nar-answer-${verb}`, { name: picked?.name ?? '' });
}

/** What a tourist scores or has filled, in a few words. */
export function scoreText(rider: Rider, whelp: boolean): string {
  return whelp
    ? t('nar-rows-full', { now: rider.full_rows, count: rider.rows.length })
    : t('nar-text-score', { points: formatNumber(rider.score), count: rider.score });
}
