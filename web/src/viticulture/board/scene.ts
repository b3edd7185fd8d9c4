/** What stands where on the board: a position turned into spaces, pieces and numbers. Draws nothing. */
import type { Colour } from '../../art/players';
import type {
  Deck,
  Season,
  Slot,
  Space,
  Task,
  ViticulturePlayer,
  ViticultureView,
  WorkerKind,
} from '../../games';
import { homePieces, SUMMER_TASKS, taskOf, WINTER_TASKS, workerPiece } from '../view';

/** Whose piece it is: a seat, or the Automa. */
export type Owner = number | 'automa';

export interface BoardWorker {
  owner: Owner;
  kind: WorkerKind;
  /** What it is called by whatever moves pieces. */
  piece: string;
  /** It waits here for the season of its action. */
  planned: boolean;
  /** It would stand here after the choice under one's hand. */
  ghost: boolean;
}

/** An icon with a short text beside it. */
export interface IconLabel {
  icon: string;
  text: string;
}

export interface SlotScene {
  space: Space;
  x: number;
  bonus: IconLabel | null;
  worker: BoardWorker | null;
}

export interface Tile {
  task: Task;
  x: number;
  y: number;
  width: number;
  effect: IconLabel;
  slots: SlotScene[];
  /** Grande workers who have joined a full action. */
  joined: BoardWorker[];
  full: boolean;
  deck: Deck | null;
  /** Its season is not now. */
  off: boolean;
}

export interface RowScene {
  row: number;
  bonus: IconLabel | null;
  /** Who wakes up here. */
  seat: number | null;
  ghost: number | null;
  /** Alone: whether the row still holds its glass token; null where there are none. */
  token: boolean | null;
  passed: boolean;
}

/** A marker on a track; several in one cell are stacked in the order of the seats. */
export interface Marker {
  owner: Owner;
  at: number;
  ghost: boolean;
  /** Points beyond the end of the track. */
  beyond: number;
}

export interface Scene {
  season: Season;
  /** How many slots every action has. */
  slots: number;
  tiles: Tile[];
  cart: BoardWorker[];
  rows: RowScene[];
  points: Marker[];
  residual: Marker[];
  decks: Record<Deck, number>;
}

export const ROWS = 7;
export const MIN_POINTS = -5;
export const MAX_POINTS = 25;
export const MAX_RESIDUAL = 5;

const COLUMNS = { summer: [146, 274, 402], winter: [616, 744, 872] } as const;
const WIDTHS = { summer: 122, winter: 120 } as const;
/** The labels of a line of three stand on uneven ground. */
const TOPS = { summer: [120, 124, 117, 236, 230, 237], winter: [117, 124, 120, 237, 230, 236] } as const;

const EFFECTS: Record<Task, IconLabel> = {
  play_summer: { icon: 'card-summer', text: '' },
  draw_vine: { icon: 'card-vine', text: '' },
  give_tour: { icon: 'lira', text: '2' },
  build: { icon: 'cottage', text: '' },
  sell: { icon: 'lira', text: '' },
  plant: { icon: 'field', text: '' },
  draw_order: { icon: 'card-order', text: '' },
  harvest: { icon: 'grape-red', text: '' },
  make_wine: { icon: 'wine-red', text: '≤2' },
  train: { icon: 'worker', text: '' },
  play_winter: { icon: 'card-winter', text: '' },
  fill_order: { icon: 'vp', text: '' },
};

const BONUSES: Record<Task, string> = {
  play_summer: 'card-summer',
  draw_vine: 'card-vine',
  give_tour: 'lira',
  build: 'lira',
  sell: 'vp',
  plant: 'field',
  draw_order: 'card-order',
  harvest: 'field',
  make_wine: 'wine-red',
  train: 'lira',
  play_winter: 'card-winter',
  fill_order: 'vp',
};

const TASK_DECKS: Partial<Record<Task, Deck>> = { draw_vine: 'vine', draw_order: 'order' };

/** What each row of the wake-up chart gives; the first gives the first turn. */
const ROW_BONUSES = ['', 'card-vine', 'card-order', 'lira', 'card-visitor', 'vp', 'worker-temp'] as const;

export const DECK_ICONS: Record<Deck, string> = {
  vine: 'card-vine',
  summer_visitor: 'card-summer',
  order: 'card-order',
  winter_visitor: 'card-winter',
};

/** A space under one's hand, before it is said which worker goes there. */
export interface HoveredSpace {
  seat: number;
  space: Space;
}

/** The scene of a position; `after` is how it would be after the choice under one's hand. */
export function scene(
  view: ViticultureView,
  after: ViticultureView | null,
  coming: HoveredSpace | null = null,
): Scene {
  const known = [...workers(view, after), ...automaWorkers(view)];
  const textView = known.some((worker) => worker.standing.ghost);
  const standing = textView ? known : [...known, ...hoveredWorker(view, coming)];
  return {
    season: view.season,
    slots: view.slots.length,
    tiles: [...tiles(view, 'summer', standing), ...tiles(view, 'winter', standing)],
    cart: standing.filter((worker) => worker.space === 'cart').map((worker) => worker.standing),
    rows: Array.from({ length: ROWS }, (_, index) => row(view, after, index + 1)),
    points: markers(view, after, 'vp'),
    residual: markers(view, after, 'residual'),
    decks: view.decks,
  };
}

interface At {
  space: Space;
  standing: BoardWorker;
}

