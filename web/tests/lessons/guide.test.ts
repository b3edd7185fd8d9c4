import { describe, expect, it } from 'vitest';

import { answerTo } from '../../src/lessons/guide';

const GUIDE = { right: [4, 5], mistakes: [{ actions: [7], answer: 'not seven' }], other: 'something else' };

describe('answerTo', () => {
  it('lets pass what leads on', () => {
    expect(answerTo(GUIDE, 5)).toBeNull();
  });
  it('answers a mistake by its own sentence, any other by the usual one', () => {
    expect(answerTo(GUIDE, 7)).toBe('not seven');
    expect(answerTo(GUIDE, 8)).toBe('something else');
  });
  it('lets everything pass where all is right', () => {
    expect(answerTo({ ...GUIDE, right: null }, 8)).toBeNull();
  });
});
