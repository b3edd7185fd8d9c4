/** The spaces one may drive to, nearest first, for the list beside a small map. */
import type { Offer } from '../lib/protocol';
import { slotOf, timeOf } from './hours';
import { wineriesInOrder } from './map/roads';
import { targetId } from './target-kinds';
import type { Kind, NaramataView, Time } from './view';

export interface SpaceLine {
  target: string;
  kind: Kind;
  minutes: number | null;
  /** When it would be, once that is done. */
  then: Time | null;
}

export interface StopLines {
  winery: string;
  signature: boolean;
  spaces: SpaceLine[];
}

const SLOT_MINUTES = 30;

/** The wineries with a space on offer in the order of the road, and their spaces. */
export function openStops(offers: Offer[], view: NaramataView, time: Time): StopLines[] {
  const lines = new Map<string, SpaceLine[]>();
  for (const offer of offers) {
    const { verb, winery, space } = offer.action;
    if (verb !== 'space') continue;
    const line = spaceLine(offer, view, time);
    if (line === null) continue;
    lines.set(String(winery), [
      ...(lines.get(String(winery)) ?? []),
      { ...line, target: targetId('winery', String(winery), String(space)) },
    ]);
  }
  const order = wineriesInOrder(view).map((stop) => stop.winery);
  return order
    .filter((winery) => lines.has(winery))
    .map((winery) => ({
      winery,
      signature: winery in view.bottles,
      spaces: lines.get(winery) ?? [],
    }));
}

function spaceLine(offer: Offer, view: NaramataView, time: Time): SpaceLine | null {
  const { winery, space } = offer.action;
  const stop = view.road.flatMap((segment) => segment.wineries).find((one) => one.winery === winery);
  const kind = stop?.spaces[Number(space) - 1];
  if (kind === undefined || kind === '') return null;
  const told = offer.label?.args['minutes'];
  const minutes = typeof told === 'number' ? told : null;
  const then = minutes === null ? null : timeOf(slotOf(time) + minutes / SLOT_MINUTES);
  return { target: '', kind, minutes, then };
}
