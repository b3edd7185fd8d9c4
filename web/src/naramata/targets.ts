/**
 * What stands for what: the drawn thing for an offer, the action for a drawn thing, and its name.
 *
 * Targets are `winery:<id>:<space>` and `winery:<id>` for whatever is on offer there, `end`, `region:<id>`, `fork:<winery>`, `road:<winery>`,
 * `tourist:<id>`, `drawncard:<kind>:<n>`, `market:<slot>`, `upgrade:<id>`, `vehicle:<colour>`,
 * `ride:<tourist>:<seat>`, and `answer:<verb>` for the big buttons of the draft.
 */
import type { Action, Offer, View } from '../lib/protocol';
import { asks } from './questions';

/** Questions whose answers stand as big buttons on a screen of their own. */
const ANSWERS = new Set(['keep', 'sell']);

type Meaning = Record<string, string | number>;

/** The targets for an offer, the best first; none if it is a button beside the prompt. */
export function targetsOf({ action }: Offer, view: View): string[] {
  const { verb } = action;
  const of = (thing: string): string => String(action[thing]);
  switch (verb) {
    case 'end_day':
      return ['end'];
    case 'space':
      return asks(view, 'phantom_fork')
        ? [`fork:${of('winery')}`]
        : [`winery:${of('winery')}:${of('space')}`, `winery:${of('winery')}`];
    case 'road_pairing':
      return [`road:${of('winery')}`];
    case 'start':
      return [`region:${of('region')}`];
    case 'tourist':
      return [`tourist:${of('tourist')}`];
    case 'cheese':
    case 'tasting':
    case 'purchase':
      return [`drawncard:${verb}:${of(verb)}`];
    case 'buy':
      return [`market:${of('slot')}`];
    case 'flip':
      // Of an upgrade just bought one is asked in so many words.
      return asks(view, 'activate') ? [] : [`upgrade:${of('upgrade')}`];
    case 'use':
      return [`upgrade:${of('upgrade')}`];
    case 'vehicle':
      return [`vehicle:${of('vehicle')}`];
    case 'ride':
      return rideTargets(action, view);
    default:
      return answerTargets(verb, view);
  }
}

function rideTargets(action: Action, view: View): string[] {
  const { tourist, seat } = action;
  if (view.seats === 1) return [`tourist:${tourist}`];
  return [`ride:${tourist}:${seat}`, `tourist:${tourist}`];
}

function answerTargets(verb: string, view: View): string[] {
  if (ANSWERS.has(verb)) return [`answer:${verb}`];
  return asks(view, 'agree') ? [`answer:${verb}`] : [];
}

/** The action a target stands for, to ask why it cannot be taken now. */
export function actionOf(target: string, view: View): Meaning | null {
  const [kind = '', first = '', second = ''] = target.split(':');
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
    default:
      return null;
  }
}

function touristAction(tourist: string, view: View): Meaning {
  return asks(view, 'propose') ? { verb: 'ride', tourist, seat: '0' } : { verb: 'tourist', tourist };
}

function flipsUpgrades(view: View): boolean {
  return asks(view, 'choose_active', 'activate');
}
