import { beforeAll, expect, test, vi } from 'vitest';

import { Refused } from '../../src/lib/server';
import { setLanguage } from '../../src/lib/words.svelte';
import { errorText } from '../../src/pages/parts/error-text';

const COMMON =
  'error-option-conflict = Option „{ $name }“ geht nicht\nerror-no-game = Kein Spiel „{ $name }“';

vi.mock('../../src/lib/server', async (original) => ({
  ...(await original<typeof import('../../src/lib/server')>()),
  api: { GET: () => null },
  data: () => Promise.resolve({ common: COMMON }),
}));
vi.stubGlobal('document', { documentElement: {} });
beforeAll(() => setLanguage('de'));

test('what is wrong with options is told in the language of the user, by their titles', () => {
  const text = { text: 'error-option-conflict', args: { name: 'solo' } };
  expect(errorText(new Refused(422, 'bad_table', "option 'solo' ...", text))).toBe(
    'Der Server hat diesen Tisch abgelehnt: Option „Solo“ geht nicht',
  );
  const unknown = { text: 'error-no-game', args: { name: 'chess' } };
  expect(errorText(new Refused(422, 'bad_input', "there is no game 'chess'", unknown))).toBe(
    'Kein Spiel „chess“',
  );
});

test('what has no words is told as the server says it', () => {
  expect(errorText(new Refused(422, 'bad_input', 'lists in lists'))).toBe('lists in lists');
  const later = { text: 'error-of-a-later-server', args: {} };
  expect(errorText(new Refused(422, 'bad_input', 'something new', later))).toBe('something new');
});
