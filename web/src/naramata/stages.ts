/** When it is: the day, the turn, the step of the draft; and the second line of the prompt. */
import type { Stage, StageKind } from '../lib/game';
import type { Position, View } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { hour } from './hours';
import { asks } from './questions';
import type { NaramataView } from '../games';
import { naramata } from './view';

/** How many picks a draft has. */
export const PICKS = 4;
const DRAFT_QUESTIONS: Record<string, (hand: number, seats: number) => number> = {
  pick: (hand, seats) => (seats === 2 ? 7 : 6) - hand,
  pick_unwanted: (hand) => 6 - hand,
  play_or_sell: (hand) => 5 - hand,
};

/** Whether tourists are being drafted, all at once. */
export function drafting(view: View): boolean {
  return asks(view, 'pick', 'pick_unwanted', 'play_or_sell');
}

/** Which pick of the draft it is, from 1; hands shrink with every pick. */
export function pickNumber(view: NaramataView): number {
  const count = DRAFT_QUESTIONS[view.decision?.question ?? ''];
  const hand = view.players[0]?.hand_size ?? 0;
  return count === undefined ? 0 : Math.min(PICKS, Math.max(1, count(hand, view.seats)));
}

/** Whether a question has a screen of its own. */
export function usesScreen(position: Position): boolean {
  const { view } = position;
  if (position.result !== null) return false;
  return drafting(view) || asks(view, 'vehicle', 'propose', 'agree');
}

/** The second line of the prompt: when it is, what is left. */
export function promptContext(position: Position, seat: number | null): string {
  const view = naramata(position.view);
  const days = Number(view.options['days'] ?? 0);
  if (view.day === 0) return t('nar-context-setup');
  if (drafting(view)) {
    return t('nar-context-draft', { day: view.day, pick: pickNumber(view), picks: PICKS });
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

/** The step a position belongs to: a day, or a turn as whose it is and when it began. */
export function stageOf(view: View, kind: StageKind): Stage {
  const { day, players, decision } = naramata(view);
  const label = day === 0 ? t('nar-stage-setup') : t('nar-stage-day', { day });
  if (kind !== 'turn' || day === 0) return { key: String(day), label, number: day };
  if (decision === null) return { key: `${day}:end`, label };
  const seat = decision.seats[0] ?? -1;
  const tour = players[seat];
  if (tour === undefined || tour.place === '')
    return { key: `${day}:morning`, label: t('nar-stage-morning', { day }) };
  // What comes once the time of an action has passed still belongs to its turn.
  const late = asks(view, 'second_action', 'after_action', 'shift', 'take_back') ? ':after' : '';
  return {
    key: `${day}:${seat}:${tour.time}${late}`,
    label: t('nar-stage-turn', { day, time: hour(tour.time) }),
  };
}

/** Whether something is hidden from whoever sits beside. */
export function hasHidden(view: View): boolean {
  const { whelp, players } = naramata(view);
  return whelp === null && players.some((player) => player.hand_size > 0);
}
