/** The questions of Naramata by their ids, and the section of the rules about each. */
import type { NaramataQuestion } from '../games';
import type { View } from '../lib/protocol';

const SECTIONS = {
  activate: 'upgrades',
  activity: 'spaces',
  after_action: 'turn',
  agree: 'fleet',
  attach: 'attach',
  buy_tokens: 'view',
  choose_active: 'upgrades',
  claim: 'claim',
  contract: 'contract',
  days: 'days',
  insider: 'upgrades',
  keep_cheese: 'cheese',
  keep_purchase: 'purchase',
  keep_tasting: 'tasting',
  pay: 'prestige',
  phantom_fork: 'phantom',
  phantom_start: 'phantom',
  pick: 'draft',
  pick_unwanted: 'draft',
  play_or_sell: 'draft',
  propose: 'fleet',
  remove_locks: 'locks',
  reward: 'delivery',
  second_action: 'second_action',
  shift: 'market',
  start: 'days',
  take_back: 'disks',
  third_purchase: 'purchase',
  time: 'time',
  turn: 'turn',
  unlock: 'locks',
  vehicle: 'vehicles',
  view: 'view',
} as const satisfies Record<NaramataQuestion, string>;

/** Whether one of these questions is being asked. */
export function asks({ decision }: View, ...questions: NaramataQuestion[]): boolean {
  return decision !== null && questions.some((question) => question === decision.question);
}

/** The section of the rules about the question that is asked. */
export function sectionOfQuestion(question: string, view: View): string {
  if (asks(view, 'activity')) return String(view.decision?.prompt.args['kind'] ?? SECTIONS.activity);
  // Nothing is left to do but to end the turn, for whoever has no second action.
  if (asks(view, 'second_action') && view.decision?.prompt.text === 'ask-after_action') return 'turn';
  if (asks(view, 'propose', 'agree') && view.seats === 1) return 'solo';
  return question in SECTIONS ? SECTIONS[question as NaramataQuestion] : 'turn';
}
