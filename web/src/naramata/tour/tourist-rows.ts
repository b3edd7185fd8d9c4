/** What a tourist's card shows: the cells of its rows, what fills them, and the sums below. */
import type { Kind, Rider, RiderRow, TouristRow } from '../../games';
import type { Asset } from '../view';

export type Filling = 'empty' | 'full' | 'ghost';

/** One cell of a row: what it is worth when it is reached, and what lies in it. */
export interface Cell {
  value: string;
  filling: Filling;
  icon: string | null;
  /** The card in it, for moving it there. */
  asset: Asset | null;
}

const CHEESES = new Set(['brie', 'cheddar', 'blue', 'gouda', 'chevre', 'feta']);
const WINES = new Set(['red', 'white', 'rose', 'sparkling', 'icewine', 'fortified']);

/** The icon of a card; a type that is not of our box has the icon of its kind. */
export function assetIcon(asset: Asset): string {
  if (asset.kind === 'purchase') return 'bottle';
  if (asset.kind === 'cheese') return CHEESES.has(asset.type) ? `ch-${asset.type}` : 'cheese';
  return WINES.has(asset.type) ? `ta-${asset.type}` : 'tasting';
}

function isRow(row: TouristRow | RiderRow): row is RiderRow {
  return 'tokens' in row;
}

/** What lies in a cell. */
interface Content {
  icon: string;
  asset: Asset | null;
}

/** What lies on a row, cards first. */
function contents(row: TouristRow | RiderRow): Content[] {
  if (!isRow(row)) return [];
  // What lies on a row for cards and is no card is a lock that stands in for one.
  const token = row.cards === undefined ? row.kind : 'lock';
  return [
    ...(row.cards ?? []).map((asset) => ({ icon: assetIcon(asset), asset })),
    ...Array.from({ length: row.tokens }, () => ({ icon: token, asset: null })),
  ];
}

/** What a choice would add to a row; cards are told by number, so what lies there may stand elsewhere then. */
function added(now: Content[], then: Content[]): Content[] {
  const cards = new Set(now.map((one) => one.asset?.card));
  const fresh = then.filter((one) => one.asset !== null && !cards.has(one.asset.card));
  const count = (all: Content[]): number => all.filter((one) => one.asset === null).length;
  return [...fresh, ...then.filter((one) => one.asset === null).slice(count(now))];
}

/** The cells of a row, and as ghosts those that the hovered choice would fill. */
export function cellsOf(row: TouristRow | RiderRow, after: TouristRow | RiderRow | null = null): Cell[] {
  const now = contents(row);
  const all = after === null ? now : [...now, ...added(now, contents(after))];
  return Array.from({ length: row.most }, (_, index) => {
    const content = all[index];
    return {
      value: valueAt(row, index, content?.asset ?? null),
      filling: content === undefined ? 'empty' : index < now.length ? 'full' : 'ghost',
      icon: content?.icon ?? null,
      asset: content?.asset ?? null,
    };
  });
}

function valueAt(row: TouristRow, index: number, asset: Asset | null): string {
  if (asset?.kind === 'purchase') return `+${asset.bottles}`;
  const points = row.points[index];
  return points === undefined ? '+?' : String(points);
}

/** The row of a kind that has room left; -1 if the tourist does not ask for it, or no more. */
export function openRow(rider: Rider, kind: Kind | null): number {
  return rider.rows.findIndex((row) => row.kind === kind && !row.full);
}
