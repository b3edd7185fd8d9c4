/** The spaces one may drive to, nearest first, for the list beside a small map. */
import type { Kind, NaramataView } from '../games';
import type { Offer } from '../lib/protocol';
import { targetId } from './target-kinds';
import type { Time } from './view';

export interface SpaceLine {
  target: string;
  kind: Kind;
  minutes: number | null;
  /** When it would be, once that is done. */
  then: Time | null;
  /** Whether no other action could begin after it. */
  last: boolean;
}

export interface StopLines {
  winery: string;
  signature: boolean;
  spaces: SpaceLine[];
}

/** The wineries with a space on offer in the order of the road, and their spaces. */
export function openStops(offers: Offer[], view: NaramataView): StopLines[] {
  const lines = new Map<string, SpaceLine[]>();
  for (const offer of offers) {
    if (offer.action.verb !== 'space') continue;
    const { winery, space } = offer.action;
    const kind = kindOf(winery, Number(space), view);
    if (kind === null) continue;
    const line = { target: targetId('winery', winery, space), kind, ...timeOfOffer(offer) };
    lines.set(winery, [...(lines.get(winery) ?? []), line]);
  }
  return view.course
    .filter((winery) => lines.has(winery))
    .map((winery) => ({
      winery,
      signature: winery in view.bottles,
      spaces: lines.get(winery) ?? [],
    }));
}

function kindOf(winery: string, space: number, view: NaramataView): Kind | null {
  const stop = view.road.flatMap((segment) => segment.wineries).find((one) => one.winery === winery);
  return stop?.spaces[space - 1] || null;
}

function timeOfOffer({ label }: Offer): Pick<SpaceLine, 'minutes' | 'then' | 'last'> {
  const { minutes, until, last } = label?.args ?? {};
  if (typeof minutes !== 'number' || typeof until !== 'string')
    return { minutes: null, then: null, last: false };
  return { minutes, then: until, last: last === 1 };
}
