import { describe, expect, test } from 'vitest';

import type { NaramataAction } from '../../src/games';
import { actionOf, targetsOf } from '../../src/naramata/targets';
import { asked, offer, view } from './sample';

describe('the thing that stands for an offer', () => {
  test.each<[NaramataAction, string[]]>([
    [{ verb: 'end_day' }, ['end']],
    [{ verb: 'space', winery: 'hillside', space: '2' }, ['winery:hillside:2', 'winery:hillside']],
    [{ verb: 'road_pairing', winery: 'lang' }, ['road:lang']],
    [{ verb: 'start', region: 'start_upper' }, ['region:start_upper']],
    [{ verb: 'tourist', tourist: 't05' }, ['tourist:t05']],
    [{ verb: 'cheese', cheese: '7' }, ['drawncard:cheese:7']],
    [{ verb: 'tasting', tasting: '8' }, ['drawncard:tasting:8']],
    [{ verb: 'purchase', purchase: '9' }, ['drawncard:purchase:9']],
    [{ verb: 'buy', slot: '3' }, ['market:3']],
    [{ verb: 'use', upgrade: 'disk_die' }, ['upgrade:disk_die']],
    [{ verb: 'flip', upgrade: 'disk_die' }, ['upgrade:disk_die']],
    [{ verb: 'vehicle', vehicle: 'red' }, ['vehicle:red']],
    [{ verb: 'ride', tourist: 't05', seat: '1' }, ['ride:t05:1', 'tourist:t05']],
    [{ verb: 'keep' }, ['answer:keep']],
    [{ verb: 'sell' }, ['answer:sell']],
  ])('%o is drawn as %o', (action, targets) => {
    expect(targetsOf(offer(action), view())).toEqual(targets);
  });

  test.each<NaramataAction>([
    { verb: 'act' },
    { verb: 'pit_stop' },
    { verb: 'disks', count: '1' },
    { verb: 'tokens', count: '2' },
    { verb: 'points' },
    { verb: 'prestige' },
    { verb: 'yes' },
    { verb: 'no' },
    { verb: 'done' },
    { verb: 'option', number: '1' },
  ])('$verb is a button beside the prompt', (action) => {
    expect(targetsOf(offer(action), view())).toEqual([]);
  });

  test('where the Phantom comes to a fork, a winery is a way', () => {
    const action = { verb: 'space', winery: 'lang', space: '1' } as const;
    expect(targetsOf(offer(action), asked('phantom_fork'))).toEqual(['fork:lang']);
  });

  test('of an upgrade just bought one is asked with buttons', () => {
    expect(targetsOf(offer({ verb: 'flip', upgrade: 'disk_die' }), asked('activate'))).toEqual([]);
  });

  test('alone there is no question of the vehicle', () => {
    const alone = { ...view(), seats: 1 };
    expect(targetsOf(offer({ verb: 'ride', tourist: 't05', seat: '0' }), alone)).toEqual(['tourist:t05']);
  });

  test('the word on a proposal stands on its screen', () => {
    expect(targetsOf(offer({ verb: 'yes' }), asked('agree'))).toEqual(['answer:yes']);
  });
});

describe('the action a thing stands for', () => {
  test.each([
    ['winery:hillside:2', { verb: 'space', winery: 'hillside', space: '2' }],
    ['end', { verb: 'end_day' }],
    ['road:lang', { verb: 'road_pairing', winery: 'lang' }],
    ['region:start_lower', { verb: 'start', region: 'start_lower' }],
    ['tourist:t05', { verb: 'tourist', tourist: 't05' }],
    ['ride:t05:2', { verb: 'ride', tourist: 't05', seat: '2' }],
    ['drawncard:cheese:7', { verb: 'cheese', cheese: '7' }],
    ['market:3', { verb: 'buy', slot: '3' }],
    ['upgrade:disk_die', { verb: 'use', upgrade: 'disk_die' }],
    ['vehicle:red', { verb: 'vehicle', vehicle: 'red' }],
    ['answer:keep', { verb: 'keep' }],
  ])('%s', (target, action) => {
    expect(actionOf(target, view())).toEqual(action);
  });

  test('an upgrade is turned down where that is the question', () => {
    expect(actionOf('upgrade:disk_die', asked('choose_active'))).toEqual({
      verb: 'flip',
      upgrade: 'disk_die',
    });
  });

  test('a fork is nothing one could do oneself', () => {
    expect(actionOf('fork:lang', view())).toBeNull();
  });
});
