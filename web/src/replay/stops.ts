/** The stops of a replay: by decision, turn, season, year or day. */
import type { GameUi, Stage, StageKind } from '../lib/game';
import type { Recording } from './recording';

export type StepKind = 'decision' | StageKind;

/** A stage of the game with its first decision and that of the next stage. */
export interface StageRange extends Stage {
  from: number;
  to: number;
}

type Staged = Pick<GameUi, 'stage'>;

/** The stages of a kind, in order; positions with the same key are one stage. */
export function stageRanges(recording: Recording, ui: Staged, kind: StageKind): StageRange[] {
  const found: StageRange[] = [];
  for (const [index, { view }] of recording.positions.entries()) {
    const at = recording.first + index;
    const stage = ui.stage(view, kind);
    const last = found.at(-1);
    if (last?.key === stage.key) last.to = at;
    else {
      if (last !== undefined) last.to = at;
      found.push({ ...stage, from: at, to: at });
    }
  }
  return found;
}

/** The decisions where a stage of a kind begins, and both ends of the game. */
export function stopsOf(recording: Recording, ui: Staged, kind: StepKind): number[] {
  const inner =
    kind === 'decision'
      ? recording.steps.map((step) => step.at)
      : kind === 'turn'
        ? recording.steps.filter((step) => step.starts_turn).map((step) => step.at - 1)
        : stageRanges(recording, ui, kind).map((range) => range.from);
  return [...new Set([recording.first, ...inner, recording.last])].sort((a, b) => a - b);
}

/** The next stop after a decision, or before it; the decision itself if there is none. */
export function nextStop(stops: number[], at: number, back: boolean): number {
  if (back) return stops.findLast((stop) => stop < at) ?? at;
  return stops.find((stop) => stop > at) ?? at;
}
