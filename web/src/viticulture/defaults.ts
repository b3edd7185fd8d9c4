/** What need not be asked: a regular worker goes unless another was picked up, and a free bonus is taken. */
import type { BonusKind, ViticultureAction } from '../games';
import type { Action, Offer, Position, View } from '../lib/protocol';
import { components } from './components.svelte';
import { asks } from './questions';
import { viticulture } from './view';

const FREE: BonusKind[] = ['lira', 'vp', 'card'];
const REGULAR: ViticultureAction = { verb: 'worker', worker: 'regular' };

/** A regular worker where one may go; yes to a bonus that asks for nothing. */
export function autoAnswer({ view, legal }: Position, printed = components()): Offer | null {
  if (asks(view, 'worker'))
    return legal.find(({ action }) => action.verb === 'worker' && action.worker === 'regular') ?? null;
  const task = asks(view, 'bonus') ? viticulture(view).bonus_of : undefined;
  const bonus = task === undefined ? undefined : printed?.bonuses[task];
  if (bonus === undefined || !FREE.includes(bonus)) return null;
  return legal.find(({ action }) => action.verb === 'yes') ?? null;
}

/** What follows a space that is chosen: a regular worker goes, and its bonus is taken. */
export function followedBy({ action }: Offer, view: View): Action[] {
  return asks(view, 'place_worker') && action.verb === 'place' ? [REGULAR, { verb: 'yes' }] : [];
}
