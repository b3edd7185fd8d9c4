/** The kinds of targets on the table of Viticulture. */
import { targetsOfKinds } from '../lib/target';

const TARGET_KINDS = [
  'space',
  /** All spaces of an action. */
  'task',
  'row',
  'worker',
  'card',
  'deck',
  'structure',
  'seat',
  'mama',
  'papa',
  'field',
  /** A variety on a field. */
  'vine',
  /** A type of wine to make. */
  'make',
  'grape',
  'wine',
  'option',
] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export const { targetId, parseTarget } = targetsOfKinds(TARGET_KINDS);
