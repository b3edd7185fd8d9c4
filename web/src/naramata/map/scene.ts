/** The table as a picture: where everything on the bench is drawn. No rules, and no words of its own. */
import type { Colour } from '../../art/players';
import type { Goal, Kind, NaramataPlayer, NaramataView, Stop, Winery } from '../../games';
import type { Bubble } from '../../table/bubble';
import { LAST_SLOT, slotOf } from '../hours';
import { SIGNATURE_BADGES, type SignatureBadgeStyle } from '../signature-badges';
import { nameShift, type Point, type Side, type Spot, spot, START_REGIONS, WIDTH } from './layout';
import { pointOf, route, locationOf, stopsInOrder } from './roads';

export { route };

export interface Rect extends Point {
  w: number;
  h: number;
}

export interface SpaceScene extends Point {
  /** Numbers count from 1, as actions do; a space that is not in play keeps its own. */
  number: number;
  kind: Kind;
  locked: boolean;
  /** A contract that nobody here can take any more: no bottle is left, and one's own is not of here. */
  spent: boolean;
}

export interface WineryScene extends Spot {
  id: string;
  name: string;
  signature: SignatureBadgeStyle | null;
  /** Which of the houses, and where its door is. */
  house: Point & { look: number };
  pill: Rect;
  label: Rect;
  /** Everything of the winery that can be pointed at: the pill and the name. */
  whole: Rect;
  spaces: SpaceScene[];
  bottles: Point[];
  past: boolean;
  /** Somebody else's vehicle, or a phantom, keeps others out. */
  occupied: boolean;
}

export interface VehicleScene extends Point {
  /** A seat, or a phantom's number. */
  number: number;
  phantom: boolean;
  colour: Colour | null;
  location: string;
  size: number;
  own: boolean;
}

export interface MarkerScene extends Point {
  number: number;
  phantom: boolean;
  colour: Colour | null;
  slot: number;
  own: boolean;
}

const PITCH = 28;
/** Four spaces stand closer, so that they fit beside their neighbours. */
const CLOSE_PITCH = 27;
const PILL = 32;
const NAME = 15.5;
const MARGIN = 2;
const SEAL_WIDTH = 17;

