/** Scenes: what the end of a season, a year or a day brings, shown line by line with the standings. */
import type { GameUi, ScoreLine } from '../lib/game';
import type { Text, View } from '../lib/protocol';
import type { HistoryEntry, PositionUpdate } from '../lib/table.svelte';

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
  /** The positions before and after it. */
  before: View;
  after: View;
  /** From first to last by the points there are now. */
  standings: Standing[];
  /** What the year or day that has ended brought each seat, and by what; none at the end of less. */
  gains: ScoreLine[];
  /** That year or day. */
  period: string;
}

const OPENING_MS = 900;
const LINE_MS = 320;
const MAX_MS = 9000;

type Staged = Pick<GameUi, 'stage' | 'stages' | 'points' | 'gains'>;

/** The scene of an update that ends a stage of the game, whose log it ends; null if it ends none. */
export function sceneOf(
  ui: Staged,
  { before, after, events }: PositionUpdate,
  history: HistoryEntry[] = [],
): Scene | null {
  const kind = ui.stages.find((stage) => stage !== 'turn');
  if (kind === undefined || before === null || events.length === 0) return null;
  const over = after.result !== null && before.result === null;
  const [was, now] = [ui.stage(before.view, kind), ui.stage(after.view, kind)];
  if (!over && (was.key === now.key || after.decisions < before.decisions)) return null;
  const [old, points] = [ui.points(before.view), ui.points(after.view)];
  const standings = points
    .map((value, seat) => ({ seat, before: old[seat] ?? 0, after: value }))
    .sort((one, other) => other.after - one.after || one.seat - other.seat);
  const begins = over ? null : now.label;
  const longest = ui.stages.at(-1) ?? kind;
  const { key, label: period } = ui.stage(before.view, longest);
  const whole = over || key !== ui.stage(after.view, longest).key;
  const told = history.flatMap((entry) => entry.events);
  const gains = whole ? (ui.gains?.(before.view, told) ?? []) : [];
  const views = { before: before.view, after: after.view };
  return { ended: was.label, begins, events, ...views, standings, gains, period };
}

type Lines = Pick<Scene, 'events' | 'standings' | 'gains'>;

function lineCount({ events, standings, gains }: Lines): number {
  return events.length + standings.length + gains.length;
}

/** The milliseconds between two lines: fewer where there are many, so that all are seen. */
function lineStep(scene: Lines): number {
  return Math.min(LINE_MS, (MAX_MS - OPENING_MS * 2) / lineCount(scene));
}

/** When a line of a scene appears, in milliseconds after its beginning. */
export function lineDelay(scene: Lines, line: number): number {
  return OPENING_MS / 3 + line * lineStep(scene);
}

/** The standings in the order that held before a scene. */
export function standingsBefore({ standings }: Pick<Scene, 'standings'>): Standing[] {
  return [...standings].sort((one, other) => other.before - one.before || one.seat - other.seat);
}

/** For how many milliseconds a scene is shown. */
export function sceneLength(scene: Lines): number {
  return OPENING_MS * 2 + lineCount(scene) * lineStep(scene);
}
