import { describe, expect, it } from 'vitest';

import {
  findHits,
  foldText,
  markHits,
  related,
  search,
  searchWords,
  type Section,
} from '../../src/help/rulebook';

function section(id: string, title: string, text: string): Section {
  return { id, title, text, html: `<p>${text}</p>` };
}

const RULES = [
  section('plant', 'Plant a vine', 'A vine needs a trellis or irrigation. Añejo and Straße.'),
  section('harvest', 'Harvest', 'Every vine of a field gives its grapes. Plant a vine first.'),
  section('build', 'Build', 'A trellis costs 2 lira.'),
];

describe('searching the rules', () => {
  it('finds accents and ligatures however they are typed', () => {
    expect(search(RULES, 'anejo')[0]?.section.id).toBe('plant');
    expect(search(RULES, 'STRASSE')[0]?.section.id).toBe('plant');
    expect(search(RULES, 'Añejo')[0]?.section.id).toBe('plant');
  });

  it('wants every word, anywhere', () => {
    expect(search(RULES, 'vine grapes').map(({ section: { id } }) => id)).toEqual(['harvest']);
    expect(search(RULES, 'vine elephants')).toEqual([]);
    expect(search(RULES, '  ')).toEqual([]);
  });

  it('puts titles first', () => {
    const mixed = [RULES[1], RULES[0]].filter((one) => one !== undefined);
    expect(search(mixed, 'plant').map(({ section: { id } }) => id)).toEqual(['plant', 'harvest']);
  });

  it('shows what stands around the first hit', () => {
    const long = section('x', 'X', `${'word '.repeat(40)}needle ${'more '.repeat(60)}`);
    const excerpt = search([long], 'needle')[0]?.excerpt ?? [];
    const text = excerpt.map((piece) => piece.text).join('');
    expect(text.startsWith('… word')).toBe(true);
    expect(text.endsWith(' …')).toBe(true);
    expect(excerpt.find((piece) => piece.hit)?.text).toBe('needle');
  });
});

describe('marking hits', () => {
  it('marks the letters that were there before folding', () => {
    expect(markHits('Große Añejos', ['grosse', 'anejo'])).toEqual([
      { text: 'Große', hit: true },
      { text: ' ', hit: false },
      { text: 'Añejo', hit: true },
      { text: 's', hit: false },
    ]);
  });

  it('joins findHits that touch', () => {
    expect(findHits('vineyard', ['vine', 'neya'])).toEqual([{ start: 0, end: 6 }]);
  });

  it('keeps the place of every foldText character', () => {
    const { text, from } = foldText('aßb');
    expect(text).toBe('assb');
    expect(from).toEqual([0, 1, 1, 2, 3]);
  });

  it('leaves punctuation out of the words', () => {
    expect(searchWords('“Plant”, vine?')).toEqual(['plant', 'vine']);
  });
});

describe('related sections', () => {
  it('names those spoken of first, then neighbours, never the section itself', () => {
    expect(related(RULES, 'harvest').map(({ id }) => id)).toEqual(['plant', 'build']);
    expect(related(RULES, 'nowhere')).toEqual([]);
  });
});
