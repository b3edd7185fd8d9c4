/**
 * Which drawn things stand for an offer, and which action choosing one would take.
 *
 * Targets are `zone:hand:rope` (`zone:hand@1:rope` for what another seat holds), `space:islands:reef` and
 * `seat:1`. The log refers to things by their kind alone, `card:rope`.
 */
import type { Action, Offer, View } from '../lib/protocol';
import { t } from '../lib/words.svelte';
import type { Description, Zone } from './description';
import { zonesOf } from './fields';
import { fieldName, thingName } from './names';
import { argumentsOf, playersOf, tableOf } from './plain';

export function zoneTarget(field: string, seat: number | null, key: string): string {
  return `zone:${seat === null ? field : `${field}@${seat}`}:${key}`;
}

export function spaceTarget(board: string, space: string): string {
  return `space:${board}:${space}`;
}

export function seatTarget(seat: number): string {
  return `seat:${seat}`;
}

/** What a target stands for. */
export type Thing =
  | { is: 'thing'; kind: string; key: string; field: string | null }
  | { is: 'space'; kind: string; key: string; board: string }
  | { is: 'seat'; seat: number };

/** What a target stands for; null for what is none of this game. */
export function thingOf(description: Description, target: string, view: View): Thing | null {
  const [first = '', second = '', ...rest] = target.split(':');
  const key = rest.join(':');
  if (first === 'seat' && rest.length === 0) return { is: 'seat', seat: Number(second) };
  if (rest.length === 0) return { is: 'thing', kind: first, key: second, field: null };
  if (first === 'space') {
    const board = description.boards.find(({ name }) => name === second);
    return board === undefined ? null : { is: 'space', kind: board.kind, key, board: second };
  }
  const [field = '', seat] = second.split('@');
  const fields = seat === undefined ? tableOf(view) : playersOf(view)[Number(seat)];
  const zone = description.zone(field, fields?.[field], seat !== undefined);
  return zone === null ? null : { is: 'thing', kind: zone.kind, key, field };
}

/** The targets that stand for an offer: every drawn thing that its action names. */
export function targetsOf(
  description: Description,
  offer: Offer,
  view: View,
  viewpoint: number | null,
): string[] {
  const { verb } = offer.action;
  return Object.entries(argumentsOf(offer.action)).flatMap(([kind, key]) => {
    if (kind === 'seat') return [seatTarget(Number(key))];
    const spaces = description.boards.filter((board) => board.kind === kind && board.spaces.includes(key));
    if (spaces.length > 0) return spaces.map(({ name }) => spaceTarget(name, key));
    return holdersOf(description, view, viewpoint, { verb, kind, key });
  });
}

interface Holder {
  seat: number | null;
  field: string;
  zone: Zone;
  things: Set<string>;
}

/** The zones of each view, since every offer looks for its things in them. */
const holders = new WeakMap<View, Holder[]>();

function allHolders(description: Description, view: View): Holder[] {
  const known = holders.get(view);
  if (known !== undefined) return known;
  const all = [null, ...playersOf(view).keys()].flatMap((seat) =>
    zonesOf(description, seat === null ? tableOf(view) : (playersOf(view)[seat] ?? {}), seat !== null).map(
      ({ field, zone, things }) => ({ seat, field, zone, things: new Set(things) }),
    ),
  );
  holders.set(view, all);
  return all;
}

interface Wanted {
  verb: string;
  kind: string;
  key: string;
}

/** The zones that hold a thing: one's own, else those of the table, else those of others. */
function holdersOf(description: Description, view: View, viewpoint: number | null, wanted: Wanted): string[] {
  const found = allHolders(description, view).filter(
    ({ zone, things }) => choosesFrom(zone, wanted) && things.has(wanted.key),
  );
  const own = found.filter(({ seat }) => seat !== null && seat === viewpoint);
  const shared = found.filter(({ seat }) => seat === null);
  const nearest = own.length > 0 ? own : shared.length > 0 ? shared : found;
  return nearest.map(({ field, seat }) => zoneTarget(field, seat, wanted.key));
}

function choosesFrom(zone: Zone, { verb, kind }: Pick<Wanted, 'verb' | 'kind'>): boolean {
  return zone.kind === kind && (zone.verbs?.includes(verb) ?? true);
}

/** The action that choosing a target would take, to ask why it cannot be: the one nearest to what is offered. */
export function actionOf(
  description: Description,
  target: string,
  view: View,
  offers: Offer[],
): Action | null {
  const thing = thingOf(description, target, view);
  if (thing === null) return null;
  const [kind, key] = thing.is === 'seat' ? ['seat', String(thing.seat)] : [thing.kind, thing.key];
  const zone = thing.is === 'thing' && thing.field !== null ? description.zone(thing.field, [], true) : null;
  let best: Action | null = null;
  let most = -1;
  for (const action of description.actions) {
    if (argumentsOf(action)[kind] !== key) continue;
    if (zone?.verbs !== undefined && !zone.verbs.includes(action.verb)) continue;
    const likeness = Math.max(0, ...offers.map((offer) => likenessOf(action, offer.action)));
    if (likeness > most) [best, most] = [action, likeness];
  }
  return best;
}

/** How alike two actions are: the same verb, then how many of the same arguments. */
function likenessOf(action: Action, other: Action): number {
  if (action.verb !== other.verb) return 0;
  const wanted = argumentsOf(other);
  return 1 + Object.entries(argumentsOf(action)).filter(([name, key]) => wanted[name] === key).length;
}

/** The accessible name of a target: "Rope, market". */
export function labelOf(description: Description, target: string, view: View): string {
  const { game } = description;
  const thing = thingOf(description, target, view);
  if (thing === null) return target;
  if (thing.is === 'seat') return t('default-seat', { number: thing.seat + 1 });
  const called = thingName(game, thing.kind, thing.key);
  if (thing.is === 'space' || thing.field === null) return called;
  return t('default-thing-in', { called, field: fieldName(game, thing.field) });
}
