/** The parts of the panorama that smaller screens look at, one at a time. */
import type { Season, Space } from '../../games';
import { parseTarget } from '../target-kinds';
import { SEASONS, SUMMER_TASKS, taskOf } from '../view';
import { HEIGHT, WIDTH } from './landscape';

export type BoardWindow = 'whole' | 'left' | 'right' | Season;

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const HALF = 612;
const SEASON_WIDTH = 390;
const SEASON_TOP = -6;
const SEASON_HEIGHT = 352;
const SEASON_LEFT: Record<Season, number> = {
  spring: 0,
  summer: 140,
  fall: 375,
  winter: WIDTH - SEASON_WIDTH,
};

export function windowFrame(window: BoardWindow): Frame {
  if (window === 'whole') return { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  if (window === 'left') return { x: 0, y: 0, width: HALF, height: HEIGHT };
  if (window === 'right') return { x: WIDTH - HALF, y: 0, width: HALF, height: HEIGHT };
  return { x: SEASON_LEFT[window], y: SEASON_TOP, width: SEASON_WIDTH, height: SEASON_HEIGHT };
}

/** Whether a window shows one season only, with its labels laid out for a phone. */
export function isSeason(window: BoardWindow): window is Season {
  return SEASONS.some((season) => season === window);
}

/** The windows that a board of this width is seen through. */
export function windowsFor(width: number): BoardWindow[] {
  if (width >= 980) return ['whole'];
  return width >= 600 ? ['left', 'right'] : [...SEASONS];
}

/** The window in which a season is. */
export function windowOfSeason(season: Season, windows: BoardWindow[]): BoardWindow {
  const half = season === 'spring' || season === 'summer' ? 'left' : 'right';
  return windows.find((window) => window === season || window === half) ?? 'whole';
}

/** The season where a target is drawn; null for what is drawn in several, or not on the board. */
function seasonOf(target: string): Season | null {
  const { kind, first: id } = parseTarget(target) ?? {};
  if (kind === 'row') return 'spring';
  if (kind === 'deck') return id === 'vine' ? 'summer' : id === 'order' ? 'winter' : 'fall';
  const task = kind === 'space' || kind === 'task' ? taskOf(id as Space) : null;
  if (task === null) return null;
  return SUMMER_TASKS.some((of) => of === task) ? 'summer' : 'winter';
}

/** The window to look through: that of the season, or where the choice is if it is elsewhere. */
export function windowToShow(season: Season, targets: Iterable<string>, windows: BoardWindow[]): BoardWindow {
  const now = windowOfSeason(season, windows);
  const asked = [...targets]
    .flatMap((target) => seasonOf(target) ?? [])
    .map((of) => windowOfSeason(of, windows));
  return asked.includes(now) ? now : (asked[0] ?? now);
}
