import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const read = (lang: string) =>
  readFileSync(new URL(`../../src/words/${lang}/pages.ftl`, import.meta.url), 'utf8');
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? '').sort();
const args = (text: string) => [...new Set([...text.matchAll(/\{ \$(\w+)/g)].map(([, name]) => name))].sort();

/** Each message with the names of what it is told. */
function told(lang: string): Map<string, (string | undefined)[]> {
  const parts = read(lang).split(/^(?=[a-z][\w-]* =)/m);
  return new Map(
    parts.filter((part) => / =/.test(part)).map((part) => [part.split(' ')[0] ?? '', args(part)]),
  );
}

test('all languages say the same messages, each of the same things', () => {
  const english = told('en');
  expect([...english.keys()].sort()).toEqual([...new Set(ids(read('en')))]);
  for (const lang of ['de', 'es']) {
    expect(ids(read(lang))).toEqual(ids(read('en')));
    for (const [id, names] of told(lang)) expect([id, names]).toEqual([id, english.get(id)]);
  }
});

test('every message that a page names is there', () => {
  const known = new Set(ids(read('en')));
  const folder = new URL('../../src/pages/', import.meta.url);
  const missing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(new URL(path, folder), 'utf8');
      return [...source.matchAll(/\bt\('([\w-]+)'/g)]
        .map(([, id]) => id ?? '')
        .filter((id) => !known.has(id));
    });
  expect(missing).toEqual([]);
});
