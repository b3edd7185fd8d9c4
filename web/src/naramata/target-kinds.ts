/** The kinds of targets on the table of Naramata. */
import { targetsOfKinds } from '../lib/target';

const TARGET_KINDS = [
  /** A space of a winery, or whatever is on offer at a winery. */
  'winery',
  'end',
  'region',
  /** Where a phantom may turn off, by the winery it comes to. */
  'fork',
  /** A stop on the road past a winery. */
  'road',
  'tourist',
  /** A tourist on the vehicle of a seat. */
  'ride',
  'drawncard',
  'market',
  'upgrade',
  'vehicle',
  /** A large button of a screen, by its verb. */
  'answer',
] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export const { targetId, parseTarget } = targetsOfKinds(TARGET_KINDS);
