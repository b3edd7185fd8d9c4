/** When it is in the game: for the prompt, for a replay's steps, for screen readers. */
import type { ViticulturePlayer, ViticultureView } from '../games';
import type { Stage, StageKind } from '../lib/game';
import type { Position, View } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { asks } from './questions';
import { DECKS, viticulture } from './view';

/** "Year 4, summer". */
export function dateText(view: ViticultureView): string {
  if (view.year === 0) return t('vit-setup');
  return t('vit-year', { year: view.year, season: view.season });
}

/** The second line of the prompt: when it is, what is left. */
export function promptContext(position: Position, seat: number | null): string {
  const view = viticulture(position.view);
  const parts = [dateText(view)];
  if (view.last_year) parts.push(t('vit-last-year'));
  const player = seat === null ? undefined : view.players[seat];
  if (player !== undefined) parts.push(...remainingText(view, player));
  const spaces = position.legal.filter(({ action }) => action.verb === 'place').length;
  if (spaces > 0 && seat !== null) parts.push(t('vit-spaces-open', { count: spaces }));
  return parts.join(' · ');
}

/** What somebody has left for the season, or too much of at its end. */
function remainingText(view: ViticultureView, player: ViticulturePlayer): string[] {
  if (asks(view, 'limit_hand')) {
    const count = DECKS.reduce((sum, deck) => sum + player.cards[deck], 0);
    return [t('vit-hand-over', { count })];
  }
  if (view.decision === null || (view.season !== 'summer' && view.season !== 'winter')) return [];
  const { regular, grande, temporary } = player.workers;
  return [t('vit-workers-left', { count: regular + grande + temporary })];
}

/** The year or the season; where turns begin, the server says. */
export function stage(plain: View, kind: StageKind): Stage {
  const view = viticulture(plain);
  if (kind === 'year') {
    const label = view.year === 0 ? t('vit-setup') : t('vit-year-only', { year: view.year });
    return { key: String(view.year), label, number: view.year };
  }
  // Cards beyond the limit are discarded when the year has ended, before the next one begins.
  if (asks(view, 'limit_hand')) {
    return { key: `${view.year}-discards`, label: t('vit-year-discards', { year: view.year }) };
  }
  return { key: `${view.year}-${view.season}`, label: dateText(view) };
}
