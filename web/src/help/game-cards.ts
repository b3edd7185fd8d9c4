/** The cards of any game: those of the games that come with Cuvée, else what a game's layout has printed. */
import type { Component } from 'svelte';

import { loadDescription } from '../default-game/description';
import { kindsName, thingName } from '../default-game/names';
import { loadComponents, loadGames } from '../lib/catalogue';
import { name, t } from '../lib/words.svelte';
import {
  type Entry,
  KINDS,
  type Naming,
  naramataEntries,
  printedEntries,
  viticultureEntries,
} from './catalogue';
import { isShipped } from './game-rules';

/** Everything printed in a game, and how it is drawn. */
export interface CardCatalogue {
  game: string;
  kinds: string[];
  /** All entries in the language that is shown. */
  entries: () => Entry[];
  kindTitle: (kind: string) => string;
  Card: Component<{ entry: Entry; game: string }>;
}

export async function loadCardCatalogue(game: string): Promise<CardCatalogue> {
  const naming: Naming = (kind, id) => name(game, kind, id);
  const kindTitle = (kind: string): string => t(`cards-kind-${kind}`);
  const kinds = KINDS[game] ?? [];
  if (game === 'viticulture') {
    const [components, { default: Card }] = await Promise.all([
      loadComponents('viticulture'),
      import('./ViticultureCard.svelte'),
    ]);
    return { game, kinds, entries: () => viticultureEntries(components, naming), kindTitle, Card };
  }
  if (game === 'naramata') {
    const [components, { default: Card }] = await Promise.all([
      loadComponents('naramata'),
      import('./NaramataCard.svelte'),
    ]);
    return { game, kinds, entries: () => naramataEntries(components, naming), kindTitle, Card };
  }
  const [{ printed }, { default: Card }] = await Promise.all([
    loadDescription(game),
    import('./PrintedCard.svelte'),
  ]);
  return {
    game,
    kinds: Object.keys(printed),
    entries: () => printedEntries(printed, (kind, id) => thingName(game, kind, id)),
    kindTitle: (kind) => kindsName(game, kind),
    Card,
  };
}

/** The games on the server, besides those that come with Cuvée, that have cards to look through. */
export async function loadGamesWithCards(): Promise<string[]> {
  const { games } = await loadGames();
  const others = games.map((game) => game.name).filter((game) => !isShipped(game));
  const described = await Promise.all(others.map((game) => loadDescription(game)));
  return described.filter(({ printed }) => Object.keys(printed).length > 0).map(({ game }) => game);
}
