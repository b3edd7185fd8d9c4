/** Positions of Viticulture for tests, set by hand. */
import type {
  Space,
  Task,
  ViticultureDecision,
  ViticultureField,
  ViticulturePlayer,
  ViticultureQuestion,
  ViticultureView,
} from '../../src/games';
import type { Offer } from '../../src/lib/protocol';
import { TASKS } from '../../src/viticulture/view';

export function field(limit: number, more: Partial<ViticultureField> = {}): ViticultureField {
  return {
    vines: [],
    red: 0,
    white: 0,
    value: 0,
    limit,
    price: limit,
    sold: false,
    harvested: false,
    ...more,
  };
}

export function player(more: Partial<ViticulturePlayer> = {}): ViticulturePlayer {
  return {
    lira: 3,
    vp: 0,
    residual: 0,
    row: 1,
    passed: false,
    workers: { regular: 2, grande: 1, temporary: 0 },
    trained: 0,
    worker_count: 3,
    placed: [],
    structures: [],
    used: [],
    fields: { field_5: field(5), field_6: field(6), field_7: field(7) },
    grapes: { red: [], white: [] },
    wines: { red: [], white: [], blush: [], sparkling: [] },
    cards: { vine: 0, summer_visitor: 0, order: 0, winter_visitor: 0 },
    grape_value: 0,
    wine_value: 0,
    cellar_limit: 3,
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
    hidden: players.length > 1,
    next_space: Object.fromEntries(TASKS.map((task) => [task, `${task}_left`])) as Record<Task, Space>,
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
