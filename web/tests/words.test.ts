import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const WORDS = new URL('../src/words/', import.meta.url).pathname;
const SOURCES = new URL('../src/', import.meta.url).pathname;
const LANGUAGES = ['en', 'de', 'es'];
const rooms = readdirSync(join(WORDS, 'en')).sort();

function source(lang: string, room: string): string {
  return readFileSync(join(WORDS, lang, room), 'utf-8');
}

/** The names of a file's messages, each with the arguments it uses. */
function messages(lang: string, room: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of source(lang, room).split(/^(?=[a-zA-Z-])/m)) {
    const id = /^(-?[a-zA-Z][\w-]*) *=/.exec(entry)?.[1];
    const lines = entry.split('\n').filter((line) => !line.startsWith('#'));
    const used = lines.join('\n').match(/\$[\w-]+/g) ?? [];
    if (id !== undefined) found.set(id, [...new Set(used)].sort().join(' '));
  }
  return found;
}

function everyFile(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && name !== 'api.ts')
    .map((name) => readFileSync(join(folder, name), 'utf-8'));
}

test('every language has every room', () => {
  for (const lang of LANGUAGES) expect(readdirSync(join(WORDS, lang)).sort()).toEqual(rooms);
});

describe.each(rooms)('%s', (room) => {
  test.each(LANGUAGES)('says the same in %s', (lang) => {
    expect([...messages(lang, room)].sort()).toEqual([...messages('en', room)].sort());
  });

  test.each(LANGUAGES)('can be read in %s', (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const resource = new FluentResource(source(lang, room));
    expect(bundle.addResource(resource)).toEqual([]);
    expect(resource.body.length, 'an entry that cannot be read is left out').toBe(messages(lang, room).size);
  });

  test.each(LANGUAGES)('is set with care in %s', (lang) => {
    const said = source(lang, room).replace(/^#.*$/gm, '');
    expect(said, 'no shouting').not.toMatch(/[a-z]!/);
    expect(said, 'typographic apostrophes and quotes').not.toMatch(/\w'\w/);
    expect(said, 'the true minus').not.toMatch(/(^|[\s(])-\d/m);
  });
});

test('no name stands in two rooms', () => {
  const names = rooms.flatMap((room) => [...messages('en', room).keys()]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('whatever the client says by name has words', () => {
  const known = new Set(rooms.flatMap((room) => [...messages('en', room).keys()]));
  const wanted = new Set<string>();
  for (const text of everyFile(SOURCES)) {
    for (const [, id = ''] of text.matchAll(/\bt\(\s*'([\w-]+)'/g)) wanted.add(id);
  }
  expect([...wanted].filter((id) => !known.has(id))).toEqual([]);
});

test('nothing has words that nobody says', () => {
  const all = everyFile(SOURCES).join('\n');
  const made = [...all.matchAll(/[`'"]([\w-]+-)(?:\$\{|['"])/g)].map(([, start = '']) => start);
  const said = (id: string) =>
    all.includes(`'${id}'`) || all.includes(`"${id}"`) || made.some((start) => id.startsWith(start));
  const terms = (id: string) =>
    id.startsWith('-') || rooms.some((room) => source('en', room).includes(`{ ${id} }`));
  const names = rooms.flatMap((room) => [...messages('en', room).keys()]);
  expect(names.filter((id) => !said(id) && !terms(id))).toEqual([]);
});
