import { describe, expect, it } from 'vitest';

import { Description } from '../../src/default-game/description';
import { fieldsOf, lyingAt, piecesOf } from '../../src/default-game/fields';
import { tableOf, type Fields } from '../../src/default-game/plain';
import { pointsOf } from '../../src/default-game/scores';
import { actionOf, targetsOf, thingOf } from '../../src/default-game/targets';
import { textOf } from '../../src/default-game/text-view';
import { readable } from '../../src/lib/words.svelte';
import type { Layout } from '../../src/games';
import { sectionOf } from '../../src/help/game-rules';
import type { Action, Offer, View } from '../../src/lib/protocol';

const CARDS = ['oar', 'sail'];
const ISLANDS = ['reef', 'mill'];
const ACTIONS = [
  { verb: 'done' },
  ...CARDS.map((card) => ({ verb: 'play', card })),
  ...CARDS.map((card) => ({ verb: 'take', card })),
  ...CARDS.flatMap((card) => ISLANDS.map((island) => ({ verb: 'send', card, island }))),
] as unknown as Action[];
const LAYOUT: Layout = {
  zones: {
    hand: { kind: 'card', count: 'cards', verbs: ['play'] },
    market: { kind: 'card', verbs: ['take'] },
  },
  boards: { islands: { kind: 'island', spaces: ISLANDS, pieces: 'island', lying: ['goods'] } },
};
const known = new Description('ferry', ACTIONS, LAYOUT);
const unknown = new Description('ferry', ACTIONS, {});

function viewOf(more: Fields): View {
  return { game: 'ferry', seats: 2, options: {}, decision: null, ...more } as unknown as View;
}

function offer(action: Record<string, string>): Offer {
  return { code: 0, action: action as unknown as Action, label: null };
}

const shapes = (description: Description, fields: Fields, own = true): [string, string][] =>
  fieldsOf(description, fields, own).map(({ field, shape }) => [field, shape]);

describe('fields', () => {
  it('are sorted by their kind', () => {
    const fields: Fields = { points: 3, passed: true, phase: 'night', first_seat: 1, tricks: [[1], [2]] };
    expect(shapes(known, fields)).toEqual([
      ['points', 'counter'],
      ['passed', 'word'],
      ['phase', 'word'],
      ['first_seat', 'word'],
      ['tricks', 'other'],
    ]);
  });

  it('are zones where the layout says so, hidden where only their number is known', () => {
    expect(shapes(known, { cards: 2, hand: ['oar', 'oar'] })).toEqual([['hand', 'zone']]);
    expect(shapes(known, { cards: 2 })).toEqual([['cards', 'hidden']]);
    expect(shapes(known, { island: 'reef', points: 1 })).toEqual([['points', 'counter']]);
  });

  it('are zones without a layout where actions name what they hold', () => {
    const [zone] = fieldsOf(unknown, { hand: ['oar', 'sail'] }, true);
    expect(zone).toMatchObject({ shape: 'zone', zone: { kind: 'card' }, things: ['oar', 'sail'] });
    expect(shapes(unknown, { left: ['somebody', 'else'] })).toEqual([['left', 'zone']]);
  });

  it('are numbers in a hand only where an action names them', () => {
    const numbered = new Description('bids', [{ verb: 'bid', card: '3' } as unknown as Action], {});
    expect(shapes(numbered, { hand: [3] })).toEqual([['hand', 'zone']]);
    expect(shapes(numbered, { rolled: [4] })).toEqual([['rolled', 'other']]);
    expect(shapes(numbered, { scores: [3] }, false)).toEqual([['scores', 'other']]);
  });

  it('that are empty are left out', () => {
    expect(shapes(known, { laid_down: [], gone: null, weather: {} }, false)).toEqual([]);
  });
});

describe('views of an unexpected shape', () => {
  it('are shown all the same', () => {
    const odd = viewOf({ players: { ann: { points: 1 } }, market: [{ card: 'oar' }] });
    expect(shapes(known, tableOf(odd), false)).toEqual([
      ['players', 'other'],
      ['market', 'other'],
    ]);
  });
});