const NARROW = /[ijltfr.,:;'’! |1]/;
const BROAD = /[mwMW&@%]/;
const CAPITAL = /[A-ZÀ-Þ0-9]/;

/** About how wide a bold text of 12 is; boxes are drawn before the browser has measured anything. */
export function textWidth(text: string, size = 12): number {
  let width = 0;
  for (const letter of text) {
    if (NARROW.test(letter)) width += 0.36;
    else if (BROAD.test(letter)) width += 0.86;
    else width += CAPITAL.test(letter) ? 0.7 : 0.59;
  }
  return width * size;
}

/** Kept between the edges of the map. */
function within(middle: number, width: number): number {
  return Math.min(Math.max(middle, width / 2 + MARGIN), WIDTH - MARGIN - width / 2);
}

/** The wineries of the course, in the order of travel. */
export function wineries(
  view: NaramataView,
  viewpoint: number | null,
  named: (winery: string) => string,
): WineryScene[] {
  return stopsInOrder(view).flatMap((stop) => {
    const at = spot(stop.winery);
    return at === null ? [] : [winery(view, viewpoint, stop, at, named(stop.winery))];
  });
}

function winery(
  view: NaramataView,
  viewpoint: number | null,
  stop: Stop,
  at: Spot,
  name: string,
): WineryScene {
  const { side, x, y } = at;
  const marked = stop.winery in view.bottles ? (SIGNATURE_BADGES[stop.winery] ?? null) : null;
  const count = stop.spaces.filter((kind) => kind !== '').length;
  const w = count * pitchOf(count) + 6;
  const cy = side < 0 ? y - 44 : y + 47;
  const pill = { x: within(x, w) - w / 2, y: cy - PILL / 2, w, h: PILL };
  const wide = textWidth(name) + 12 + (marked === null ? 0 : SEAL_WIDTH);
  const middle = within(x + nameShift(stop.winery), wide);
  const label = { x: middle - wide / 2, y: side < 0 ? y - 76.5 : y + 63.5, w: wide, h: NAME };
  const own = viewpoint === null ? null : (view.players[viewpoint] ?? null);
  return {
    id: stop.winery,
    name,
    ...at,
    signature: marked,
    house: { x, y: side < 0 ? y - 7 : y + 29, look: lookOf(x, y, side) },
    pill,
    label,
    whole: around(pill, label),
    spaces: spaces(view, own, stop, pill),
    bottles: bottles(view.bottles[stop.winery] ?? 0, at),
    past: isPast(own, stop.winery),
    occupied: own?.occupied.includes(stop.winery) ?? false,
  };
}

function pitchOf(count: number): number {
  return count > 3 ? CLOSE_PITCH : PITCH;
}

/** Houses differ, and each winery keeps its own whatever the direction of travel. */
function lookOf(x: number, y: number, side: Side): number {
  return Math.round(x / 56 + y / 40 + side);
}

function around(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.w, b.x + b.w);
  return { x, y, w: right - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

function spaces(view: NaramataView, own: NaramataPlayer | null, stop: Stop, pill: Rect): SpaceScene[] {
  const inPlay = stop.spaces
    .map((kind, index) => ({ kind, number: index + 1 }))
    .filter((space): space is { kind: Kind; number: number } => space.kind !== '');
  const gone = own?.spent_contracts.includes(stop.winery) ?? false;
  return inPlay.map(({ kind, number }, index) => ({
    number,
    kind,
    x: pill.x + 3 + (index + 0.5) * pitchOf(inPlay.length),
    y: pill.y + pill.h / 2,
    locked: view.locks.includes(`${stop.winery}_${number}`),
    spent: kind === 'contract' && gone,
  }));
}

/** Bottles stand beside the house. */
function bottles(count: number, { x, y, side }: Spot): Point[] {
  const left = x > WIDTH - 60;
  const ground = side < 0 ? y - 7 : y + 29;
  return Array.from({ length: count }, (_, index) => ({
    x: left ? x - 25 - index * 9 : x + 25 + index * 9,
    y: ground,
  }));
}

/** Behind the vehicle we look from; nothing is for who has not set out or has arrived. */
function isPast(own: NaramataPlayer | null, winery: Winery): boolean {
  if (own === null || own.ahead.length === 0 || own.place === winery) return false;
  return !own.ahead.includes(winery);
}

/** Every vehicle on the map, who is next last, so that it lies on top. */
export function vehicles(view: NaramataView, viewpoint: number | null): VehicleScene[] {
  const seats = view.players.length;
  const here = new Map<string, number>();
  const found = view.turn_order.flatMap((number): VehicleScene[] => {
    const phantom = number >= seats;
    const tour = phantom ? view.phantoms[number - seats] : view.players[number];
    if (tour === undefined) return [];
    const location = locationOf(tour);
    const point = pointOf(view, location);
    if (point === null) return [];
    const order = here.get(location) ?? 0;
    here.set(location, order + 1);
    const own = number === viewpoint;
    return [
      {
        number: phantom ? number - seats : number,
        phantom,
        colour: phantom ? null : colourAt(view, number),
        location,
        own,
        ...parked(location, point, order, own),
      },
    ];
  });
  return found.reverse();
}

const END_PLATE: Rect = { x: 939, y: 274, w: 56, h: 76 };

/** The plate at the eastern end of the road. */
export function endPlate(): Rect {
  return END_PLATE;
}

/** Where the nth vehicle at a location stands: in a row by the road, in a square on the plate of END. */
function parked(location: string, point: Point, order: number, own: boolean): Point & { size: number } {
  if (location === 'end') {
    const { x, y } = END_PLATE;
    return { x: x + 15 + (order % 2) * 27, y: y + 45 + Math.floor(order / 2) * 26, size: 25 };
  }
  if ((START_REGIONS as readonly string[]).includes(location)) {
    const [dx, dy] = [
      [-4, 5],
      [28, 5],
      [12, -20],
      [44, -20],
    ][order] ?? [0, 0];
    return { x: point.x + (dx ?? 0), y: point.y + (dy ?? 0), size: 33 };
  }
  return { x: point.x + order * 18, y: point.y + 5, size: own ? 42 : 38 };
}

function colourAt(view: NaramataView, seat: number): Colour | null {
  const vehicle = view.players[seat]?.vehicle ?? '';
  return vehicle === '' ? null : vehicle;
}

const TRACK = { left: 40, pitch: 57.5 };

/** The middle of a slot of the time track; what is later still stands in the last. */
export function slotX(slot: number): number {
  return TRACK.left + Math.min(slot, LAST_SLOT) * TRACK.pitch;
}

/** The markers on the time track, who is next last, so that it lies on top. */
export function markers(view: NaramataView, viewpoint: number | null, gap = 1): MarkerScene[] {
  const seats = view.players.length;
  const all = view.turn_order.flatMap((number): MarkerScene[] => {
    const phantom = number >= seats;
    const time = phantom ? view.phantoms[number - seats]?.time : view.players[number]?.time;
    if (time === undefined) return [];
    const colour = phantom ? null : colourAt(view, number);
    if (!phantom && colour === null) return [];
    const id = phantom ? number - seats : number;
    return [{ number: id, phantom, colour, slot: slotOf(time), own: number === viewpoint, x: 0, y: 0 }];
  });
  const placed = all.map((marker) => {
    const stack = all.filter((other) => slotX(other.slot) === slotX(marker.slot));
    const off = stack.indexOf(marker) - (stack.length - 1) / 2;
    return { ...marker, x: slotX(marker.slot) + off * gap };
  });
  return placed.reverse();
}

/** How far off the middle of a slot, in gaps, whoever comes there last stands. */
export function lastOffset(all: MarkerScene[], slot: number): number {
  const there = all.filter((marker) => slotX(marker.slot) === slotX(slot)).length;
  return there === 0 ? 0 : (there + 1) / 2;
}

/** The slot of the hour that is shown: the viewpoint's own, else of who is next. */
export function hourSlot(view: NaramataView, viewpoint: number | null): number {
  const seat = viewpoint ?? view.turn_order.find((number) => number < view.players.length) ?? 0;
  const time = view.players[seat]?.time;
  return time === undefined ? 0 : slotOf(time);
}

/** Where the day ends for whoever looks; for a spectator where it ends for the first seat. */
export function dayEnd(view: NaramataView, viewpoint: number | null): Goal {
  return view.players[viewpoint ?? 0]?.goal ?? 'end';
}

/** A vehicle that a choice would move, and its way. */
export interface PreviewMove {
  to: VehicleScene;
  way: string;
}

/** What a choice would move on the map. */
export function previewMoves(view: NaramataView, after: NaramataView): PreviewMove[] {
  const before = vehicles(view, null);
  return vehicles(after, null).flatMap((to) => {
    const from = before.find((one) => one.number === to.number && one.phantom === to.phantom);
    if (from === undefined || from.location === to.location) return [];
    return [{ to, way: route(view, from.location, to.location) }];
  });
}

/**
 * The slot that the hovered choice leads to; null if no time passes by it. Driving to a space takes
 * none yet, but its label tells until when what is done there will take.
 */
export function ghostSlot(
  view: NaramataView,
  after: NaramataView | null,
  viewpoint: number | null,
  bubble: Bubble | null,
): number | null {
  const now = viewpoint === null ? undefined : view.players[viewpoint];
  if (now === undefined || bubble?.kind !== 'offer') return null;
  const then = after?.players[viewpoint ?? 0]?.time;
  if (then !== undefined && then !== now.time) return slotOf(then);
  const until = bubble.offer.label?.args['until'];
  return typeof until === 'string' ? slotOf(until) : null;
}

/** Where the sun stands at an hour: highest in the middle of the day, low over the hills at both ends. */
export function sunAt(hour: number): Point {
  return { x: slotX(hour), y: 20 + 22 * ((hour - 7) / 8) ** 2 };
}
