/** Daily challenges: days as texts, and the result to share. */
import { GAMES } from '../help/rulebook';
import type { Schema } from '../lib/server';
import { gameName, language, t } from '../lib/words.svelte';

export type Challenge = Schema['DailyOut'];

/** Challenges as they are shown: of the games that come with Cuvée first. */
export function inOrder(challenges: readonly Challenge[]): Challenge[] {
  const place = ({ game }: Challenge): number => {
    const found = GAMES.findIndex((shipped) => shipped === game);
    return found < 0 ? GAMES.length : found;
  };
  return [...challenges].sort((a, b) => place(a) - place(b));
}

/** A day such as 2026-11-17 in words; the same day everywhere, whatever the time zone. */
export function dayName(day: string, style: 'long' | 'medium' = 'long'): string {
  const at = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: 'UTC' }).format(at);
}

/** When a day is over, as the clock on the wall shows it here. */
export function endTime(ends: number): string {
  return new Intl.DateTimeFormat(language(), { hour: 'numeric', minute: '2-digit' }).format(
    new Date(ends * 1000),
  );
}

/** Whether the day of a challenge is over. */
export function isPast({ seed }: Challenge): boolean {
  return seed !== null;
}

/** The result of an attempt that counts, without a word about the deal. */
export function shareText(challenge: Challenge, site: string): string {
  const { game, day, mine, players, streak } = challenge;
  const score = mine.score ?? 0;
  const lines = [
    t('daily-share-head', { game: gameName(game), day: dayName(day, 'medium') }),
    t('daily-share-score', { score, rank: mine.rank ?? 0, players }),
    ...(streak > 1 ? [t('daily-streak', { streak })] : []),
    `${site}/daily`,
  ];
  return lines.join('\n');
}
