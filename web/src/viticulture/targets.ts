/** Which targets stand for an offer, and which action choosing a target would take. */
import type { Action, Offer, View } from '../lib/protocol';
import { asks } from './questions';
import { parseTarget, targetId } from './target-kinds';
import { taskOf, vit, type FieldName, type Space, type Task } from './view';

/** The targets that stand for an offer; passing, yes, no and done are buttons. */
export function targetsOf({ action }: Offer, view: View): string[] {
  const argument = (key: string): string => String(action[key] ?? '');
  switch (action.verb) {
    case 'worker':
    case 'card':
    case 'deck':
    case 'structure':
    case 'seat':
    case 'mama':
    case 'papa':
      return [targetId(action.verb, argument(action.verb))];
    case 'place':
      return spaceTargets(argument('space') as Space);
    case 'wake_up':
      return [targetId('row', argument('row'))];
    case 'field':
    case 'buy_field':
      return [targetId('field', argument('field'))];
    case 'vine':
      return [targetId('vine', argument('card'), argument('field'))];
    case 'make':
      return [targetId('make', argument('wine'))];
    case 'grape':
      return [targetId('grape', argument('colour'), argument('value'))];
    case 'wine':
      return [targetId('wine', argument('wine'), argument('value'))];
    case 'retrieve':
      return [targetId('space', argument('space'))];
    case 'option':
      return hasOptions(view) ? [targetId('option', argument('number'))] : [];
    default:
      return [];
  }
}

/** A space stands for itself, and the label of its action for all of its spaces. */
function spaceTargets(space: Space): string[] {
  const task = taskOf(space);
  const own = targetId('space', space);
  return task === null ? [own] : [own, targetId('task', task)];
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
  const parsed = parseTarget(target);
  if (parsed === null) return null;
  const { kind, first, second } = parsed;
  switch (kind) {
    case 'worker':
    case 'card':
    case 'deck':
    case 'structure':
    case 'seat':
    case 'mama':
    case 'papa':
      return { verb: kind, [kind]: first };
    case 'space':
      return placeAction(first as Space, view);
    case 'task':
      return placeAction(nextSpace(first as Task, view), view);
    case 'row':
      return { verb: 'wake_up', row: first };
    case 'field':
      return { verb: isSold(first as FieldName, view) ? 'buy_field' : 'field', field: first };
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
    ...players.flatMap(({ placed }) => placed.map(({ space }) => space)),
    ...(automa?.spaces ?? []),
  ]);
  const free = slots.find((slot) => !taken.has(`${task}_${slot}`));
  return free === undefined ? task : `${task}_${free}`;
}

/** Whether whoever is asked to trade a field has sold this one, so that it could only be bought back. */
function isSold(field: FieldName, view: View): boolean {
  const seat = asks(view, 'trade_field') ? view.decision?.seats[0] : undefined;
  return seat !== undefined && (vit(view).players[seat]?.fields[field].sold ?? false);
}
