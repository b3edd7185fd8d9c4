import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { markIcons, splitIcons } from '../../src/lib/icon-terms';

const RESOURCE = new FluentResource(
  '-points = points\n-cask = cask\ngain = Gain { $count } { -points } a { -cask }',
);

function format(...resources: FluentResource[]): string {
  const bundle = new FluentBundle('en', { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
  return bundle.formatPattern(bundle.getMessage('gain')?.value ?? '', { count: 2 });
}

test('a term that has an icon is a part of its own', () => {
  expect(splitIcons(format(RESOURCE, markIcons(RESOURCE)))).toEqual([
    { text: 'Gain 2 ' },
    { text: 'points', icon: 'vp' },
    { text: ' a cask' },
  ]);
});

test('without marks a message is one part in words', () => {
  expect(splitIcons(format(RESOURCE))).toEqual([{ text: 'Gain 2 points a cask' }]);
});
