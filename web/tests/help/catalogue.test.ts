import { describe, expect, it } from 'vitest';

import {
  filterEntries,
  type Naming,
  naramataEntries,
  topicsOf,
  viticultureEntries,
} from '../../src/help/catalogue';

const naming: Naming = (kind, id) =>
  kind === 'text' && id === 'broker' ? 'Pay 9 lira, gain 3 points' : `${kind} ${id}`;

type VitBox = Parameters<typeof viticultureEntries>[0];
type NarBox = Parameters<typeof naramataEntries>[0];

const vit = viticultureEntries(
  {
    cards: {
      surveyor: { deck: 'summer_visitor', options: 2, choose: 'one', topics: [] },
      broker: { deck: 'summer_visitor', options: 2, choose: 'one', topics: ['points', 'lira'] },
      merlot: { deck: 'vine', copies: 5, red: 3, white: 0, needs: ['irrigation'] },
      order_red5: { deck: 'order', wines: [{ wine: 'red', least: 5 }], vp: 2, residual: 1 },
    },
    parents: {
      emily: {
        kind: 'mama',
        name: 'Emily',
        lira: 0,
        cards: { vine: 1, summer_visitor: 2, order: 0, winter_visitor: 0 },
      },
      paul: { kind: 'papa', name: 'Paul', lira: 5, instead: 1, gift: 'trellis' },
    },
    structures: { trellis: { cost: 2, topics: ['plant'] } },
    automa: [{ summer: ['build'], winter: [] }],
  } as unknown as VitBox,
  naming,
);

describe('the catalogue of Viticulture', () => {
  it('has an entry for everything printed, visitors by the alphabet', () => {
    expect(vit.map(({ key }) => key)).toEqual([
      'summer_visitor:broker',
      'summer_visitor:surveyor',
      'vine:merlot',
      'order:order_red5',
      'mama:emily',
      'papa:paul',
      'structure:trellis',
      'automa:0',
    ]);
  });

  it('knows what a card has to do with, from its numbers or from its topics', () => {
    const topics = new Map(vit.map(({ key, topics: known }) => [key, known]));
    expect(topics.get('vine:merlot')).toEqual(['red', 'irrigation']);
    expect(vit.find(({ key }) => key === 'vine:merlot')?.copies).toBe(5);
    expect(topics.get('order:order_red5')).toEqual(['points', 'residual', 'red']);
    expect(topics.get('summer_visitor:broker')).toEqual(['points', 'lira']);
    expect(topics.get('papa:paul')).toEqual(['lira', 'structure']);
  });
});

describe('finding cards', () => {
  it('wants every word, the kind and the topic', () => {
    expect(filterEntries(vit, { query: 'gain lira', kind: '', topic: '' }).map(({ id }) => id)).toEqual([
      'broker',
    ]);
    expect(filterEntries(vit, { query: '', kind: 'vine', topic: '' }).map(({ id }) => id)).toEqual([
      'merlot',
    ]);
    expect(filterEntries(vit, { query: '', kind: '', topic: 'red' }).map(({ id }) => id)).toEqual([
      'merlot',
      'order_red5',
    ]);
  });

  it('offers the topics that there are, the most common first', () => {
    expect(topicsOf(vit, 'order')).toEqual(['points', 'residual', 'red']);
    expect(topicsOf(vit, '')[0]).toBe('points');
  });
});

describe('the catalogue of Naramata', () => {
  it('counts cards that are alike', () => {
    const brie = { type: 'brie', worth: 1 };
    const entries = naramataEntries(
      {
        tourists: {},
        upgrades: {},
        vehicles: {},
        cheese: [brie, brie, { type: 'brie', worth: 2 }],
        tasting: [],
        purchase: [],
        wineries: {},
      } as unknown as NarBox,
      naming,
    );
    expect(entries.map(({ id, copies }) => [id, copies])).toEqual([
      ['0', 2],
      ['2', 1],
    ]);
  });
});
