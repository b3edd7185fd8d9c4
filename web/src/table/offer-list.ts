/** Offers as a list: numbered, grouped by verb, searched by their labels. */
import type { Offer } from '../lib/protocol';

export interface OfferRow {
  offer: Offer;
  label: string;
  /** Its number in the whole list, from 1; the first nine can be chosen by their digit. */
  number: number;
}

export interface OfferGroup {
  verb: string;
  rows: OfferRow[];
}

/** A longer list is grouped and has a search field. */
export const MAX_PLAIN_ROWS = 15;

/** Offers with their labels, sorted by verb and numbered; what ends more than a step comes last. */
export function offerRows(
  offers: Offer[],
  labelOf: (offer: Offer) => string,
  isLast: (offer: Offer) => boolean = () => false,
): OfferRow[] {
  return [...byVerb(offers.filter((offer) => !isLast(offer))), ...byVerb(offers.filter(isLast))]
    .flat()
    .map((offer, index) => ({ offer, label: labelOf(offer), number: index + 1 }));
}

/** Rows grouped by verb; a short list is one group. */
export function groupRows(found: OfferRow[]): OfferGroup[] {
  const groups: OfferGroup[] = [];
  for (const row of found) {
    const { verb } = row.offer.action;
    const last = groups.at(-1);
    if (last !== undefined && (last.verb === verb || found.length <= MAX_PLAIN_ROWS)) last.rows.push(row);
    else groups.push({ verb, rows: [row] });
  }
  return groups;
}

/** Rows whose label contains every word of a query. */
export function searchRows(found: OfferRow[], query: string): OfferRow[] {
  const wanted = normalise(query).split(/\s+/).filter(Boolean);
  return found.filter(({ label }) => wanted.every((word) => normalise(label).includes(word)));
}

function byVerb(offers: Offer[]): Offer[][] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    groups.set(offer.action.verb, [...(groups.get(offer.action.verb) ?? []), offer]);
  }
  return [...groups.values()];
}

function normalise(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
