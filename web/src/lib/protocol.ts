/** What the server tells, as plain data; the shapes of the games' own views stand in their folders. */
import type { components } from '../api';
import type { NaramataAction, NaramataView, ViticultureAction, ViticultureView } from '../games';

type Schemas = components['schemas'];

/** A message by name with its arguments, to be put into words. */
export interface Text {
  text: string;
  args: Record<string, string | number>;
}

/** What an action is everywhere: its verb and the things it names. */
export type Action = ViticultureAction | NaramataAction;

/** An action that may be taken now; the label says what it means here, if that is more than usual. */
export interface Offer {
  code: number;
  action: Action;
  label: Text | null;
}

export interface Result {
  scores: number[];
  ranking: number[];
  winners: number[];
  reason: string;
}

/** What a seat, or a spectator, knows of a table; `view.game` says of which game. */
export type View = ViticultureView | NaramataView;

export interface Position {
  view: View;
  waiting: number[];
  decisions: number;
  legal: Offer[];
  undo: WayBack | null;
  wish: Wish | null;
  result: Result | null;
}

export type WayBack = Schemas['UndoOut'];
export type Wish = Schemas['UndoRequestOut'];
export type Table = Omit<Schemas['TableOut'], 'options' | 'result'> & {
  options: View['options'];
  result: Result | null;
};
export type SeatTold = Schemas['SeatOut'];
export type Said = Schemas['ChatMessageOut'];

/** A part of a position that is different now. */
export interface Change {
  path: (string | number)[];
  value?: unknown;
  gone?: boolean;
}

/** Why an action is not on offer; both are null when it is. */
export interface Why {
  reason: { code: string; rule: string; args: Text['args'] } | null;
  text: Text | null;
}

/**
 * What an action would do, before it is done. `bars` says that something is drawn or rolled, or that hidden
 * choices come to light; then what would come of it is not told. `free`: it could be taken back all the same.
 */
export interface Preview {
  bars: 'chance' | 'revealed' | null;
  free: boolean;
  changes: Change[];
  events: Text[];
}

/** Plain data with changes made to it; what has not changed is shared, what was given is not touched. */
export function changed<T>(before: T, changes: Change[]): T {
  let after: unknown = before;
  for (const change of changes) after = changedAt(after, change, 0);
  return after as T;
}

function changedAt(before: unknown, change: Change, depth: number): unknown {
  const step = change.path[depth];
  if (step === undefined) return change.value ?? null; // nothing is said of what has become null
  const copy: Record<string | number, unknown> = Array.isArray(before)
    ? ([...(before as unknown[])] as unknown as Record<number, unknown>)
    : { ...(before as Record<string, unknown>) };
  if (depth === change.path.length - 1 && change.gone === true) {
    return Object.fromEntries(Object.entries(copy).filter(([name]) => name !== String(step)));
  }
  copy[step] = changedAt(copy[step], change, depth + 1);
  return copy;
}
