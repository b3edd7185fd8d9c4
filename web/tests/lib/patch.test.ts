import { describe, expect, it } from 'vitest';

import { applyPatch } from '../../src/lib/protocol';

const before = { a: [1, 2], b: { 'c/d': 1, '~e': 2 }, f: null as number | null };

describe('a JSON patch', () => {
  it.each([
    [{ op: 'add', path: '/a/1', value: 9 }, { a: [1, 9, 2] }],
    [{ op: 'add', path: '/a/-', value: 9 }, { a: [1, 2, 9] }],
    [{ op: 'remove', path: '/a/0' }, { a: [2] }],
    [{ op: 'replace', path: '/a/0', value: 9 }, { a: [9, 2] }],
    [{ op: 'replace', path: '/b/c~1d', value: null }, { b: { 'c/d': null, '~e': 2 } }],
    [{ op: 'remove', path: '/b/~0e' }, { b: { 'c/d': 1 } }],
    [{ op: 'add', path: '/b/g', value: [3] }, { b: { 'c/d': 1, '~e': 2, g: [3] } }],
  ] as const)('is applied as the standard says: %o', (operation, changed) => {
    const kept = structuredClone(before);
    expect(applyPatch<unknown>(before, [operation])).toEqual({ ...before, ...changed });
    expect(before).toEqual(kept);
  });

  it('replaces the whole at the empty path', () => {
    expect(applyPatch<unknown>(before, [{ op: 'replace', path: '', value: 5 }])).toBe(5);
  });

  it('shares what it does not change', () => {
    const after = applyPatch(before, [{ op: 'replace', path: '/a/0', value: 5 }]);
    expect(after.b).toBe(before.b);
  });
});
