/** The other seats in short, and in which order they sit in the side panel. */
import type { Field, ViticulturePlayer, ViticultureView } from '../games';
import { SUITS } from './hand/cards';
import { DECKS, FIELDS, GRAPES, WINES } from './view';

/** An icon with how many of it there are, or how good it is. */
export interface IconCount {
  icon: string;
  value: number;
}

/** The seats other than the one whose mat is large, in the order of play from there on. */
export function otherSeats(view: ViticultureView, seat: number | null): number[] {
  const all = view.players.map((_, index) => index);
  if (seat === null) return all;
  return [...all.slice(seat + 1), ...all.slice(0, seat)];
}

/** The place of a seat in this year's order of play, from 1; null before it has woken up. */
export function turnPosition(view: ViticultureView, seat: number): number | null {
  const player = view.players[seat];
  if (player === undefined || player.row === 0) return null;
  return view.turn_order.indexOf(seat) + 1;
}

/** Cards in hand by deck, without the decks of which there are none. */
export function handCounts(player: ViticulturePlayer): IconCount[] {
  return DECKS.filter((deck) => player.cards[deck] > 0).map((deck) => ({
    icon: `card-${SUITS[deck]}`,
    value: player.cards[deck],
  }));
}

/** Grapes and wines, each with its value. */
export function tokenCounts(player: ViticulturePlayer): IconCount[] {
  const grapes = GRAPES.flatMap((type) =>
    player.grapes[type].map((value) => ({ icon: `grape-${type}`, value })),
  );
  const wines = WINES.flatMap((type) => player.wines[type].map((value) => ({ icon: `wine-${type}`, value })));
  return [...grapes, ...wines];
}

/** What grows on each field, of what it bears. */
export function fieldsOf(
  player: ViticulturePlayer,
): { field: Field; value: number; limit: number; sold: boolean }[] {
  return FIELDS.map((field) => ({ field, ...player.fields[field] }));
}
