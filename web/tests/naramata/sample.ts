/** A small table of Naramata for tests: three seats, one tourist on board, a market of two. */
import type { NaramataPlayer, NaramataQuestion, NaramataView, Rider, Tourist } from '../../src/games';
import type { Offer, Position, Text } from '../../src/lib/protocol';

export const MIREILLE: Tourist = {
  tourist: 't13',
  name: 'Mireille',
  most_score: 22,
  rows: [
    { kind: 'cheese', most: 3, points: [1, 3, 5] },
    { kind: 'view', most: 7, points: [1, 2, 3, 4, 5, 6, 8] },
    { kind: 'purchase', most: 2, points: [] },
  ],
};

/** Mireille with two cheeses, one of them a lock, and a purchase. */
export const ABOARD: Rider = {
  tourist: 't13',
  name: 'Mireille',
  score: 7,
  most_score: 22,
  empty_rows: 1,
  full_rows: 0,
  rows: [
    {
      kind: 'cheese',
      most: 3,
      points: [1, 3, 5],
      cards: [{ kind: 'cheese', card: 9, type: 'brie', worth: 1 }],
      tokens: 1,
      count: 2,
      full: false,
      next: 2,
      score: 3,
    },
    {
      kind: 'view',
      most: 7,
      points: [1, 2, 3, 4, 5, 6, 8],
      tokens: 0,
      count: 0,
      full: false,
      next: 1,
      score: 0,
    },
    {
      kind: 'purchase',
      most: 2,
      points: [],
      cards: [{ kind: 'purchase', card: 2, cost: 3, bottles: 4 }],
      tokens: 0,
      count: 1,
      full: false,
      next: null,
      score: 4,
    },
  ],
};

export function tour(more: Partial<NaramataPlayer> = {}): NaramataPlayer {
  return {
    points: 5,
    prestige: 4,
    vehicle: 'blue',
    time: '13:00',
    closing: '18:00',
    pairing: 8,
    place: 'hillside',
    ahead: ['wesbert'],
    disks: 2,
    disks_spent: 1,
    tourists: [ABOARD],
    upgrades: [],
    active: [],
    disks_on: [],
    keyring: 0,
    bottles: [],
    drawn: [],
    hand_size: 0,
    purse: 6,
    capacity: 4,
    late: {},
    goal: 'end',
    occupied: [],
    spent_contracts: [],
    wishes: { cheese: 0, tasting: 0, purchase: 0, view: 0, pairing: 0, favor: 0, contract: 0 },
    ...more,
  };
}

export function view(more: Partial<NaramataView> = {}): NaramataView {
  return {
    game: 'naramata',
    seats: 3,
    options: { days: 3 },
    decision: {
      question: 'turn',
      path: 'days.0.5.0',
      seats: [0],
      prompt: { text: 'ask-turn', args: {} },
      starts_turn: true,
      simultaneous: false,
    },
    day: 2,
    turn_order: [0, 1, 2],
    backwards: false,
    hidden: false,
    days: 3,
    draft: null,
    course: ['hillside', 'wesbert'],
    whelp: null,
    pool: null,
    row: [],
    under: [],
    market: [
      { upgrade: 'disk_minus_30', cost: 9, discount: 3, fee: 1, price: 7, coins: 3 },
      { upgrade: '', coins: 0 },
    ],
    piles: { cheese: 24, tasting: 24, purchase: 13, tourist: 30, upgrade: 28 },
    discards: { cheese: 0, tasting: 0, purchase: 0, tourist: 0, upgrade: 0 },
    locks: ['wesbert_1'],
    bottles: { hillside: 1 },
    whelp_seats: null,
    minutes: { cheese: 30, tasting: 60, purchase: 30, view: 30, pairing: 120, contract: 0, pit_stop: 30 },
    road: [
      { wineries: [{ winery: 'hillside', spaces: ['tasting', 'pairing', 'contract', ''] }], next: [1] },
      { wineries: [{ winery: 'wesbert', spaces: ['view', 'purchase'] }], next: [] },
    ],
    phantoms: [],
    players: [tour(), tour({ vehicle: 'red' }), tour({ vehicle: '' })],
    ...more,
  };
}

export function position(seen: NaramataView, legal: Offer[] = []): Position {
  return {
    view: seen,
    waiting: [0],
    decisions: 3,
    legal,
    undo: null,
    undo_request: null,
    hints: [],
    result: null,
  };
}

/** A position at a question; the prompt has its name if nothing else is said. */
export function asked(
  question: NaramataQuestion,
  args: Text['args'] = {},
  text = `ask-${question}`,
): NaramataView {
  const rest = { path: '', seats: [0], starts_turn: true, simultaneous: false };
  return view({ decision: { question, prompt: { text, args }, ...rest } });
}

export function offer(action: Offer['action'], label: Offer['label'] = null): Offer {
  return { code: 1, action, label };
}
