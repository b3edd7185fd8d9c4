/** Where in the rules reference a question or a reason is explained. */

/** The section for each kind of question, by the name the game gives it. */
const QUESTIONS: Record<string, string> = {
  KeepParent: 'parents',
  PapaGifts: 'parents',
  RedrawMama: 'campaign',
  FoundingVines: 'campaign',
  WakeUp: 'wake_up',
  DrawFrom: 'draw',
  PlaceWorker: 'place',
  Send: 'workers',
  Bonus: 'bonus',
  SpendToken: 'bonus_tokens',
  FallVisitor: 'fall',
  LimitHand: 'hand_limit',
  PlayVisitor: 'visitors',
  Build: 'build',
  BuildFree: 'build',
  SellGrapes: 'sell',
  TradeField: 'sell',
  Plant: 'plant',
  PlantForVineValue: 'plant',
  PlantForVineCount: 'plant',
  PlantForVarieties: 'plant',
  Uproot: 'vines',
  SwapVines: 'vines',
  Harvest: 'harvest',
  Reap: 'harvest',
  MakeWine: 'make_wine',
  MakeForSparkling: 'make_wine',
  MakeForTypes: 'make_wine',
  MakeInAnyCellar: 'make_wine',
  FillOrder: 'orders',
  AgeOneWine: 'ageing',
};

/** Questions that come about by the path of an effect rather than by their kind. */
const PATHS: [string, string][] = [
  ['yoke', 'yoke'],
  ['sell', 'sell'],
  ['harvest_more', 'campaign'],
];

const REASONS: Record<string, string> = {
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

/** The section about a question; what visitors ask is explained with the visitors. */
export function sectionOf(kind: string, path = ''): string {
  const found = QUESTIONS[kind];
  if (found !== undefined) return found;
  return PATHS.find(([start]) => path.startsWith(start))?.[1] ?? 'visitors';
}

/** The section about the rule that a reason names. */
export function sectionOfReason(rule: string): string {
  return REASONS[rule] ?? 'seasons';
}
