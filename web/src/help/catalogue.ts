/** All cards of a game as entries that can be searched and filtered, whatever draws them. */
import type { Layout, NaramataComponents, ViticultureComponents } from '../games';
import { foldText, searchWords } from './rulebook';

export interface Entry {
  /** Unlike any other entry's: `tourist:t03`. */
  key: string;
  kind: string;
  id: string;
  title: string;
  text: string;
  /** What it has to do with: asks for, gives, needs. */
  topics: string[];
  /** How many there are, where several are alike; 0 where the components do not say. */
  copies: number;
}

/** The name of a thing in the game: `name('card', 'merlot')`. */
export type Naming = (kind: string, id: string) => string;

/** The kinds of cards in each components, in the order in which they are shown. */
export const KINDS: Record<string, string[]> = {
  viticulture: ['vine', 'summer_visitor', 'winter_visitor', 'order', 'mama', 'papa', 'structure', 'automa'],
  naramata: ['tourist', 'upgrade', 'vehicle', 'cheese', 'tasting', 'purchase', 'winery'],
};

type Draft = Omit<Entry, 'key' | 'copies'> & { copies?: number };

function entry(draft: Draft): Entry {
  return { copies: 0, ...draft, key: `${draft.kind}:${draft.id}`, topics: [...new Set(draft.topics)] };
}

/** The kinds whose cards have names that one looks for by the alphabet. */
const NAMED = new Set(['summer_visitor', 'winter_visitor', 'mama', 'papa', 'tourist', 'upgrade', 'winery']);

/** Entries as they are looked for: by name where there are many names, else as they lie in the components. */
function sorted(entries: Entry[]): Entry[] {
  return entries.sort((a, b) =>
    a.kind === b.kind && NAMED.has(a.kind) ? a.title.localeCompare(b.title) : 0,
  );
}

export function viticultureEntries(components: ViticultureComponents, name: Naming): Entry[] {
  const named = sorted([...decks(components, name)]);
  return [
    ...named,
    ...sorted(parents(components, name)),
    ...structures(components, name),
    ...automa(components, name),
  ];
}

function decks(components: ViticultureComponents, name: Naming): Entry[] {
  return Object.entries(components.cards).map(([id, card]) => {
    const text = name('text', id);
    const draft = { kind: card.deck, id, title: name('card', id), text };
    if (card.deck === 'vine') {
      const colours = (['red', 'white'] as const).filter((colour) => card[colour] > 0);
      return entry({ ...draft, topics: [...colours, ...card.needs], copies: card.copies });
    }
    if (card.deck === 'order') {
      const residual = card.residual > 0 ? ['residual'] : [];
      const wines = card.wines.map(({ wine }) => wine);
      return entry({ ...draft, topics: ['points', ...residual, ...wines], copies: 1 });
    }
    return entry({ ...draft, topics: card.topics, copies: 1 });
  });
}

function parents(components: ViticultureComponents, name: Naming): Entry[] {
  return Object.entries(components.parents).map(([id, parent]) => {
    const draft = { kind: parent.kind, id, title: parent.name, text: name(parent.kind, id) };
    const lira = parent.lira > 0 ? ['lira'] : [];
    if (parent.kind === 'mama') {
      const brought = Object.entries(parent.cards).filter(([, count]) => count > 0);
      return entry({
        ...draft,
        topics: [...lira, ...brought.map(([deck]) => (deck === 'vine' ? 'plant' : deck))],
      });
    }
    const gift = parent.gift === 'worker' ? 'worker' : parent.gift === 'vp' ? 'points' : 'structure';
    return entry({ ...draft, topics: ['lira', gift] });
  });
}

function structures(components: ViticultureComponents, name: Naming): Entry[] {
  return Object.entries(components.structures).map(([id, { topics }]) => {
    const text = name('structure_text', id);
    return entry({
      kind: 'structure',
      id,
      title: name('structure', id),
      text,
      topics: [...topics, 'structure'],
    });
  });
}

function automa(components: ViticultureComponents, name: Naming): Entry[] {
  return components.automa.map((card, index) =>
    entry({
      kind: 'automa',
      id: String(index),
      title: String(index + 1),
      text: [...card.summer, ...card.winter].map((task) => name('task', task)).join(', '),
      topics: [card.summer.length > 0 ? 'summer' : '', card.winter.length > 0 ? 'winter' : ''].filter(
        Boolean,
      ),
    }),
  );
}

