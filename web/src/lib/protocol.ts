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
  undo_request: UndoRequest | null;
  result: Result | null;
}

export type WayBack = Schemas['UndoOut'];
export type UndoRequest = Schemas['UndoRequestOut'];
export type Table = Omit<Schemas['TableOut'], 'options' | 'result'> & {
  options: View['options'];
  result: Result | null;
};
export type SeatTold = Schemas['SeatOut'];
export type Said = Schemas['ChatMessageOut'];

/** One operation of a JSON Patch (RFC 6902). */
export type PatchOperation = Schemas['PatchOperation'];

/** Why an action is not on offer; both are null when it is. */
export interface Why {
  reason: { code: string; rule: string; args: Text['args'] } | null;
  text: Text | null;
}

/**
 * What an action would do, before it is done. `uncertain` says that something is drawn or rolled, or that hidden
 * choices are revealed; then what would come of it is not told. `undoable`: it could be taken back all the same.
 */
export interface Preview {
  uncertain: 'chance' | 'revealed' | null;
  undoable: boolean;
  patch: PatchOperation[];
  events: Text[];
}

/** Plain data with a JSON Patch applied; what has not changed is shared, what was given is not altered. */
export function applyPatch<T>(before: T, patch: PatchOperation[]): T {
  let after: unknown = before;
  for (const operation of patch) {
    const steps = operation.path.split('/').slice(1);
    after = applyAt(
      after,
      steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')),
      operation,
    );
  }
  return after as T;
}

function applyAt(before: unknown, [step, ...rest]: string[], operation: PatchOperation): unknown {
  if (step === undefined) return operation.value;
  if (Array.isArray(before)) {
    const copy = [...(before as unknown[])];
    const index = step === '-' ? copy.length : Number(step);
    if (rest.length > 0) copy[index] = applyAt(copy[index], rest, operation);
    else if (operation.op === 'remove') copy.splice(index, 1);
    else copy.splice(index, operation.op === 'add' ? 0 : 1, operation.value);
    return copy;
  }
  const copy = { ...(before as Record<string, unknown>) };
  if (rest.length > 0) copy[step] = applyAt(copy[step], rest, operation);
  else if (operation.op === 'remove') Reflect.deleteProperty(copy, step);
  else copy[step] = operation.value;
  return copy;
}
