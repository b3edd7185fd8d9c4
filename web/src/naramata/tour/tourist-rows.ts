/** What a tourist's card shows: the cells of its rows, what fills them, and the sums below. */
import type { Kind, NaramataComponents, Rider, RiderRow, Tourist, TouristRow } from '../../games';
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

/** How much lies on a row. */
export function countOn(row: TouristRow | RiderRow): number {
  return isRow(row) ? (row.cards?.length ?? 0) + row.tokens : 0;
}

interface Lying {
  icon: string;
  asset: Asset | null;
}

/** What lies on a row, cards first. */
function lying(row: TouristRow | RiderRow): Lying[] {
  if (!isRow(row)) return [];
  // What lies on a row for cards and is no card is a lock that stands in for one.
  const token = row.cards === undefined ? row.kind : 'lock';
  return [
    ...(row.cards ?? []).map((asset) => ({ icon: assetIcon(asset), asset })),
    ...Array.from({ length: row.tokens }, () => ({ icon: token, asset: null })),
  ];
}

/** What would be new on a row; cards are told by number, so what lies there may stand elsewhere then. */
function coming(now: Lying[], then: Lying[]): Lying[] {
  const cards = new Set(now.map((one) => one.asset?.card));
  const fresh = then.filter((one) => one.asset !== null && !cards.has(one.asset.card));
  const count = (all: Lying[]): number => all.filter((one) => one.asset === null).length;
  return [...fresh, ...then.filter((one) => one.asset === null).slice(count(now))];
}

/** The cells of a row, and as ghosts those that the choice under one's hand would fill. */
export function cellsOf(row: TouristRow | RiderRow, after: TouristRow | RiderRow | null = null): Cell[] {
  const now = lying(row);
  const all = after === null ? now : [...now, ...coming(now, lying(after))];
  return Array.from({ length: row.most }, (_, place) => {
    const lies = all[place];
    return {
      value: valueAt(row, place, lies?.asset ?? null),
      filling: lies === undefined ? 'empty' : place < now.length ? 'full' : 'ghost',
      icon: lies?.icon ?? null,
      asset: lies?.asset ?? null,
    };
  });
}

function valueAt(row: TouristRow, place: number, asset: Asset | null): string {
  if (asset?.kind === 'purchase') return `+${asset.bottles}`;
  const points = row.points[place];
  return points === undefined ? '+?' : String(points);
}

/** What a tourist scores as they are. */
export function scoreNow(rider: Rider): number {
  return rider.rows.reduce((sum, row) => sum + row.score, 0);
}

/** The most a tourist can score; what purchases bring is known only from the box. */
export function scoreMost(tourist: Tourist, box: NaramataComponents | null): number {
  const bottles = (box?.purchase ?? []).map((card) => card.bottles).sort((a, b) => b - a);
  return tourist.rows.reduce((sum, row) => {
    const best = bottles.slice(0, row.most).reduce((all, count) => all + count, 0);
    return sum + (row.points.at(-1) ?? best);
  }, 0);
}

/** How many rows have nothing on them. */
export function emptyRows(tourist: Tourist): number {
  return tourist.rows.filter((row) => countOn(row) === 0).length;
}

/** How many rows are full. */
export function fullRows(tourist: Tourist): number {
  return tourist.rows.filter((row) => countOn(row) >= row.most).length;
}

/** The row of a kind that has room left; -1 if the tourist does not ask for it, or no more. */
export function openRow(tourist: Tourist, kind: Kind | null): number {
  return tourist.rows.findIndex((row) => row.kind === kind && countOn(row) < row.most);
}

/** What one more on a row would add to its score; null where that hangs on the card. */
export function nextStep(row: RiderRow): number | null {
  const next = row.points[countOn(row)];
  return next === undefined ? null : next - row.score;
}
