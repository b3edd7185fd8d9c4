/** What stands on the cards of a hand, from the position and the box. */
import { gameHasMessage, name, formatText, t } from '../../lib/words.svelte';
import { GAME } from '../targets';
import type { Card, Deck, OrderCard, Player, Structure, VineCard, Wine } from '../view';

/** The colour and the icon that a deck goes by. */
export type Suit = 'vine' | 'summer' | 'order' | 'winter';
export const SUITS: Record<Deck, Suit> = {
  vine: 'vine',
  summer_visitor: 'summer',
  order: 'order',
  winter_visitor: 'winter',
};

/** A card in the hand; cards of one name are told apart by `piece`. */
export interface Held {
  id: string;
  piece: string;
}

/** Cards of a hand in the order they are held, each with a name of its own. */
export function held(cards: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const number = seen.get(id) ?? 0;
    seen.set(id, number + 1);
    return { id, piece: `card:${id}:${number}` };
  });
}

/** Cards that are offered though they are not in the hand: turned up, or of a whole deck. */
export function laidOut(offered: readonly string[], player: Player, box: Record<string, Card>): string[] {
  const open = player.face_up.filter((id) => id in box);
  const hand = player.hand ?? [];
  const strange = offered.filter((id) => !hand.includes(id) && !open.includes(id));
  return [...open, ...strange];
}

/** The structures a vine needs that are not built. */
export function missing(vine: VineCard, structures: readonly Structure[]): Structure[] {
  return vine.needs.filter((need) => !structures.includes(need));
}

/** Whether a cellar holds, for each wine an order asks for, another one that is good enough. */
export function inCellar(order: OrderCard, wines: Record<Wine, number[]>): boolean {
  const kinds = new Set(order.wines.map(({ wine }) => wine));
  return [...kinds].every((kind) => {
    const wanted = order.wines.filter(({ wine }) => wine === kind).map(({ least }) => least);
    const best = wines[kind].toSorted((one, other) => other - one);
    return wanted.toSorted((one, other) => other - one).every((least, place) => (best[place] ?? 0) >= least);
  });
}

/** A card's name with the places where it may be broken. */
export function breakable(title: string): string {
  return t('vit-breaks')
    .split('|')
    .reduce((name, word) => name.replace(word.replaceAll('\u00ad', ''), word), title);
}

/** The lines of a visitor's card: its options, or all of its text where it has none. */
export interface Lines {
  options: string[];
  /** How the options go together; empty where one is chosen. */
  note: string;
}

const MOST_OPTIONS = 4;

export function linesOf(id: string): Lines {
  const text = name(GAME, 'text', id);
  const options: string[] = [];
  for (let number = 0; number < MOST_OPTIONS; number += 1) {
    const key = `effect-${id}-${number}`;
    if (!gameHasMessage(GAME, key)) break;
    options.push(formatText(GAME, { text: key, args: {} }));
  }
  const note = noteOf(id, text);
  const apart = note !== '' || new RegExp(t('vit-word-either'), 'u').test(text);
  return options.length > 1 && apart ? { options, note } : { options: [text], note: '' };
}

/** How many of a card's options may be taken: what its text says before it lists them, or a chip for both. */
function noteOf(id: string, text: string): string {
  if (gameHasMessage(GAME, `effect-${id}-2-0`)) return t('vit-card-both');
  const [lead = '', list] = text.split(':');
  return list === undefined ? '' : (lead.split(',')[0] ?? '');
}

/**
 * The options to show on a card in play: those offered, and at its first question also those that are not, so
 * that one can ask why.
 */
export function optionsOf(
  id: string,
  offered: ReadonlyMap<number, string>,
  first: boolean,
): { number: number; key: string }[] {
  const numbers = new Set(offered.keys());
  for (let number = 1; first && numbers.size > 0 && number <= MOST_OPTIONS; number += 1) {
    if (gameHasMessage(GAME, `effect-${id}-${number - 1}`)) numbers.add(number);
  }
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((number) => ({ number, key: `effect-${id}-${number - 1}` }));
}
