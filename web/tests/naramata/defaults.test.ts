import { expect, test } from 'vitest';

import { autoAnswer } from '../../src/naramata/defaults';
import { asked, offer, position } from './sample';

const done = offer({ verb: 'done' });
const up = offer({ verb: 'flip', upgrade: 'unlock_store' });
const other = offer({ verb: 'flip', upgrade: 'double_action' });

test('a new upgrade is laid face up, unless another one has to give way', () => {
  expect(autoAnswer(position(asked('activate'), [done, up]))).toBe(up);
  expect(autoAnswer(position(asked('activate'), [done, up, other]))).toBeNull();
});

test('no upgrade is turned down in the morning without need', () => {
  expect(autoAnswer(position(asked('choose_active'), [done, up, other]))).toBe(done);
  expect(autoAnswer(position(asked('choose_active'), [up, other]))).toBeNull();
});

test('everything else is asked', () => {
  expect(autoAnswer(position(asked('turn'), [done]))).toBeNull();
});
