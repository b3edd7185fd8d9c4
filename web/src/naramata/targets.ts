/** Which targets stand for an offer, and which action choosing a target would take. */
import type { Action, Offer, View } from '../lib/protocol';
import { asks } from './questions';
import { parseTarget, targetId } from './target-kinds';

/** Questions whose answers stand as big buttons on a screen of their own. */
const ANSWERS = new Set(['keep', 'sell']);

/** The targets for an offer, the best first; none if it is a button beside the prompt. */
export function targetsOf({ action }: Offer, view: View): string[] {
  const { verb } = action;
  const argument = (key: string): string => String(action[key] ?? '');
  switch (verb) {
    case 'end_day':
      return [targetId('end')];
    case 'space':
      return asks(view, 'phantom_fork')
        ? [targetId('fork', argument('winery'))]
        : [targetId('winery', argument('winery'), argument('space')), targetId('winery', argument('winery'))];
    case 'road_pairing':
      return [targetId('road', argument('winery'))];
    case 'start':
      return [targetId('region', argument('region'))];
    case 'tourist':
      return [targetId('tourist', argument('tourist'))];
    case 'cheese':
    case 'tasting':
    case 'purchase':
      return [targetId('drawncard', verb, argument(verb))];
    case 'buy':
      return [targetId('market', argument('slot'))];
    case 'flip':
      // Of an upgrade just bought one is asked in so many words.
      return asks(view, 'activate') ? [] : [targetId('upgrade', argument('upgrade'))];
    case 'use':
      return [targetId('upgrade', argument('upgrade'))];
    case 'vehicle':
      return [targetId('vehicle', argument('vehicle'))];
    case 'ride':
      return rideTargets(action, view);
    default:
      return answerTargets(verb, view);
  }
}

function rideTargets(action: Action, view: View): string[] {
  const { tourist = '', seat = '' } = action;
  const target = targetId('tourist', tourist);
  return view.seats === 1 ? [target] : [targetId('ride', tourist, seat), target];
}

function answerTargets(verb: string, view: View): string[] {
  if (ANSWERS.has(verb)) return [targetId('answer', verb)];
  return asks(view, 'agree') ? [targetId('answer', verb)] : [];
}

/** The action a target stands for, to ask why it cannot be taken now. */
export function actionOf(target: string, view: View): Action | null {
  const parsed = parseTarget(target);
  if (parsed === null) return null;
  const { kind, first, second } = parsed;
  switch (kind) {
    case 'end':
      return { verb: 'end_day' };
    case 'winery':
      return { verb: 'space', winery: first, space: second || '1' };
    case 'road':
      return { verb: 'road_pairing', winery: first };
    case 'region':
      return { verb: 'start', region: first };
    case 'tourist':
      return touristAction(first, view);
    case 'ride':
      return { verb: 'ride', tourist: first, seat: second };
    case 'drawncard':
      return { verb: first, [first]: second };
    case 'market':
      return { verb: 'buy', slot: first };
    case 'upgrade':
      return { verb: flipsUpgrades(view) ? 'flip' : 'use', upgrade: first };
    case 'vehicle':
      return { verb: 'vehicle', vehicle: first };
    case 'answer':
      return { verb: first };
    case 'fork':
      return null;
  }
}

function touristAction(tourist: string, view: View): Action {
  return asks(view, 'propose') ? { verb: 'ride', tourist, seat: '0' } : { verb: 'tourist', tourist };
}

function flipsUpgrades(view: View): boolean {
  return asks(view, 'choose_active', 'activate');
}
