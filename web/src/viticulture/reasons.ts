/** The section of the rules that explains the reason against an action. */

/** Sections by the rule that a reason names. */
const SECTIONS: Record<string, string> = {
  wake_up: 'wake_up',
  workers: 'workers',
  spaces: 'place',
  pass: 'place',
  bonus: 'bonus',
  grande: 'grande',
  friendly: 'friendly',
  yoke: 'yoke',
  structures: 'structures',
  plant: 'plant',
  fields: 'sell',
  uproot: 'vines',
  harvest: 'harvest',
  make_wine: 'make_wine',
  fill_order: 'orders',
  train: 'train',
  age: 'ageing',
  residual: 'residual',
  decks: 'draw',
  lowest_vp: 'game_end',
  pay: 'visitors',
  visitors: 'visitors',
  producer: 'visitors',
  planner: 'visitors',
  motivator: 'visitors',
  automa: 'automa',
  tokens: 'bonus_tokens',
  campaign: 'campaign',
};

/** The section about the rule that a reason names. */
export function sectionOfReason(rule: string): string {
  return SECTIONS[rule] ?? 'seasons';
}
