import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { markNumber, splitNumbers } from '../../src/naramata/marked-numbers';

test('a marked number chooses the plural, and is a part of its own', () => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(
    new FluentResource('rows = { $count ->\n    [one] { $count } row\n   *[other] { $count } rows\n  } full'),
  );
  const format = (count: number): string =>
    bundle.formatPattern(bundle.getMessage('rows')?.value ?? '', { count: markNumber(count) });
  expect(splitNumbers(format(1))).toEqual([
    { text: '1', bold: true },
    { text: ' row full', bold: false },
  ]);
  expect(splitNumbers(format(-2))).toEqual([
    { text: '−2', bold: true },
    { text: ' rows full', bold: false },
  ]);
});
