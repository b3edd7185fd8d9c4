/** Positions of Viticulture for tests, set by hand. */
import type { Offer } from '../../src/lib/protocol';
import type { ViticultureDecision, ViticultureQuestion } from '../../src/games';
import type { ViticulturePlayer, ViticultureView } from '../../src/games';

const NO_FIELD = { vines: [], red: 0, white: 0, sold: false, harvested: false };

export function player(more: Partial<ViticulturePlayer> = {}): ViticulturePlayer {
  return {
    lira: 3,
    vp: 0,
    residual: 0,
    row: 1,
    passed: false,
    workers: { regular: 2, grande: 1, temporary: 0 },
    trained: 0,
    placed: [],
    structures: [],
    used: [],
    fields: { field_5: NO_FIELD, field_6: NO_FIELD, field_7: NO_FIELD },
    grapes: { red: [], white: [] },
    wines: { red: [], white: [], blush: [], sparkling: [] },
    cards: { vine: 0, summer_visitor: 0, order: 0, winter_visitor: 0 },
    pledged: 0,
    face_up: [],
    ...more,
  };
}

export function decision(question: ViticultureQuestion, path = ''): ViticultureDecision {
  const prompt = { text: `ask-${question}`, args: {} };
  return { question, path, seats: [0], prompt, starts_turn: true, simultaneous: false };
}

export function view(players: ViticulturePlayer[], more: Partial<ViticultureView> = {}): ViticultureView {
  return {
    game: 'viticulture',
    seats: players.length,
    year: 1,
    season: 'summer',
    first_player: 0,
    last_year: false,
    turn_order: players.map((_, seat) => seat),
    decks: { vine: 42, summer_visitor: 38, order: 36, winter_visitor: 38 },
    discards: { vine: [], summer_visitor: [], order: [], winter_visitor: [] },
    in_play: [],
    slots: ['left', 'middle'],
    planned: [],
    players,
    options: {
      friendly: false,
      choose_parents: false,
      automa: null,
      aggressive: false,
      campaign: null,
      bonus_tokens: 0,
      redraw_visitors: false,
    },
    decision: decision('place_worker'),
    ...more,
  };
}

export function offer(action: Offer['action']): Offer {
  return { code: 0, action, label: null };
}
