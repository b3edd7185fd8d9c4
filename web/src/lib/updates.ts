/** What a table tells of its changes: the log, and each change of the position. */
import type { Position, Text } from './protocol';

/** The events of one decision. */
export interface HistoryEntry {
  at: number;
  seat: number | null;
  /** Whether a turn began with it. */
  starts_turn: boolean;
  events: Text[];
}

/** A change of the position, for animation, announcements and sounds. */
export interface PositionUpdate {
  before: Position | null;
  after: Position;
  events: Text[];
  /** Whether it is shown for a moment only, since more is shown at once. */
  hurried: boolean;
  /** Show it for at least so many milliseconds before the next. */
  hold: (milliseconds: number) => void;
}

export type UpdateListener = (update: PositionUpdate) => void;
