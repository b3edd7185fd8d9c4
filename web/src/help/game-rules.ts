/** The rules of any game: the pages of the client, else what the game says of itself by its message `rules`. */
import { gameMessage, gameName, type Language } from '../lib/words.svelte';
import { GAMES, loadRulebook, type Section } from './rulebook';

/** The id of the one section that the rules of a game without pages have. */
export const ONLY_SECTION = 'rules';

/** The sections of a game's rules in the language that is shown; none for a game that has no rules to read. */
export async function loadRules(game: string, lang: Language): Promise<Section[]> {
  const pages = await loadRulebook(game, lang);
  if (pages.length > 0) return pages;
  const text = gameMessage(game, 'rules');
  return text === null ? [] : [sectionOf(gameName(game), text)];
}

/** The games that have rules to read: those of the client, and any of these others that have the message. */
export function gamesWithRules(games: string[]): string[] {
  return [...GAMES, ...games.filter((game) => !isShipped(game) && gameMessage(game, 'rules') !== null)];
}

/** Whether a game comes with Cuvée. */
export function isShipped(game: string): boolean {
  return GAMES.some((known) => known === game);
}

/** Plain paragraphs as a section; what looks like markup in them is text. */
export function sectionOf(title: string, text: string): Section {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
    .filter((paragraph) => paragraph !== '');
  return { id: ONLY_SECTION, title, html: paragraphs.map((each) => `<p>${each}</p>`).join(''), text };
}
