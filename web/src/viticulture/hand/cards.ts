/** What stands on the cards of a hand, from the position and the components. */
import type { Deck, VisitorCard, ViticulturePlayer } from '../../games';
import type { Card } from '../view';

/** The colour and the icon that a deck goes by. */
export type Suit = 'vine' | 'summer' | 'order' | 'winter';
export const SUITS: Record<Deck, Suit> = {
  vine: 'vine',
  summer_visitor: 'summer',
  order: 'order',
  winter_visitor: 'winter',
};

/** A card in the hand; cards of one name are told apart by `piece`. */
export interface HandCard {
  id: string;
  piece: string;
}

/** Cards of a hand in the order they are held, each with a name of its own. */
export function handCards(cards: readonly string[]): HandCard[] {
  const counts = new Map<string, number>();
  return cards.map((id) => {
    const number = counts.get(id) ?? 0;
    counts.set(id, number + 1);
    return { id, piece: `card:${id}:${number}` };
  });
}

/** Cards that are offered though they are not in the hand: turned up, or of a whole deck. */
export function cardsBesideHand(
  offered: readonly string[],
  player: ViticulturePlayer,
  cards: Record<string, Card>,
): string[] {
  const open = player.face_up.filter((id) => id in cards);
  const hand = player.hand ?? [];
  const others = offered.filter((id) => !hand.includes(id) && !open.includes(id));
  return [...open, ...others];
}

/** What a visitor's card says: messages of the game for its options, or for all of its text. */
export interface CardText {
  options: string[];
  /** The client's message that says how many options are taken; empty where it is one of two. */
  note: string;
}

export function cardText(id: string, card: VisitorCard): CardText {
  if (card.choose === null) return { options: [`text-${id}`], note: '' };
  const options = Array.from({ length: card.options }, (_, index) => optionKey(id, index + 1));
  const note = card.choose === 'one' && card.options === 2 ? '' : `vit-card-${card.choose}`;
  return { options, note };
}

function optionKey(id: string, number: number): string {
  return `effect-${id}-${number - 1}`;
}

/**
 * The options to show on a card in play: those offered, and at its first question also those that are not, so
 * that one can ask why.
 */
export function optionsOf(
  id: string,
  card: VisitorCard,
  offered: readonly number[],
  first: boolean,
): { number: number; key: string }[] {
  const numbers = new Set(offered);
  for (let number = 1; first && offered.length > 0 && number <= card.options; number += 1)
    numbers.add(number);
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((number) => ({ number, key: optionKey(id, number) }));
}
