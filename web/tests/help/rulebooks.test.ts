import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { sections } from '../../tools/rulebook';

const LANGUAGES = ['en', 'de', 'es'];
const read = (lang: string, game: string) =>
  sections(readFileSync(new URL(`../../src/help/${lang}/${game}.md`, import.meta.url), 'utf-8'));

describe.each(['viticulture', 'naramata'])('the rules of %s', (game) => {
  const english = read('en', game);

  test.each(LANGUAGES)('have the same sections in the same order in %s', (lang) => {
    expect(read(lang, game).map((section) => section.id)).toEqual(english.map((section) => section.id));
  });

  test.each(LANGUAGES)('say something in every section in %s, once', (lang) => {
    const found = read(lang, game);
    expect(new Set(found.map((section) => section.title)).size).toBe(found.length);
    for (const section of found) expect(section.text.length, section.id).toBeGreaterThan(40);
  });

  test.each(LANGUAGES)('have as many rows in every table in %s', (lang) => {
    const rows = (html: string) => html.match(/<tr>/g)?.length ?? 0;
    expect(read(lang, game).map(({ html }) => rows(html))).toEqual(english.map(({ html }) => rows(html)));
  });
});

test('a section without an id is refused', () => {
  expect(() => sections('## Harvesting\n\nText.')).toThrow('needs an id');
});
