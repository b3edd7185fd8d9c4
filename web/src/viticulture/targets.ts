/** What is drawn for an action, what a drawn thing would be chosen by, and what it is called. */
import type { Action, Offer, View } from '../lib/protocol';
import { name, t } from '../lib/words.svelte';
import { asks } from './questions';
import { taskOf, vit, type FieldName, type Space, type Task } from './view';

export const GAME = 'viticulture';

/** The kinds of targets that have a verb of the same name and one thing to name. */
const ONE_ARGUMENT = ['worker', 'card', 'deck', 'structure', 'seat', 'mama', 'papa'];

/** The targets that stand for an offer; passing, yes, no and done are buttons. */
export function targets(offer: Offer, view: View): string[] {
  const { action } = offer;
  const { verb } = action;
  if (ONE_ARGUMENT.includes(verb)) return [`${verb}:${action[verb] ?? ''}`];
  switch (verb) {
    case 'place':
      return placed(String(action['space']) as Space);
    case 'wake_up':
      return [`row:${action['row'] ?? ''}`];
    case 'field':
    case 'buy_field':
      return [`field:${action['field'] ?? ''}`];
    case 'vine':
      return [`vine:${action['card'] ?? ''}:${action['field'] ?? ''}`];
    case 'make':
      return [`make:${action['wine'] ?? ''}`];
    case 'grape':
      return [`grape:${action['colour'] ?? ''}:${action['value'] ?? ''}`];
    case 'wine':
      return [`wine:${action['wine'] ?? ''}:${action['value'] ?? ''}`];
    case 'retrieve':
      return [`space:${action['space'] ?? ''}`];
    case 'option':
      return hasOptions(view) ? [`option:${action['number'] ?? ''}`] : [];
    default:
      return [];
  }
}

/** A space stands for itself, and the label of its action for all of its spaces. */
function placed(space: Space): string[] {
  const task = taskOf(space);
  return task === null ? [`space:${space}`] : [`space:${space}`, `task:${task}`];
}

/** Whether the family is being chosen. */
export function asksForParents(view: View): boolean {
  return asks(view, 'mama', 'papa_kept', 'papa', 'redraw_mama');
}

/** Whether the options that are asked for stand on a card in sight: a visitor's, or a papa's gifts. */
export function hasOptions(view: View): boolean {
  return vit(view).in_play.length > 0 || asksForParents(view);
}

/** The action by which a target would be chosen, to ask why it cannot be. */
export function actionOf(target: string, view: View): Action | null {
  const [kind = '', first = '', second = ''] = target.split(':');
  if (ONE_ARGUMENT.includes(kind)) return { verb: kind, [kind]: first };
  switch (kind) {
    case 'space':
      return placeAction(first as Space, view);
    case 'task':
      return placeAction(nextSpace(first as Task, view), view);
    case 'row':
      return { verb: 'wake_up', row: first };
    case 'field':
      return { verb: sold(first as FieldName, view) ? 'buy_field' : 'field', field: first };
    case 'vine':
      return { verb: 'vine', card: first, field: second };
    case 'make':
      return { verb: 'make', wine: first };
    case 'grape':
      return { verb: 'grape', colour: first, value: second };
    case 'wine':
      return { verb: 'wine', wine: first, value: second };
    case 'option':
      return { verb: 'option', number: first };
    default:
      return null;
  }
}

/** Going to a space, or coming back from it where that is asked. */
function placeAction(space: Space, view: View): Action {
  const { players } = vit(view);
  const seat = asks(view, 'retrieve') ? view.decision?.seats[0] : undefined;
  const there = seat === undefined ? undefined : players[seat]?.placed.find((one) => one.space === space);
  return there === undefined ? { verb: 'place', space } : { verb: 'retrieve', space, worker: there.worker };
}

/** The first free space of an action; its picture, for a grande worker, where there is none. */
function nextSpace(task: Task, view: View): Space {
  const { players, slots, automa } = vit(view);
  const taken = new Set<Space>([
    ...players.flatMap(({ placed: out }) => out.map(({ space }) => space)),
    ...(automa?.spaces ?? []),
  ]);
  const free = slots.find((slot) => !taken.has(`${task}_${slot}`));
  return free === undefined ? task : `${task}_${free}`;
}

/** Whether whoever is asked to trade a field has sold this one, so that it could only be bought back. */
function sold(field: FieldName, view: View): boolean {
  const seat = asks(view, 'trade_field') ? view.decision?.seats[0] : undefined;
  return seat !== undefined && (vit(view).players[seat]?.fields[field].sold ?? false);
}

/** What a target is called. */
export function called(target: string, view: View): string {
  const [kind = '', first = '', second = ''] = target.split(':');
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
  if (space !== task && vit(view).slots.length === 1) return name(GAME, 'task', task);
  const slot = space === task ? 'grande' : space.slice(task.length + 1);
  return t('vit-space', { task: name(GAME, 'task', task), slot });
}

function optionLabel(number: string, view: View): string {
  const card = vit(view).in_play.at(-1);
  if (card === undefined) return t('vit-option', { number: Number(number) });
  return t('vit-option-of', { number: Number(number), card: name(GAME, 'card', card) });
}
