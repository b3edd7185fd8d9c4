/** What the Automa did, step by step, from the events. */
import type { Text } from '../lib/protocol';

/** A card of the Automa's that was turned over, and what came of it. */
export interface AutomaCard {
  number: number;
  steps: Text[];
}

/** A season of the Automa's: its cards in order. */
export interface AutomaTurn {
  season: string;
  year: number;
  cards: AutomaCard[];
}

/** What comes of a card. */
const STEPS = new Set([
  'event-automa_place',
  'event-automa_skip',
  'event-automa_idle',
  'event-automa_reshuffle',
  'event-automa_vp',
]);

/** The Automa's turns, the latest last; seasons in which it did nothing are left out. */
export function automaTurns(events: readonly Text[]): AutomaTurn[] {
  const turns: AutomaTurn[] = [];
  for (const event of events) {
    if (event.text === 'event-season') {
      turns.push({ season: String(event.args['season']), year: Number(event.args['year']), cards: [] });
    }
    const turn = turns.at(-1);
    if (turn === undefined) continue;
    if (event.text === 'event-automa_card') {
      turn.cards.push({ number: Number(event.args['number']), steps: [] });
    } else if (STEPS.has(event.text)) {
      turn.cards.at(-1)?.steps.push(event);
    }
  }
  return turns.filter(({ cards }) => cards.length > 0);
}
