/** What need not be asked: a visit is for the winery's action, and upgrades are active as long as all of them may be. */
import type { Offer, Position } from '../lib/protocol';
import { asks } from './questions';

/**
 * The action of a winery is taken, where no pit stop was chosen with the visit; a new upgrade is laid face up where none has to give way, and none is turned down without
 * need.
 */
export function autoAnswer({ view, legal }: Position): Offer | null {
  if (asks(view, 'activity')) return legal.find(({ action }) => action.verb === 'act') ?? null;
  if (asks(view, 'activate')) {
    const up = legal.filter(({ action }) => action.verb === 'flip');
    return up.length === 1 ? (up[0] ?? null) : null;
  }
  if (asks(view, 'choose_active')) return legal.find(({ action }) => action.verb === 'done') ?? null;
  return null;
}
