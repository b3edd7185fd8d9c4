import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { things as naramata } from '../../src/naramata/things';
import { things as viticulture } from '../../src/viticulture/things';
import { targetKey } from '../../src/table/things';

const SOURCE = join(import.meta.dirname, '../../src');
const GAMES = { viticulture, naramata };
const LANGUAGES = ['en', 'de', 'es'];

function read(...path: string[]): string {
  return readFileSync(join(SOURCE, ...path), 'utf-8');
}

function components(folder: string): string[] {
  return readdirSync(folder).flatMap((entry) => {
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) return components(path);
    return path.endsWith('.svelte') ? [readFileSync(path, 'utf-8')] : [];
  });
}

describe.each(Object.entries(GAMES))('the things of %s', (game, things) => {
  it.each(LANGUAGES)('are explained in %s, each with a section of the rules', (lang) => {
    const words = read('words', lang, `about-${game}.ftl`);
    const said = [...words.matchAll(/^(about-[\w-]+) = \S/gm)].map(([, id]) => id).sort();
    const wanted = Object.keys(things.rules).flatMap((key) => [
      `about-${game}-${key}`,
      `about-${game}-${key}-text`,
    ]);
    expect(said).toEqual(wanted.sort());
    const rules = read('help', lang, `${game}.md`);
    for (const section of Object.values(things.rules)) expect(rules).toContain(`{#${section}}`);
  });

  it('are all that targets, icons and drawings name', () => {
    const named = [...Object.values(things.targets), ...Object.values(things.icons)];
    const drawn = components(join(SOURCE, game)).flatMap((text) =>
      [...text.matchAll(/data-about="(\w+)"/g)].map(([, key]) => key ?? ''),
    );
    expect(drawn.length).toBeGreaterThan(8);
    for (const key of [...named, ...drawn]) expect(Object.keys(things.rules)).toContain(key.split(':')[0]);
  });
});

describe('targetKey', () => {
  it('names a target by its kind, or by its own name', () => {
    expect(targetKey('row:4', viticulture)).toBe('wake_up');
    expect(targetKey('structure:yoke', viticulture)).toBe('structure:yoke');
    expect(targetKey('moon', viticulture)).toBeNull();
  });
});
