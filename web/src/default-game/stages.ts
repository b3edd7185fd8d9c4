/** When it is in the game: the round, where the view counts rounds. */
import type { Stage, StageKind } from '../lib/game';
import type { Position, View } from '../lib/protocol';
import { formatNumber, t } from '../lib/words.svelte';
import type { Description } from './description';
import { fieldName, thingName } from './names';
import { isScalar, tableOf } from './plain';

const KINDS: StageKind[] = ['season', 'year', 'day'];

/** The steps that a replay can move by. */
export function stagesOf({ hasStage, stage }: Description): StageKind[] {
  return hasStage ? ['turn', KINDS.find((kind) => kind === stage) ?? 'round'] : ['turn'];
}

/** "Round 2 of 5"; empty where the view does not count. */
export function stageText({ game, stage, boards }: Description, view: View): string {
  const value = tableOf(view)[stage];
  if (!isScalar(value)) return '';
  if (typeof value !== 'number') return thingName(game, stage, String(value));
  const last = boards.find(({ pieces }) => pieces === stage)?.spaces.at(-1);
  const field = fieldName(game, stage);
  const number = formatNumber(value);
  return last === undefined
    ? t('default-stage', { field, number })
    : t('default-stage-of', { field, number, last });
}

export function stageOf(description: Description, view: View): Stage {
  const value = tableOf(view)[description.stage];
  const label = stageText(description, view) || t('default-whole-game');
  const key = String(value ?? '');
  return typeof value === 'number' ? { key, label, number: value } : { key, label };
}

/** The second line of the prompt. */
export function promptContext(description: Description, { view }: Position): string {
  return stageText(description, view);
}
