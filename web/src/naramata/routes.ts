/** Moves that begin with what is picked up: a vehicle drives to a space, a card goes to a tourist. */
import type { NaramataPlayer, SampleAsset } from '../games';
import type { Route, Variant } from '../lib/game';
import type { Action, Offer, Position, View } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { asks } from './questions';
import { parseTarget, targetId } from './target-kinds';
import { naramata } from './view';

/** The moves that begin with a target: the own vehicle, a drawn card, a tourist, an upgrade for sale. */
export function routes(from: string, { view, legal }: Position, seat: number | null): Route[] {
  const parsed = parseTarget(from);
  const tour = seat === null ? undefined : naramata(view).players[seat];
  if (parsed === null || tour === undefined) return [];
  switch (parsed.kind) {
    case 'vehicle':
      return asks(view, 'turn') && parsed.first === tour.vehicle ? driveRoutes(legal) : [];
    case 'drawncard':
      return asks(view, 'keep_cheese', 'keep_tasting', 'keep_purchase')
        ? cardRoutes(parsed.first as SampleAsset['kind'] | 'purchase', parsed.second, tour)
        : [];
    case 'tourist':
      return asks(view, 'pick')
        ? [{ to: 'vehicle', answers: [{ verb: 'tourist', tourist: parsed.first }] }]
        : [];
    case 'market':
      return legal
        .filter(({ action }) => action.verb === 'buy' && action.slot === parsed.first)
        .map(({ action }) => ({ to: 'upgrades', answers: [action] }));
    default:
      return [];
  }
}

function driveRoutes(legal: Offer[]): Route[] {
  return legal.flatMap(({ action }) =>
    action.verb === 'space'
      ? [{ to: targetId('winery', action.winery, action.space), answers: [action] }]
      : [],
  );
}

/** A drawn card goes to a tourist who has room for it. */
function cardRoutes(kind: SampleAsset['kind'] | 'purchase', card: string, tour: NaramataPlayer): Route[] {
  const kept = (
    kind === 'cheese'
      ? { verb: kind, cheese: card }
      : kind === 'tasting'
        ? { verb: kind, tasting: card }
        : { verb: kind, purchase: card }
  ) as Action;
  return tour.tourists
    .filter(({ rows }) => rows.some((row) => row.kind === kind && !row.full))
    .map(({ tourist }) => ({
      to: targetId('tourist', tourist),
      answers: [kept, { verb: 'tourist', tourist }],
    }));
}

/** At every winery a pit stop can be made in place of its action. */
export function variants(offer: Offer, view: View): Variant[] {
  if (!asks(view, 'turn') || offer.label?.text !== 'label-space') return [];
  const minutes = naramata(view).minutes.pit_stop;
  return [{ words: t('nar-pit-stop-instead', { minutes }), answers: [offer.action, { verb: 'pit_stop' }] }];
}

/** The action of a winery follows its visit. */
export function followedBy({ action }: Offer, view: View): Action[] {
  return asks(view, 'turn') && action.verb === 'space' ? [{ verb: 'act' }] : [];
}
