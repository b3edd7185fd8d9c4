/** Scenes: what the end of a season, a year or a day brings, shown line by line with the standings. */
import type { GameUi } from '../lib/game';
import type { Text, View } from '../lib/protocol';
import type { PositionUpdate } from '../lib/table.svelte';

export interface Standing {
  seat: number;
  before: number;
  after: number;
}

export interface Scene {
  /** What has ended, and what begins; nothing begins after the end of the game. */
  ended: string;
  begins: string | null;
  events: Text[];
  /** The position before it. */
  before: View;
  /** From first to last by the points there are now. */
  standings: Standing[];
}

const OPENING_MS = 900;
const LINE_MS = 320;
const MAX_MS = 9000;

type Staged = Pick<GameUi, 'stage' | 'stages' | 'points'>;

/** The scene of an update that ends a stage of the game; null if it ends none. */
export function sceneOf(ui: Staged, { before, after, events }: PositionUpdate): Scene | null {
  const kind = ui.stages.find((stage) => stage !== 'turn');
  if (kind === undefined || before === null || events.length === 0) return null;
  const over = after.result !== null && before.result === null;
  const [was, now] = [ui.stage(before.view, kind), ui.stage(after.view, kind)];
  if (!over && (was.key === now.key || after.decisions < before.decisions)) return null;
  const [old, points] = [ui.points(before.view), ui.points(after.view)];
  const standings = points
    .map((value, seat) => ({ seat, before: old[seat] ?? 0, after: value }))
    .sort((one, other) => other.after - one.after || one.seat - other.seat);
  return { ended: was.label, begins: over ? null : now.label, events, before: before.view, standings };
}

/** When a line of a scene appears, in milliseconds after its beginning. */
export function lineDelay(line: number): number {
  return OPENING_MS / 3 + line * LINE_MS;
}

/** For how many milliseconds a scene is shown. */
export function sceneLength({ events }: Scene): number {
  return Math.min(MAX_MS, OPENING_MS * 2 + events.length * LINE_MS);
}
