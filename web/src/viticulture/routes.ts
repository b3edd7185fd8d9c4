/** Moves that begin with what is picked up: a worker goes to a space, a card to where it is played. */
import type { Field, Space, Task, ViticultureAction, ViticultureComponents, WorkerKind } from '../games';
import type { Route, Variant } from '../lib/game';
import type { Action, Offer, Position, View } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import { components } from './components.svelte';
import { asks } from './questions';
import { parseTarget, targetId } from './target-kinds';
import { FIELDS, taskOf, viticulture } from './view';

/** The moves that begin with a target: a worker or a card. */
export function routes(from: string, { view, legal }: Position, printed = components()): Route[] {
  const parsed = parseTarget(from);
  if (parsed?.kind === 'worker' && asks(view, 'place_worker'))
    return workerRoutes(parsed.first as WorkerKind, legal);
  if (parsed?.kind !== 'card' || printed === null) return [];
  if (asks(view, 'place_worker')) return cardRoutes(parsed.first, legal, printed);
  if (asks(view, 'plant')) return fieldRoutes([{ verb: 'card', card: parsed.first }]);
  if (asks(view, 'bonus')) return bonusRoutes(from, parsed.first, viticulture(view).bonus_of, printed);
  return [];
}

/** A worker of a kind goes to any space; the temporary one as a regular one. */
function workerRoutes(kind: WorkerKind, legal: Offer[]): Route[] {
  const worker = kind === 'temporary' ? 'regular' : kind;
  return spacesOf(legal).flatMap((space) => {
    const answers: Action[] = [
      { verb: 'place', space },
      { verb: 'worker', worker },
    ];
    return [{ to: targetId('space', space), answers }, ...labelRoute(space, legal, answers)];
  });
}

/** The label of an action stands for the space that is drawn as its next one. */
function labelRoute(space: Space, legal: Offer[], answers: Action[]): Route[] {
  const task = taskOf(space);
  if (task === null || spacesOf(legal).find((other) => taskOf(other) === task) !== space) return [];
  return [{ to: targetId('task', task), answers }];
}

function spacesOf(legal: Offer[]): Space[] {
  return legal.flatMap(({ action }) => (action.verb === 'place' ? [action.space as Space] : []));
}

/** A card goes to the spaces where its kind is played, a vine to its field by way of the best of them. */
function cardRoutes(card: string, legal: Offer[], printed: ViticultureComponents): Route[] {
  const deck = printed.cards[card]?.deck;
  const task = deck === undefined ? undefined : printed.played_at[deck];
  const spaces = spacesOf(legal).filter((space) => taskOf(space) === task);
  const bonus = spaces.find((space) => space.endsWith(`_${printed.bonus_slot}`));
  const best = bonus ?? spaces[0];
  if (task === undefined || best === undefined) return [];
  const played: ViticultureAction = { verb: 'card', card };
  const there = (space: Space): Action[] => [{ verb: 'place', space }, played];
  return [
    ...(deck === 'vine' ? fieldRoutes(there(best)) : []),
    ...spaces.map((space) => ({ to: targetId('space', space), answers: there(space) })),
    { to: targetId('task', task), answers: there(best) },
  ];
}

function fieldRoutes(answers: Action[]): Route[] {
  return FIELDS.map((field: Field) => ({
    to: targetId('field', field),
    answers: [...answers, { verb: 'field', field }],
  }));
}

/** Where an action may be taken again, its card is enough to say so. */
function bonusRoutes(
  from: string,
  card: string,
  task: Task | undefined,
  printed: ViticultureComponents,
): Route[] {
  const deck = printed.cards[card]?.deck;
  if (deck === undefined || task === undefined || printed.played_at[deck] !== task) return [];
  const answers: Action[] = [{ verb: 'yes' }, { verb: 'card', card }];
  return deck === 'vine' ? fieldRoutes(answers) : [{ to: from, answers }];
}

/** The grande worker can go in place of the regular one that goes unasked. */
export function variants({ action }: Offer, view: View, seat: number | null): Variant[] {
  const workers = seat === null ? undefined : viticulture(view).players[seat]?.workers;
  if (workers === undefined || action.verb !== 'place' || !asks(view, 'place_worker')) return [];
  if (workers.grande === 0 || workers.regular + workers.temporary === 0) return [];
  const answers: Action[] = [action, { verb: 'worker', worker: 'grande' }];
  return [{ words: t('vit-grande-instead'), answers, bubbleOnly: true }];
}