/** Every worker on the board, then those who would come to it. */
function workers(view: ViticultureView, after: ViticultureView | null): At[] {
  const now = view.players.flatMap((player, seat) => placedBy(player, seat, view));
  if (after === null) return now;
  const known = new Set(now.map((worker) => `${worker.standing.piece} ${worker.space}`));
  const come = after.players
    .flatMap((player, seat) => placedBy(player, seat, after))
    .filter((worker) => !known.has(`${worker.standing.piece} ${worker.space}`))
    .map(({ space, standing }) => ({ space, standing: { ...standing, ghost: true } }));
  return [...now, ...come];
}

/** The worker who would most likely go: a grande stays for full actions if another is at home. */
function hoveredWorker(view: ViticultureView, coming: HoveredSpace | null): At[] {
  const player = coming === null ? undefined : view.players[coming.seat];
  if (coming === null || player === undefined) return [];
  const { seat, space } = coming;
  const kinds: WorkerKind[] = taskOf(space) === space ? ['grande'] : ['temporary', 'regular', 'grande'];
  const kind = kinds.find((one) => player.workers[one] > 0);
  const piece = kind === undefined ? undefined : homePieces(player, seat, kind)[0];
  if (kind === undefined || piece === undefined) return [];
  return [{ space, standing: { owner: seat, kind, piece, planned: false, ghost: true } }];
}

function placedBy(player: ViticulturePlayer, seat: number, view: ViticultureView): At[] {
  const counted: Record<WorkerKind, number> = { regular: 0, grande: 0, temporary: 0 };
  return player.placed.map(({ worker, space }) => {
    const piece = workerPiece(seat, worker, counted[worker]);
    counted[worker] += 1;
    const planned = view.planned.some((plan) => plan.seat === seat && plan.space === space);
    return { space, standing: { owner: seat, kind: worker, piece, planned, ghost: false } };
  });
}

function automaWorkers(view: ViticultureView): At[] {
  return (view.automa?.spaces ?? []).map((space, number) => ({
    space,
    standing: {
      owner: 'automa',
      kind: 'regular',
      piece: `worker:automa:regular:${number}`,
      planned: false,
      ghost: false,
    },
  }));
}

function tiles(view: ViticultureView, season: 'summer' | 'winter', standing: At[]): Tile[] {
  const tasks: readonly Task[] = season === 'summer' ? SUMMER_TASKS : WINTER_TASKS;
  const width = WIDTHS[season];
  return tasks.map((task, index) => {
    const spaces = view.slots.map((slot, number) => {
      const space: Space = `${task}_${slot}`;
      const worker = standing.find((at) => at.space === space)?.standing ?? null;
      return { space, x: slotX(width, view.slots.length, number), bonus: bonusOf(task, slot), worker };
    });
    return {
      task,
      x: COLUMNS[season][index % 3] ?? 0,
      y: TOPS[season][index] ?? 0,
      width,
      effect: EFFECTS[task],
      slots: spaces,
      joined: standing.filter((at) => at.space === task).map((at) => at.standing),
      full: spaces.every((space) => space.worker !== null && !space.worker.ghost),
      deck: TASK_DECKS[task] ?? null,
      off: view.season !== season,
    };
  });
}

/** Only the middle space has a bonus. */
function bonusOf(task: Task, slot: Slot): IconLabel | null {
  return slot === 'middle' ? { icon: BONUSES[task], text: '+1' } : null;
}

/** The middle of a slot in a label: the more there are, the closer. */
function slotX(width: number, count: number, number: number): number {
  if (count === 1) return width - 34;
  return count === 2 ? width - 61 + number * 40 : width - 77 + number * 30.5;
}

/** The radius of a slot. */
export function slotRadius(count: number): number {
  return count >= 3 ? 13 : 14;
}

function row(view: ViticultureView, after: ViticultureView | null, number: number): RowScene {
  const seat = seatOf(view, number);
  const coming = after === null ? null : seatOf(after, number);
  const icon = ROW_BONUSES[number - 1] ?? '';
  return {
    row: number,
    bonus: icon === '' ? null : { icon, text: '+1' },
    seat,
    ghost: coming === seat ? null : coming,
    token: view.row_tokens === undefined ? null : view.row_tokens.includes(number),
    passed: seat !== null && (view.players[seat]?.passed ?? false),
  };
}

function seatOf(view: ViticultureView, number: number): number | null {
  const seat = view.players.findIndex((player) => player.row === number);
  return seat < 0 ? null : seat;
}

function markers(view: ViticultureView, after: ViticultureView | null, track: 'vp' | 'residual'): Marker[] {
  const [least, most] = track === 'vp' ? [MIN_POINTS, MAX_POINTS] : [0, MAX_RESIDUAL];
  const marker = (owner: Owner, value: number, ghost: boolean): Marker => ({
    owner,
    at: Math.max(least, Math.min(most, value)),
    ghost,
    beyond: Math.max(0, value - most),
  });
  const found = view.players.map((player, seat) => marker(seat, player[track], false));
  if (track === 'vp' && view.automa !== undefined) found.push(marker('automa', view.automa.vp, false));
  after?.players.forEach((player, seat) => {
    if (player[track] !== view.players[seat]?.[track]) found.push(marker(seat, player[track], true));
  });
  return found;
}

/** A marker among those in its cell: which it is, and how many there are. */
export interface StackedMarker {
  marker: Marker;
  number: number;
  count: number;
}

export function stackMarkers(markers: Marker[]): StackedMarker[] {
  return markers.map((marker, index) => ({
    marker,
    number: markers.slice(0, index).filter((other) => other.at === marker.at).length,
    count: markers.filter((other) => other.at === marker.at).length,
  }));
}

/** The colour of a piece; the Automa has none of its own. */
export function colourOfOwner(owner: Owner, colour: (seat: number) => Colour): Colour | 'automa' {
  return owner === 'automa' ? 'automa' : colour(owner);
}
