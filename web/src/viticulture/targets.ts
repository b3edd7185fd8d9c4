/** Which targets stand for an offer, and which action choosing a target would take. */
import type {
  Deck,
  Field,
  GrapeColour,
  Space,
  Structure,
  Task,
  ViticultureAction,
  ViticultureVerb,
  Wine,
  WorkerKind,
} from '../games';
import type { Offer, View } from '../lib/protocol';
import { asks } from './questions';
import { parseTarget, targetId } from './target-kinds';
import { taskOf, viticulture } from './view';

/** The targets that stand for an offer; passing, yes, no and done are buttons. */
export function targetsOf(offer: Offer, view: View, seat: number | null = null): string[] {
  const action = offer.action as ViticultureAction;
  switch (action.verb) {
    case 'worker':
      return workerTargets(action.worker, view, seat);
    case 'card':
      return [targetId('card', action.card)];
    case 'deck':
      return [targetId('deck', action.deck)];
    case 'structure':
      return [targetId('structure', action.structure)];
    case 'seat':
      return [targetId('seat', action.seat)];
    case 'mama':
      return [targetId('mama', action.mama)];
    case 'papa':
      return [targetId('papa', action.papa)];
    case 'place':
      return spaceTargets(action.space);
    case 'wake_up':
      return [targetId('row', action.row)];
    case 'field':
    case 'buy_field':
      return [targetId('field', action.field)];
    case 'vine':
      return [targetId('vine', action.card, action.field)];
    case 'make':
      return [targetId('make', action.wine)];
    case 'grape':
      return [targetId('grape', action.colour, action.value)];
    case 'wine':
      return [targetId('wine', action.wine, action.value)];
    case 'retrieve':
      return [targetId('space', action.space)];
    case 'option':
      return hasOptions(view) ? [targetId('option', action.number)] : [];
    case 'pass':
    case 'yes':
    case 'no':
    case 'done':
      return [];
  }
}

/** The temporary worker goes as a regular one, and before the others. */
function workerTargets(worker: WorkerKind, view: View, seat: number | null): string[] {
  const own = targetId('worker', worker);
  const player = seat === null ? undefined : viticulture(view).players[seat];
  const temporary = worker === 'regular' && (player?.workers.temporary ?? 0) > 0;
  return temporary ? [targetId('worker', 'temporary'), own] : [own];
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
  return viticulture(view).in_play.length > 0 || asksForParents(view);
}

/** The action with this verb: what its arguments may be. */
type ActionOf<Verb extends ViticultureVerb> = Extract<ViticultureAction, { verb: Verb }>;

/** The action by which a target would be chosen, to ask why it cannot be. */
export function actionOf(target: string, view: View): ViticultureAction | null {
  const parsed = parseTarget(target);
  if (parsed === null) return null;
  const { kind, first, second } = parsed;
  switch (kind) {
    case 'worker':
      return { verb: 'worker', worker: first as WorkerKind };
    case 'card':
      return { verb: 'card', card: first };
    case 'deck':
      return { verb: 'deck', deck: first as Deck };
    case 'structure':
      return { verb: 'structure', structure: first as Structure };
    case 'seat':
      return { verb: 'seat', seat: first as ActionOf<'seat'>['seat'] };
    case 'mama':
      return { verb: 'mama', mama: first };
    case 'papa':
      return { verb: 'papa', papa: first };
    case 'space':
      return placeAction(first as Space, view);
    case 'task':
      return placeAction(viticulture(view).next_space[first as Task], view);
    case 'row':
      return { verb: 'wake_up', row: first as ActionOf<'wake_up'>['row'] };
    case 'field':
      return { verb: isSold(first as Field, view) ? 'buy_field' : 'field', field: first as Field };
    case 'vine':
      return { verb: 'vine', card: first as ActionOf<'vine'>['card'], field: second as Field };
    case 'make':
      return { verb: 'make', wine: first as Wine };
    case 'grape':
      return { verb: 'grape', colour: first as GrapeColour, value: second as ActionOf<'grape'>['value'] };
    case 'wine':
      return { verb: 'wine', wine: first as Wine, value: second as ActionOf<'wine'>['value'] };
    case 'option':
      return { verb: 'option', number: first as ActionOf<'option'>['number'] };
  }
}

/** Going to a space, or coming back from it where that is asked. */
function placeAction(space: Space, view: View): ViticultureAction {
  const { players } = viticulture(view);
  const seat = asks(view, 'retrieve') ? view.decision?.seats[0] : undefined;
  const there = seat === undefined ? undefined : players[seat]?.placed.find((one) => one.space === space);
  return there === undefined ? { verb: 'place', space } : { verb: 'retrieve', space, worker: there.worker };
}

/** Whether whoever is asked to trade a field has sold this one, so that it could only be bought back. */
function isSold(field: Field, view: View): boolean {
  const seat = asks(view, 'trade_field') ? view.decision?.seats[0] : undefined;
  return seat !== undefined && (viticulture(view).players[seat]?.fields[field].sold ?? false);
}
