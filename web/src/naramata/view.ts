/** Names of Naramata in the order in which they are drawn, and small readings of its view. */
import type { Kind, NaramataComponents, NaramataView, PurchaseAsset, SampleAsset } from '../games';
import { loadComponents } from '../lib/catalogue';
import type { View } from '../lib/protocol';

export const GAME = 'naramata';

/** The kinds of spaces and rows in the order of the rulebook. */
export const KINDS: readonly Kind[] = [
  'cheese',
  'tasting',
  'purchase',
  'view',
  'pairing',
  'favor',
  'contract',
];

/** A time of day on the track, on 24 hours: `13:30`. */
export type Time = string;

export type Asset = SampleAsset | PurchaseAsset;

/** A position of this game; the table passes on positions of any game. */
export function naramata(view: View): NaramataView {
  if (view.game !== GAME) throw new Error(`a position of ${view.game} is not one of ${GAME}`);
  return view;
}

/** What is printed on boards and cards, asked for once. */
export function fetchComponents(): Promise<NaramataComponents> {
  return loadComponents('naramata');
}
