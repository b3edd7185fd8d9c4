import { expect, test, vi } from 'vitest';

import DefaultPlay from '../../src/default-game/Play.svelte';
import { loadGameUi, sectionOfReason } from '../../src/lib/game';
import type { Offer } from '../../src/lib/protocol';
import ViticulturePlay from '../../src/viticulture/Play.svelte';

vi.mock('../../src/lib/server', () => ({
  api: { GET: () => null },
  data: () => Promise.resolve({}),
  once: (load: () => unknown) => load,
}));

vi.mock('../../src/lib/settings.svelte', () => ({ settings: {} }));
vi.mock('../../src/lib/router.svelte', () => ({ route: () => null, navigate: () => null }));

const pass = { code: 0, action: { verb: 'pass' }, label: null } as Offer;

test('a game that brings no drawing has the default one, whole', async () => {
  const ui = await loadGameUi('unheard_of');
  expect(ui.Play).toBe(DefaultPlay);
  expect(ui.stages).toEqual(['turn']);
  expect(await sectionOfReason('unheard_of', 'pass')).toBeNull();
});

test('what a game brings replaces the default part by part', async () => {
  const ui = await loadGameUi('viticulture');
  expect(ui.Play).toBe(ViticulturePlay);
  expect(ui.stages).toEqual(['turn', 'season', 'year']);
  // These parts it leaves to the default.
  expect(ui.colour(1, null)).toBe('blue');
  expect(ui.needsConfirm(pass)).toBe(true);
  expect(await sectionOfReason('viticulture', 'pass')).toBe('place');
});
