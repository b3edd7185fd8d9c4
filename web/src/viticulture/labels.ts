/** The accessible names of targets. */
import type { Space } from '../games';
import type { View } from '../lib/protocol';
import { name, t } from '../lib/words.svelte';
import { parseTarget } from './target-kinds';
import { GAME, taskOf, viticulture } from './view';

export function labelOf(target: string, view: View): string {
  const parsed = parseTarget(target);
  if (parsed === null) return target;
  const { kind, first, second } = parsed;
  switch (kind) {
    case 'row':
      return t('vit-row', { row: name(GAME, 'row', first) });
    case 'space':
      return spaceLabel(first as Space, view);
    case 'vine':
      return t('vit-vine-on', { card: name(GAME, 'card', first), field: name(GAME, 'field', second) });
    case 'grape':
      return t('vit-grape', { colour: first, value: Number(second) });
    case 'wine':
      return t('vit-wine', { wine: name(GAME, 'wine', first), value: Number(second) });
    case 'make':
      return t('vit-make', { wine: name(GAME, 'wine', first) });
    case 'option':
      return optionLabel(first, view);
    case 'seat':
      return t('vit-seat', { number: Number(first) + 1 });
    default:
      return name(GAME, kind, first);
  }
}

/** A space by its action and where on it, if there is more than one space. */
export function spaceLabel(space: Space, view: View): string {
  const task = taskOf(space);
  if (task === null) return name(GAME, 'space', space);
  if (space !== task && viticulture(view).slots.length === 1) return name(GAME, 'task', task);
  const slot = space === task ? 'grande' : space.slice(task.length + 1);
  return t('vit-space', { task: name(GAME, 'task', task), slot });
}

function optionLabel(number: string, view: View): string {
  const card = viticulture(view).in_play.at(-1);
  if (card === undefined) return t('vit-option', { number: Number(number) });
  return t('vit-option-of', { number: Number(number), card: name(GAME, 'card', card) });
}