describe('boards', () => {
  const [board] = known.boards;

  it('show the pieces of the table and of the players', () => {
    if (board === undefined) throw new Error('no board');
    const pieces = piecesOf(board, { island: 'mill' }, [{ island: 'reef' }, { island: ['reef', 'mill'] }]);
    expect(pieces.map(({ seat, space }) => [seat, space])).toEqual([
      [null, 'mill'],
      [0, 'reef'],
      [1, 'reef'],
      [1, 'mill'],
    ]);
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(4);
  });

  it('show what lies on a space', () => {
    if (board === undefined) throw new Error('no board');
    expect(lyingAt(board, { goods: { reef: 2, mill: 0 } }, 'reef')).toEqual([['goods', 2]]);
    expect(lyingAt(board, { goods: { reef: 2, mill: 0 } }, 'mill')).toEqual([]);
    expect(lyingAt(board, { goods: [1, 2] }, 'mill')).toEqual([]);
  });
});

describe('targets', () => {
  const fields: Fields = { market: ['oar'], players: [{ hand: ['oar', 'sail'], cards: 2 }, { cards: 2 }] };
  const view = viewOf(fields);
  const plain = viewOf(fields);

  it('are where an action chooses from', () => {
    expect(targetsOf(known, offer({ verb: 'play', card: 'oar' }), view, 0)).toEqual(['zone:hand@0:oar']);
    expect(targetsOf(known, offer({ verb: 'take', card: 'oar' }), view, 0)).toEqual(['zone:market:oar']);
    expect(targetsOf(known, offer({ verb: 'done' }), view, 0)).toEqual([]);
    expect(targetsOf(known, offer({ verb: 'give', seat: '1' }), view, 0)).toEqual(['seat:1']);
  });

  it('are everything that an action names', () => {
    const send = offer({ verb: 'send', card: 'oar', island: 'mill' });
    expect(targetsOf(unknown, send, plain, 0)).toEqual(['zone:hand@0:oar']);
    expect(targetsOf(known, send, view, 0)).toEqual(['space:islands:mill']);
  });

  it('are first in one’s own hand, then on the table, where nothing else is said', () => {
    const play = offer({ verb: 'play', card: 'oar' });
    expect(targetsOf(unknown, play, plain, 0)).toEqual(['zone:hand@0:oar']);
    expect(targetsOf(unknown, play, plain, 1)).toEqual(['zone:market:oar']);
    expect(targetsOf(unknown, offer({ verb: 'play', card: 'sail' }), plain, 1)).toEqual(['zone:hand@0:sail']);
  });

  it('stand for the action nearest to what is offered', () => {
    const offers = [offer({ verb: 'send', card: 'sail', island: 'reef' })];
    expect(actionOf(known, 'space:islands:mill', view, offers)).toEqual({
      verb: 'send',
      card: 'sail',
      island: 'mill',
    });
    expect(actionOf(known, 'zone:market:sail', view, [])).toEqual({ verb: 'take', card: 'sail' });
    expect(actionOf(known, 'seat:1', view, [])).toBeNull();
  });

  it('say what they stand for', () => {
    expect(thingOf(known, 'zone:hand@0:sail', view)).toMatchObject({
      is: 'thing',
      kind: 'card',
      key: 'sail',
    });
    expect(thingOf(known, 'card:sail', view)).toMatchObject({ is: 'thing', kind: 'card', field: null });
    expect(thingOf(known, 'space:nowhere:mill', view)).toBeNull();
  });
});

describe('words', () => {
  it('are readable where there are none', () => {
    expect(readable('laid_down')).toBe('Laid down');
    expect(readable('')).toBe('');
  });

  it('say plain data of any shape, and seats by name', () => {
    const value = [{ seat: 1, due: 3 }, null, [1, [true, 'north_west']]];
    const told = textOf('ferry', 'odd', value, ['Ann', 'Bea']);
    expect(told).toContain('North west');
    expect(told).not.toMatch(/[{}[\]]|undefined|null|object/);
  });

  it('of rules are text, not markup', () => {
    const { html } = sectionOf('Ferry', 'Sail <b>far</b> & wide.\n\nThen return.');
    expect(html).toBe('<p>Sail &lt;b>far&lt;/b> &amp; wide.</p><p>Then return.</p>');
  });
});

describe('points', () => {
  it('are those of the named field, or none', () => {
    expect(pointsOf(known, viewOf({ players: [{ points: 2 }, { points: -1 }] }))).toEqual([2, -1]);
    expect(pointsOf(known, viewOf({ players: [{ coins: 2 }, { coins: 1 }] }))).toEqual([]);
    expect(pointsOf(known, viewOf({}))).toEqual([]);
  });
});
