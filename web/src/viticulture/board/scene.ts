/** What stands where on the board: a position turned into spaces, pieces and numbers. Draws nothing. */
import type { Colour } from '../../art/players';
import type {
  Deck,
  RowGift,
  Season,
  Space,
  Task,
  Track,
  Tracks,
  ViticultureComponents,
  ViticulturePlayer,
  ViticultureView,
  WorkerKind,
} from '../../games';
import { homePieces, SUMMER_TASKS, WINTER_TASKS, workerPiece } from '../view';

/** Whose piece it is: a seat, or the Automa. */
export type Owner = number | 'automa';

export interface BoardWorker {
  owner: Owner;
  kind: WorkerKind;
  /** Its id for the animation of pieces. */
  piece: string;
  /** It waits here for the season of its action. */
  planned: boolean;
  /** It would stand here after the hovered choice. */
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
  tracks: Tracks;
  /** The points that end the game. */
  goal: number;
  decks: Record<Deck, number>;
}

const COLUMNS = { summer: [146, 274, 402], winter: [616, 744, 872] } as const;
const WIDTHS = { summer: 122, winter: 120 } as const;
/** The labels of a line of three stand on uneven ground. */
const TOPS = { summer: [120, 124, 117, 236, 230, 237], winter: [117, 124, 120, 237, 230, 236] } as const;

const TASK_ICONS: Record<Task, string> = {
  play_summer: 'card-summer',
  draw_vine: 'card-vine',
  give_tour: 'lira',
  build: 'cottage',
  sell: 'lira',
  plant: 'field',
  draw_order: 'card-order',
  harvest: 'grape-red',
  make_wine: 'wine-red',
  train: 'worker',
  play_winter: 'card-winter',
  fill_order: 'vp',
};

/** What an action does, as an icon and the number printed beside it. */
function effectOf(task: Task, printed: ViticultureComponents): IconLabel {
  const texts: Partial<Record<Task, string>> = {
    give_tour: String(printed.tour_lira),
    make_wine: `≤${printed.wines_made}`,
  };
  return { icon: TASK_ICONS[task], text: texts[task] ?? '' };
}

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

/** What a row of the wake-up chart can give. */
const GIFT_ICONS: Record<RowGift, string> = {
  vine: 'card-vine',
  order: 'card-order',
  lira: 'lira',
  visitor: 'card-visitor',
  vp: 'vp',
  temporary: 'worker-temp',
};

export const DECK_ICONS: Record<Deck, string> = {
  vine: 'card-vine',
  summer_visitor: 'card-summer',
  order: 'card-order',
  winter_visitor: 'card-winter',
};

/** The scene of a position; `after` is how it would be after the hovered choice. */
export function scene(
  view: ViticultureView,
  after: ViticultureView | null,
  printed: ViticultureComponents,
  viewpoint: number | null,
): Scene {
  const standing = [...workers(view, after), ...automaWorkers(view), ...sentWorker(after ?? view, viewpoint)];
  return {
    season: view.season,
    slots: view.slots.length,
    tiles: [...tiles(view, 'summer', standing, printed), ...tiles(view, 'winter', standing, printed)],
    cart: standing.filter((worker) => worker.space === 'cart').map((worker) => worker.standing),
    rows: printed.row_gifts.map((gift, index) => row(view, after, index + 1, gift)),
    points: markers(view, after, 'vp', printed.tracks.vp),
    residual: markers(view, after, 'residual', printed.tracks.residual),
    tracks: printed.tracks,
    goal: printed.goal,
    decks: view.decks,
  };
}

/** A worker and the space it stands on. */
interface WorkerAtSpace {
  space: Space;
  standing: BoardWorker;
}

/** Every worker on the board, then those who would come to it. */
function workers(view: ViticultureView, after: ViticultureView | null): WorkerAtSpace[] {
  const now = view.players.flatMap((player, seat) => placedBy(player, seat, view));
  if (after === null) return now;
  const known = new Set(now.map((worker) => `${worker.standing.piece} ${worker.space}`));
  const come = after.players
    .flatMap((player, seat) => placedBy(player, seat, after))
    .filter((worker) => !known.has(`${worker.standing.piece} ${worker.space}`))
    .map(({ space, standing }) => ({ space, standing: { ...standing, ghost: true } }));
  return [...now, ...come];
}

/** The worker who would go, while it is not said yet which one does. */
function sentWorker({ sending, players }: ViticultureView, seat: number | null): WorkerAtSpace[] {
  const player = seat === null ? undefined : players[seat];
  if (sending === undefined || seat === null || player === undefined) return [];
  const { worker: kind, space } = sending;
  const piece = homePieces(player, seat, kind)[0] ?? workerPiece(seat, kind, 0);
  return [{ space, standing: { owner: seat, kind, piece, planned: false, ghost: true } }];
}

function placedBy(player: ViticulturePlayer, seat: number, view: ViticultureView): WorkerAtSpace[] {
  const counted: Record<WorkerKind, number> = { regular: 0, grande: 0, temporary: 0 };
  return player.placed.map(({ worker, space }) => {
    const piece = workerPiece(seat, worker, counted[worker]);
    counted[worker] += 1;
    const planned = view.planned.some((plan) => plan.seat === seat && plan.space === space);
    return { space, standing: { owner: seat, kind: worker, piece, planned, ghost: false } };
  });
}

function automaWorkers(view: ViticultureView): WorkerAtSpace[] {
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

function tiles(
  view: ViticultureView,
  season: 'summer' | 'winter',
  standing: WorkerAtSpace[],
  printed: ViticultureComponents,
): Tile[] {
  const tasks: readonly Task[] = season === 'summer' ? SUMMER_TASKS : WINTER_TASKS;
  const width = WIDTHS[season];
  return tasks.map((task, index) => {
    const spaces = view.slots.map((slot, number) => {
      const space: Space = `${task}_${slot}`;
      const worker = standing.find((at) => at.space === space)?.standing ?? null;
      const bonus = slot === printed.bonus_slot ? { icon: BONUSES[task], text: '+1' } : null;
      return { space, x: slotX(width, view.slots.length, number), bonus, worker };
    });
    return {
      task,
      x: COLUMNS[season][index % 3] ?? 0,
      y: TOPS[season][index] ?? 0,
      width,
      effect: effectOf(task, printed),
      slots: spaces,
      joined: standing.filter((at) => at.space === task).map((at) => at.standing),
      full: spaces.every((space) => space.worker !== null && !space.worker.ghost),
      deck: TASK_DECKS[task] ?? null,
      off: view.season !== season,
    };
  });
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

function row(
  view: ViticultureView,
  after: ViticultureView | null,
  number: number,
  gift: RowGift | null,
): RowScene {
  const seat = seatOf(view, number);
  const next = after === null ? null : seatOf(after, number);
  return {
    row: number,
    bonus: gift === null ? null : { icon: GIFT_ICONS[gift], text: '+1' },
    seat,
    ghost: next === seat ? null : next,
    token: view.row_tokens === undefined ? null : view.row_tokens.includes(number),
    passed: seat !== null && (view.players[seat]?.passed ?? false),
  };
}

function seatOf(view: ViticultureView, number: number): number | null {
  const seat = view.players.findIndex((player) => player.row === number);
  return seat < 0 ? null : seat;
}

function markers(
  view: ViticultureView,
  after: ViticultureView | null,
  track: 'vp' | 'residual',
  { least, most }: Track,
): Marker[] {
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
