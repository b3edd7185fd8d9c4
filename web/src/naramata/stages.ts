/** When it is: the day, the turn, the step of the draft; and the second line of the prompt. */
import type { Stage } from '../lib/game';
import type { Position, View } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { hour } from './hours';
import { asks } from './questions';
import { naramata } from './view';

/** Whether a question has a screen of its own. */
export function usesScreen(position: Position): boolean {
  const { view } = position;
  if (position.result !== null) return false;
  return naramata(view).draft !== null || asks(view, 'vehicle', 'propose', 'agree');
}

/** The second line of the prompt: when it is, what is left. */
export function promptContext(position: Position, seat: number | null): string {
  const view = naramata(position.view);
  const days = view.days;
  if (view.day === 0) return t('nar-context-setup');
  if (view.draft !== null) {
    const { pick, picks } = view.draft;
    return t('nar-context-draft', { day: view.day, pick, picks });
  }
  const day = t('nar-context-day', { day: view.day, days, back: view.backwards ? 'yes' : 'no' });
  const tour = seat === null ? undefined : view.players[seat];
  if (tour === undefined || tour.place === '') return day;
  const parts = [day, hour(tour.time)];
  const open = openWineries(position);
  if (open > 0 && asks(view, 'turn')) parts.push(t('nar-context-open', { count: open }));
  return parts.join(' · ');
}

function openWineries({ legal }: Position): number {
  return new Set(legal.flatMap(({ action }) => (action.verb === 'space' ? [action.winery] : []))).size;
}

/** The day; where turns begin, the server says. */
export function stageOf(view: View): Stage {
  const { day } = naramata(view);
  const label = day === 0 ? t('nar-stage-setup') : t('nar-stage-day', { day });
  return { key: String(day), label, number: day };
}
