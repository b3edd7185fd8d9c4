/** The questions of Viticulture by their ids, and the section of the rules about each. */
import type { ViticultureQuestion } from '../games';
import type { View } from '../lib/protocol';

const SECTIONS = {
  age_wine: 'ageing',
  bonus: 'bonus',
  both: 'visitors',
  build: 'build',
  buy_grape: 'visitors',
  choose: 'visitors',
  discard: 'visitors',
  discard_grape: 'visitors',
  discard_wine: 'visitors',
  draw_from: 'draw',
  fall: 'fall',
  fill_order: 'orders',
  founding_vines: 'campaign',
  give: 'visitors',
  governor: 'visitors',
  harvest: 'harvest',
  harvest_more: 'campaign',
  in_any_order: 'visitors',
  keep: 'visitors',
  limit_hand: 'hand_limit',
  make_wine: 'make_wine',
  mama: 'parents',
  may: 'visitors',
  invite: 'visitors',
  organize: 'visitors',
  papa: 'parents',
  papa_kept: 'parents',
  pick_up: 'visitors',
  place_worker: 'place',
  plan: 'visitors',
  plant: 'plant',
  play_visitor: 'visitors',
  pledge: 'visitors',
  redraw_mama: 'campaign',
  repeat: 'visitors',
  retrieve: 'visitors',
  sell: 'sell',
  sell_grapes: 'sell',
  summer_action: 'visitors',
  swap: 'vines',
  swindler: 'visitors',
  token: 'bonus_tokens',
  trade_field: 'sell',
  tribute: 'visitors',
  uproot: 'vines',
  wake_up: 'wake_up',
  wake_up_visitor: 'draw',
  wedding: 'visitors',
  worker: 'workers',
  yoke: 'yoke',
} as const satisfies Record<ViticultureQuestion, string>;

/** Whether one of these questions is being asked. */
export function asks({ decision }: View, ...questions: ViticultureQuestion[]): boolean {
  return decision !== null && questions.some((question) => question === decision.question);
}

/** The section of the rules about a question; visitors for one that is not known here. */
export function sectionOfQuestion(question: string): string {
  return question in SECTIONS ? SECTIONS[question as ViticultureQuestion] : 'visitors';
}
