/** What need not be asked: upgrades are active as long as all of them may be. */
import type { Offer, Position } from '../lib/protocol';
import { asks } from './questions';

/** A new upgrade is laid face up where none has to give way, and none is turned down without need. */
export function autoAnswer({ view, legal }: Position): Offer | null {
  if (asks(view, 'activate')) {
    const up = legal.filter(({ action }) => action.verb === 'flip');
    return up.length === 1 ? (up[0] ?? null) : null;
  }
  if (asks(view, 'choose_active')) return legal.find(({ action }) => action.verb === 'done') ?? null;
  return null;
}
