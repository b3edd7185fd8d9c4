import { expect, test } from 'vitest';

import { isLocal, readInvitation } from '../../src/pages/parts/invitations';

test('five letters are a code, however they are written', () => {
  expect(readInvitation(' MelON ')).toEqual({ code: 'melon' });
});

test('a link leads to its table or its seat, wherever it was copied from', () => {
  expect(readInvitation('https://example.org/tables/abc234')).toEqual({ address: '/tables/abc234' });
  expect(readInvitation('example.org/join#Ab_-9')).toEqual({ address: '/join#Ab_-9' });
});

test('anything else is no invitation', () => {
  for (const typed of ['', 'mel', 'melons', 'https://example.org/', 'javascript:alert(1)']) {
    expect(readInvitation(typed)).toBeNull();
  }
});

test('an address of this very device is for nobody else', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].every(isLocal)).toBe(true);
  expect(['192.168.1.4', 'cuvee.example.org'].some(isLocal)).toBe(false);
});
