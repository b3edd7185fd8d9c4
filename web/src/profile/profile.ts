/** Profiles in words: modes, what brought points, favorites. */
import type { Schema } from '../lib/server';
import { gameHasMessage, hasMessage, name, readable, t } from '../lib/words.svelte';

export type Profile = Schema['ProfileOut'];
export type GameProfile = Schema['GameProfileOut'];
export type Rating = Schema['RatingOut'];
export type Favorite = Schema['FavoriteOut'];

const PREFIXES: Record<string, string> = { viticulture: 'vit', naramata: 'nar' };
/** Sources whose message has another id. */
const SOURCE_IDS: Record<string, string> = { setup: 'start' };
/** Usages that tell more about luck than about taste. */
const DEALT = ['cards_drawn', 'mama', 'papa'];

/** What brought points. */
export function sourceName(game: string, source: string): string {
  const id = `${PREFIXES[game] ?? game}-score-${SOURCE_IDS[source] ?? source}`;
  return hasMessage(id) ? t(id) : readable(source);
}

/** The name of a used thing. */
export function thingName(game: string, { thing, key }: Favorite): string {
  return gameHasMessage(game, `${thing}-${key}`) ? name(game, thing, key) : readable(key);
}

/** The favorites of each usage, those that were chosen and not dealt. */
export function favoriteGroups(favorites: readonly Favorite[]): [string, Favorite[]][] {
  const groups = new Map<string, Favorite[]>();
  for (const favorite of favorites) {
    if (DEALT.includes(favorite.usage)) continue;
    groups.set(favorite.usage, [...(groups.get(favorite.usage) ?? []), favorite]);
  }
  return [...groups];
}

/** How something was used. */
export function usageName(usage: string): string {
  return hasMessage(`usage-${usage}`) ? t(`usage-${usage}`) : readable(usage);
}

/** A rating as a number, with a question mark while it is provisional. */
export function ratingText({ rating, provisional }: Rating): string {
  return provisional ? `${rating}?` : String(rating);
}
