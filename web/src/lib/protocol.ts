/** The types of the wire: the server's OpenAPI description (`api.ts`) and the games' views (`games.ts`). */
import { immutableJSONPatch, type JSONPatchDocument } from 'immutable-json-patch';

import type { components } from '../api';
import type {
  DecisionView,
  NaramataAction,
  NaramataView,
  ViticultureAction,
  ViticultureView,
} from '../games';

type Schemas = components['schemas'];

export type Decision = DecisionView;
export type Text = Schemas['TextView'];
export type Result = Schemas['ResultData'];
export type Table = Schemas['TableOut'];
export type MyTable = Schemas['MyTableOut'];
export type Seat = Schemas['SeatOut'];
export type UndoRequest = Schemas['UndoRequestOut'];
export type ChatMessage = Schemas['ChatMessageOut'];
export type PatchOperation = Schemas['PatchOperation'];
export type WhyNot = Schemas['WhyOut'];
export type Preview = Schemas['PreviewOut'];
export type HintUse = Schemas['HintUseOut'];
export type Hint = Schemas['HintOut'];
export type PlanStep = Schemas['PlanStepOut'];
export type ReviewState = Schemas['ReviewOut'];
export type Review = Schemas['WholeReviewOut'];
export type ReviewedTurn = Schemas['ReviewedTurnOut'];
export type Grade = ReviewedTurn['grade'];

/** An action as data: its verb and what it names. */
export type Action = ViticultureAction | NaramataAction;

/** What a seat, or a spectator, knows of a table; `view.game` tells of which game. */
export type View = ViticultureView | NaramataView;

/** A legal action; the label replaces the usual words of the action. */
/** An action as a string, to compare. */
export function actionKey(action: Action): string {
  return Object.entries(action)
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join('&');
}

export type Offer = Omit<Schemas['LegalAction'], 'action'> & { action: Action };

/** A position of any game. */
export type Position = Omit<Schemas['Position'], 'view' | 'legal'> & { view: View; legal: Offer[] };

export type ReplayStep = Omit<Schemas['ReplayStepOut'], 'action'> & { action: Offer | null };
export type Replay = Omit<Schemas['ReplayOut'], 'position' | 'frames'> & {
  position: Position;
  frames: (ReplayStep & { patch: PatchOperation[] })[];
};

/** The new decisions of a plan, and where they lead. */
export type PlanAnswer = Omit<Schemas['PlanOut'], 'position'> & { position: Position };

export type PositionNotice = Omit<Schemas['PositionNotice'], 'position'> & { position: Position };
export type ChangeNotice = Schemas['ChangeNotice'];

export type Refusal = Schemas['RefusedOut'];
export type ServerMessage =
  | Exclude<Schemas['ServerMessage'], Schemas['PositionNotice'] | Schemas['PlanOut']>
  | PositionNotice
  | PlanAnswer;
/** A message that the server sends on its own. */
export type Notice = Exclude<
  ServerMessage,
  Schemas['AckOut'] | WhyNot | Preview | Hint | PlanAnswer | Refusal
>;

type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;
/** A command of the client; the connection adds its id. */
export type Command = WithoutId<Schemas['ClientMessage']>;
/** The reply to a command. */
export type Reply<C extends Command> = C extends { do: 'why' }
  ? WhyNot
  : C extends { do: 'preview' }
    ? Preview
    : C extends { do: 'hint' }
      ? Hint
      : C extends { do: 'plan' }
        ? PlanAnswer
        : Schemas['AckOut'];

/** Data with a JSON Patch (RFC 6902) applied; unchanged parts are shared, the original is left as it is. */
export function applyPatch<T>(before: T, patch: PatchOperation[]): T {
  return immutableJSONPatch<T>(before, patch as JSONPatchDocument);
}