export function naramataEntries(components: NaramataComponents, name: Naming): Entry[] {
  return [
    ...tourists(components, name),
    ...upgrades(components, name),
    ...vehicles(components, name),
    ...samples(components, 'cheese', name),
    ...samples(components, 'tasting', name),
    ...purchases(components, name),
    ...wineries(components, name),
  ];
}

function tourists(components: NaramataComponents, name: Naming): Entry[] {
  return Object.entries(components.tourists).map(([id, { name: title, rows }]) => {
    const wishes = rows.map(({ kind }) => kind);
    const text = wishes.map((kind) => name('kind', kind)).join(', ');
    return entry({ kind: 'tourist', id, title, text, topics: wishes });
  });
}

function upgrades(components: NaramataComponents, name: Naming): Entry[] {
  return Object.entries(components.upgrades).map(([id, { topics }]) => {
    const text = name('upgrade_text', id);
    return entry({
      kind: 'upgrade',
      id,
      title: name('upgrade', id),
      text,
      topics,
    });
  });
}

function vehicles(components: NaramataComponents, name: Naming): Entry[] {
  return Object.entries(components.vehicles).map(([id, { topics }]) => {
    const text = name('vehicle_text', id);
    return entry({
      kind: 'vehicle',
      id,
      title: name('vehicle', id),
      text,
      topics,
    });
  });
}

/** Cards of a deck that are alike, as one with how many there are; the id is the first one's place. */
function groupAlike<T>(cards: T[]): { first: number; card: T; copies: number }[] {
  const found = new Map<string, { first: number; card: T; copies: number }>();
  for (const [index, card] of cards.entries()) {
    const key = JSON.stringify(card);
    const known = found.get(key);
    if (known === undefined) found.set(key, { first: index, card, copies: 1 });
    else known.copies += 1;
  }
  return [...found.values()];
}

function samples(components: NaramataComponents, kind: 'cheese' | 'tasting', name: Naming): Entry[] {
  return groupAlike(components[kind]).map(({ first, card, copies }) =>
    entry({
      kind,
      id: String(first),
      title: name(`${kind}_type`, card.type),
      text: String(card.worth),
      topics: [kind, 'prestige'],
      copies,
    }),
  );
}

function purchases(components: NaramataComponents, name: Naming): Entry[] {
  return groupAlike(components.purchase).map(({ first, card, copies }) =>
    entry({
      kind: 'purchase',
      id: String(first),
      title: name('kind', 'purchase'),
      text: `${card.cost} ${card.bottles}`,
      topics: ['purchase', 'prestige'],
      copies,
    }),
  );
}

function wineries(components: NaramataComponents, name: Naming): Entry[] {
  return Object.entries(components.wineries).map(([id, { signature, spaces }]) => {
    const kinds = spaces.map(({ kind }) => kind);
    return entry({
      kind: 'winery',
      id,
      title: name('winery', id),
      text: kinds.map((kind) => name('kind', kind)).join(', '),
      topics: signature ? [...kinds, 'signature'] : kinds,
    });
  });
}

/** What a game's layout has printed, by kind and key. */
export function printedEntries(printed: NonNullable<Layout['printed']>, name: Naming): Entry[] {
  return Object.entries(printed).flatMap(([kind, things]) =>
    Object.entries(things).map(([id, facts]) =>
      entry({ kind, id, title: name(kind, id), text: Object.values(facts).flat().join(' '), topics: [] }),
    ),
  );
}

export interface CardFilter {
  query: string;
  kind: string;
  topic: string;
}

/** The entries that fit: every word in title or text, of the kind, with the topic; titles first. */
export function filterEntries(entries: Entry[], { query, kind, topic }: CardFilter): Entry[] {
  const words = searchWords(query);
  const found = entries.filter((one) => {
    if ((kind !== '' && one.kind !== kind) || (topic !== '' && !one.topics.includes(topic))) return false;
    const all = foldText(`${one.title} ${one.text}`).text;
    return words.every((word) => all.includes(word));
  });
  if (words.length === 0) return found;
  const titled = (one: Entry): number =>
    words.every((word) => foldText(one.title).text.includes(word)) ? 0 : 1;
  return found.sort((a, b) => titled(a) - titled(b));
}

/** The topics that cards of a kind have, the most common first. */
export function topicsOf(entries: Entry[], kind: string): string[] {
  const counts = new Map<string, number>();
  for (const one of entries) {
    if (kind !== '' && one.kind !== kind) continue;
    for (const topic of one.topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([topic]) => topic);
}
