/** Which targets stand for an offer, and which action choosing a target would take. */
import type {
  NaramataAction,
  NaramataVerb,
  PurchaseAsset,
  SampleAsset,
  StartRegion,
  Upgrade,
  VehicleColour,
  Winery,
} from '../games';
import type { Offer, View } from '../lib/protocol';
import { asks } from './questions';
import { parseTarget, targetId } from './target-kinds';

/** The targets for an offer, the best first; none if it is a button beside the prompt. */
export function targetsOf(offer: Offer, view: View): string[] {
  const action = offer.action as NaramataAction;
  switch (action.verb) {
    case 'end_day':
      return [targetId('end')];
    case 'space':
      return asks(view, 'phantom_fork')
        ? [targetId('fork', action.winery)]
        : [targetId('winery', action.winery, action.space), targetId('winery', action.winery)];
    case 'road_pairing':
      return [targetId('road', action.winery)];
    case 'start':
      return [targetId('region', action.region)];
    case 'tourist':
      return [targetId('tourist', action.tourist)];
    case 'cheese':
      return [targetId('drawncard', action.verb, action.cheese)];
    case 'tasting':
      return [targetId('drawncard', action.verb, action.tasting)];
    case 'purchase':
      return [targetId('drawncard', action.verb, action.purchase)];
    case 'buy':
      return [targetId('market', action.slot)];
    case 'flip':
      // Of an upgrade just bought one is asked in so many words.
      return asks(view, 'activate') ? [] : [targetId('upgrade', action.upgrade)];
    case 'use':
      return [targetId('upgrade', action.upgrade)];
    case 'vehicle':
      return [targetId('vehicle', action.vehicle)];
    case 'ride': {
      const card = targetId('tourist', action.tourist);
      return view.seats === 1 ? [card] : [targetId('ride', action.tourist, action.seat), card];
    }
    case 'keep':
    case 'sell':
      return [targetId('answer', action.verb)];
    case 'yes':
    case 'no':
      return asks(view, 'agree') ? [targetId('answer', action.verb)] : [];
    case 'done':
    case 'option':
    case 'act':
    case 'pit_stop':
    case 'disks':
    case 'tokens':
    case 'days':
    case 'points':
    case 'prestige':
      return [];
  }
}

/** The action with this verb: what its arguments may be. */
type ActionOf<Verb extends NaramataVerb> = Extract<NaramataAction, { verb: Verb }>;

/** The action that choosing a target would take, to ask why it is refused. */
export function actionOf(target: string, view: View): NaramataAction | null {
  const parsed = parseTarget(target);
  if (parsed === null) return null;
  const { kind, first, second } = parsed;
  switch (kind) {
    case 'end':
      return { verb: 'end_day' };
    case 'winery':
      return {
        verb: 'space',
        winery: first as Winery,
        space: (second || '1') as ActionOf<'space'>['space'],
      };
    case 'road':
      return { verb: 'road_pairing', winery: first as Winery };
    case 'region':
      return { verb: 'start', region: first as StartRegion };
    case 'tourist':
      return asks(view, 'propose')
        ? { verb: 'ride', tourist: first, seat: '0' }
        : { verb: 'tourist', tourist: first };
    case 'ride':
      return { verb: 'ride', tourist: first, seat: second as ActionOf<'ride'>['seat'] };
    case 'drawncard':
      return drawnCardAction(first as SampleAsset['kind'] | PurchaseAsset['kind'], second);
    case 'market':
      return { verb: 'buy', slot: first as ActionOf<'buy'>['slot'] };
    case 'upgrade': {
      const flips = asks(view, 'choose_active', 'activate');
      return { verb: flips ? 'flip' : 'use', upgrade: first as Upgrade };
    }
    case 'vehicle':
      return { verb: 'vehicle', vehicle: first as VehicleColour };
    case 'answer':
      return { verb: first as 'keep' | 'sell' | 'yes' | 'no' };
    case 'fork':
      return null;
  }
}

function drawnCardAction(kind: SampleAsset['kind'] | PurchaseAsset['kind'], card: string): NaramataAction {
  if (kind === 'cheese') return { verb: kind, cheese: card };
  if (kind === 'tasting') return { verb: kind, tasting: card };
  return { verb: kind, purchase: card as ActionOf<'purchase'>['purchase'] };
}
