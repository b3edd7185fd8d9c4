/** What a game says of itself: its layout and its actions, read once; a game may leave out all of it. */
import type { BoardLayout, Fact, Layout, ZoneLayout } from '../games';
import { loadActions, loadComponents } from '../lib/catalogue';
import type { Action } from '../lib/protocol';
import { argumentsOf, isScalar, keysIn, type Plain } from './plain';

/** A field that holds things by key, declared by the layout or found by their keys. */
export type Zone = ZoneLayout & { field: string };
export type Board = BoardLayout & { name: string };

export class Description {
  readonly boards: Board[];
  readonly printed: NonNullable<Layout['printed']>;
  readonly points: string;
  readonly stage: string;
  /** Whether the layout names the field that counts rounds, so that a replay can move by it. */
  readonly hasStage: boolean;
  private readonly zones: NonNullable<Layout['zones']>;
  /** The keys that actions have for each of their arguments. */
  private readonly keysByArgument = new Map<string, Set<string>>();

  constructor(
    readonly game: string,
    readonly actions: Action[],
    layout: Layout,
  ) {
    this.zones = layout.zones ?? {};
    this.boards = Object.entries(layout.boards ?? {}).map(([name, board]) => ({ name, ...board }));
    this.printed = layout.printed ?? {};
    this.points = layout.points ?? 'points';
    this.stage = layout.stage ?? 'round';
    this.hasStage = layout.stage !== undefined;
    for (const action of actions) {
      for (const [name, key] of Object.entries(argumentsOf(action))) {
        const keys = this.keysByArgument.get(name) ?? new Set();
        this.keysByArgument.set(name, keys.add(key));
      }
    }
  }

  /** The zone that a field is; null if it holds no things. `own` is a field of a player. */
  zone(field: string, value: Plain | undefined, own: boolean): Zone | null {
    const declared = this.zones[field];
    const plain = Array.isArray(value) ? value.every(isScalar) : typeof value !== 'object' || value === null;
    if (declared !== undefined && plain) return { field, ...declared };
    if (!Array.isArray(value) || value.length === 0 || !value.every(isScalar)) return null;
    // Numbers in a list are cards only where somebody holds them: elsewhere they may count anything.
    if (value.some((key) => typeof key === 'boolean' || (typeof key === 'number' && !own))) return null;
    const kind = this.kindOf(keysIn(value));
    return kind === '' && value.some((key) => typeof key === 'number') ? null : { field, kind };
  }

  /** The zone whose things are counted by a field, for whoever may not see them. */
  hiddenZone(count: string): Zone | null {
    const found = Object.entries(this.zones).find(([, zone]) => zone.count === count);
    return found === undefined ? null : { field: found[0], ...found[1] };
  }

  /** What things with these keys are, by the actions that name them; empty if none does. */
  kindOf(keys: string[]): string {
    if (keys.length === 0) return '';
    const fits = ([name, known]: [string, Set<string>]): boolean =>
      name !== 'number' && name !== 'seat' && keys.every((key) => known.has(key));
    return [...this.keysByArgument].find(fits)?.[0] ?? '';
  }

  /** What is printed on a thing. */
  facts(kind: string, key: string): [string, Fact][] {
    return Object.entries(this.printed[kind]?.[key] ?? {});
  }

  /** The number of a kind, for its colour. */
  kindIndex(kind: string): number {
    const kinds = [...new Set(Object.values(this.zones).map((zone) => zone.kind))];
    return Math.max(0, kinds.indexOf(kind));
  }
}

const loaded = new Map<string, Description>();

/** Load what a game says of itself. */
export async function loadDescription(game: string): Promise<Description> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const [actions, components] = await Promise.all([loadActions(game), loadComponents(game)]);
  const found = new Description(
    game,
    Object.values(actions),
    (components as { layout?: Layout }).layout ?? {},
  );
  loaded.set(game, found);
  return found;
}

/** What a game says of itself, once it is loaded; before that, nothing. */
export function descriptionOf(game: string): Description {
  return loaded.get(game) ?? new Description(game, [], {});
}
