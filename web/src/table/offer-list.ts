/** Offers as a list: in the order they come, those of one kind together, found by their words. */
import type { Offer } from '../lib/protocol';

export interface Row {
  offer: Offer;
  words: string;
  /** Its number in the whole list, from 1; the first nine can be chosen by their digit. */
  number: number;
}

export interface Group {
  verb: string;
  rows: Row[];
}

/** From here on a list is searched rather than read. */
export const MANY = 15;

/** Offers in words, numbered in the order in which they stand. */
export function rows(offers: Offer[], words: (offer: Offer) => string): Row[] {
  return groupsOf(offers)
    .flat()
    .map((offer, index) => ({ offer, words: words(offer), number: index + 1 }));
}

/** Rows by what kind of action they are; short lists stay in one piece. */
export function grouped(found: Row[]): Group[] {
  const groups: Group[] = [];
  for (const row of found) {
    const { verb } = row.offer.action;
    const last = groups.at(-1);
    if (last !== undefined && (last.verb === verb || found.length <= MANY)) last.rows.push(row);
    else groups.push({ verb, rows: [row] });
  }
  return groups;
}

/** Rows whose words hold every word that is looked for. */
export function matching(found: Row[], query: string): Row[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return found.filter(({ words }) => wanted.every((word) => plain(words).includes(word)));
}

function groupsOf(offers: Offer[]): Offer[][] {
  const byVerb = new Map<string, Offer[]>();
  for (const offer of offers) {
    byVerb.set(offer.action.verb, [...(byVerb.get(offer.action.verb) ?? []), offer]);
  }
  return [...byVerb.values()];
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
