/** Which section of the rules a question, or a reason against an action, belongs to. */
import type { View } from '../lib/protocol';

const BY_KIND: Record<string, string> = {
  ChooseVehicle: 'vehicles',
  Together: 'draft',
  Propose: 'fleet',
  Agree: 'fleet',
  ChooseActive: 'upgrades',
  Activate: 'upgrades',
  ChooseStart: 'days',
  RemoveLocks: 'locks',
  Unlock: 'locks',
  TakeTurn: 'turn',
  Activity: 'spaces',
  Claim: 'claim',
  UseContract: 'contract',
  SecondAction: 'second_action',
  AfterAction: 'turn',
  TimePasses: 'time',
  TakeBack: 'disks',
  DrawThird: 'purchase',
  BuyCards: 'purchase',
  Attach: 'attach',
  BuyTokens: 'view',
  PlaceToken: 'view',
  Pay: 'prestige',
  Insider: 'upgrades',
  Reward: 'delivery',
  Walk: 'phantom',
  PhantomStart: 'phantom',
  ShiftMarket: 'market',
};

const BY_REASON: Record<string, string> = {
  vehicles: 'vehicles',
  draft: 'draft',
  start: 'days',
  row: 'fleet',
  movement: 'drive',
  locks: 'locks',
  signature: 'spaces',
  yellow: 'vehicles',
  assets: 'attach',
  view: 'view',
  contract: 'contract',
  spend: 'prestige',
  disks: 'disks',
  upgrades: 'upgrades',
  closing: 'closing',
};

/** The section for a question; what is asked tells more than its kind where a kind serves several. */
export function sectionOf(kind: string, view: View): string {
  const prompt = view.decision?.prompt;
  if (kind === 'KeepCards') return prompt?.text === 'ask-keep-tasting' ? 'tasting' : 'cheese';
  if (kind === 'Activity') return String(prompt?.args['kind'] ?? 'spaces');
  if (kind === 'SecondAction' && prompt?.text === 'ask-after_action') return 'turn';
  if ((kind === 'Propose' || kind === 'Agree') && view.seats === 1) return 'solo';
  return BY_KIND[kind] ?? 'turn';
}

/** The section for the rule that a reason names. */
export function sectionOfReason(rule: string): string | null {
  return BY_REASON[rule] ?? null;
}
