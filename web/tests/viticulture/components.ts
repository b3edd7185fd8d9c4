/** The components of Viticulture for tests, without cards. */
import type { ViticultureComponents } from '../../src/games';
import { DECKS, SLOTS, SUMMER_TASKS, WINTER_TASKS } from '../../src/viticulture/view';

const structure = (cost: number): ViticultureComponents['structures']['yoke'] => ({ cost, topics: [] });

export const COMPONENTS: ViticultureComponents = {
  cards: {},
  parents: {},
  automa: [],
  decks: [...DECKS],
  structures: {
    trellis: structure(2),
    irrigation: structure(3),
    yoke: structure(2),
    windmill: structure(5),
    cottage: structure(4),
    tasting_room: structure(6),
    medium_cellar: structure(4),
    large_cellar: structure(6),
  },
  fields: { field_5: 5, field_6: 6, field_7: 7 },
  summer: [...SUMMER_TASKS],
  winter: [...WINTER_TASKS],
  slots: [...SLOTS],
  bonus_slot: 'middle',
  bonuses: {
    play_summer: 'again',
    draw_vine: 'card',
    give_tour: 'lira',
    build: 'lira',
    sell: 'vp',
    plant: 'again',
    draw_order: 'card',
    harvest: 'again',
    make_wine: 'wine',
    train: 'lira',
    play_winter: 'again',
    fill_order: 'vp',
  },
  played_at: {
    vine: 'plant',
    summer_visitor: 'play_summer',
    order: 'fill_order',
    winter_visitor: 'play_winter',
  },
  rows: 7,
  row_gifts: [null, 'vine', 'order', 'lira', 'visitor', 'vp', 'temporary'],
  goal: 20,
  tracks: { vp: { least: -5, most: 25 }, residual: { least: 0, most: 5 } },
  wines: { red: { least: 1 }, white: { least: 1 }, blush: { least: 4 }, sparkling: { least: 7 } },
  cellars: [
    { structure: null, least: 1, most: 3 },
    { structure: 'medium_cellar', least: 4, most: 6 },
    { structure: 'large_cellar', least: 7, most: 9 },
  ],
  highest_value: 9,
  hand_limit: 7,
  tour_lira: 2,
  wines_made: 2,
};
