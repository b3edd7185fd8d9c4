/** The ways to move through a game: by decision, turn, season, year or day. */
import type { GameUi, Stage, StageKind } from '../lib/game';
import type { Film } from './recording';

export type StepKind = 'decision' | StageKind;

/** A stretch of the game, from the place where it begins to the one where the next does. */
export interface Stretch extends Stage {
  from: number;
  to: number;
}

type Staged = Pick<GameUi, 'stage'>;

/** The stretches of a kind, in order: what the game calls by the same key belongs together. */
export function stretches(film: Film, ui: Staged, kind: StageKind): Stretch[] {
  const found: Stretch[] = [];
  for (const [index, { view }] of film.positions.entries()) {
    const at = film.first + index;
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

/** The places where a step of this kind begins; the ends of the game are always among them. */
export function stops(film: Film, ui: Staged, kind: StepKind): number[] {
  const inner =
    kind === 'decision'
      ? film.frames.map((frame) => frame.at)
      : kind === 'turn'
        ? film.frames.filter((frame) => frame.fresh).map((frame) => frame.at - 1)
        : stretches(film, ui, kind).map((stretch) => stretch.from);
  return [...new Set([film.first, ...inner, film.last])].sort((a, b) => a - b);
}

/** The next stop after a place, or before it; the place itself where there is none. */
export function following(stopping: number[], at: number, back: boolean): number {
  if (back) return stopping.findLast((stop) => stop < at) ?? at;
  return stopping.find((stop) => stop > at) ?? at;
}
