/** The roads of the bench as they are drawn, and the way a vehicle takes along them. */
import { n } from '../../art/shapes';
import type { NaramataView, Segment, Stop } from '../../games';
import { junction, locationPoint, type Point, START_REGIONS } from './layout';

/** A stretch of road between two places or junctions, in the direction of travel. */
export interface Stretch {
  from: string;
  to: string;
  start: Point;
  end: Point;
  /** Whether it leads from one piece of road to another. */
  between: boolean;
}

/** The four points of a curve. */
type Curve = [Point, Point, Point, Point];

/** A stop between wineries, told by the winery that was passed. */
export function onRoad(past: string): string {
  return `road:${past}`;
}

/** Where a vehicle stands, as one name: the road past a winery has one too. */
export function locationOf(tour: { place: string; road_past?: string }): string {
  return tour.road_past === undefined ? tour.place : onRoad(tour.road_past);
}

/** The wineries in the order of travel: what lies further on comes later. */
export function stopsInOrder({ course, road }: Pick<NaramataView, 'course' | 'road'>): Stop[] {
  const stops = road.flatMap((segment) => segment.wineries);
  return course.flatMap((winery) => stops.find((stop) => stop.winery === winery) ?? []);
}

/** All stretches of today's course. */
export function stretches(view: Pick<NaramataView, 'road' | 'backwards'>): Stretch[] {
  const found = new Map<string, Stretch>();
  const lay = (from: string, to: string, start: Point, end: Point, between: boolean): void => {
    found.set(`${from}>${to}`, { from, to, start, end, between });
  };
  for (const segment of view.road) {
    const ids = segment.wineries.map((stop) => stop.winery);
    ids.slice(1).forEach((id, i) => join(ids[i] ?? '', id, lay, false));
    for (const next of segment.next) {
      const after = view.road[next];
      if (after !== undefined) cross(segment, after, lay);
    }
  }
  layEnds(view, lay);
  return [...found.values()];
}

type Lay = (from: string, to: string, start: Point, end: Point, between: boolean) => void;

function join(from: string, to: string, lay: Lay, between: boolean): void {
  const [start, end] = [locationPoint(from), locationPoint(to)];
  if (start !== null && end !== null) lay(from, to, start, end, between);
}

/** From one piece of road to the next, by the junction where roads meet or part. */
function cross(before: Segment, after: Segment, lay: Lay): void {
  const [from, to] = [last(before), first(after)];
  const [start, end] = [locationPoint(from), locationPoint(to)];
  if (start === null || end === null) return;
  const middle = junction(start, end);
  const name = `junction:${middle.x}`;
  lay(from, name, start, middle, true);
  lay(name, to, middle, end, true);
}

/** The ways from where the day begins, and to where it ends. */
function layEnds(view: Pick<NaramataView, 'road' | 'backwards'>, lay: Lay): void {
  const entered = new Set(view.road.flatMap((segment) => segment.next));
  const opening = view.road.filter((_, number) => !entered.has(number));
  const closing = view.road.filter((segment) => segment.next.length === 0);
  const regions = view.backwards ? closing : opening;
  regions.forEach((segment, number) => {
    const region = START_REGIONS[number];
    if (region === undefined) return;
    if (view.backwards) join(last(segment), region, lay, true);
    else join(region, first(segment), lay, true);
  });
  for (const segment of view.backwards ? opening : closing) {
    if (view.backwards) join('end', first(segment), lay, true);
    else join(last(segment), 'end', lay, true);
  }
}

function first(segment: Segment): string {
  return segment.wineries[0]?.winery ?? '';
}

function last(segment: Segment): string {
  return segment.wineries.at(-1)?.winery ?? '';
}

/** A stretch as a path; roads leave and reach their places level. */
export function pathOf(stretch: Stretch): string {
  return curvePath(curve(stretch), true);
}

function curve({ start, end }: Stretch): Curve {
  const middle = (start.x + end.x) / 2;
  return [start, { x: middle, y: start.y }, { x: middle, y: end.y }, end];
}

function curvePath([a, b, c, d]: Curve, moves: boolean): string {
  const to = `C${n(b.x)} ${n(b.y)} ${n(c.x)} ${n(c.y)} ${n(d.x)} ${n(d.y)}`;
  return moves ? `M${n(a.x)} ${n(a.y)}${to}` : to;
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** A curve cut in two. */
function cut([a, b, c, d]: Curve, share: number): [Curve, Curve] {
  const [ab, bc, cd] = [between(a, b, share), between(b, c, share), between(c, d, share)];
  const [abc, bcd] = [between(ab, bc, share), between(bc, cd, share)];
  const point = between(abc, bcd, share);
  return [
    [a, ab, abc, point],
    [point, bcd, cd, d],
  ];
}

/** How far along a stretch one stops: before a junction, where names and spaces are close, soon. */
function stopShare(stretch: Stretch): number {
  return stretch.to.startsWith('junction:') ? 0.2 : 0.5;
}

/** Where one stops on a stretch. */
export function stopPoint(stretch: Stretch): Point {
  return cut(curve(stretch), stopShare(stretch))[0][3];
}

/** The middle of a stretch, and which way it leads there, in degrees. */
export function middle(stretch: Stretch): Point & { angle: number } {
  const [[, , before, point]] = cut(curve(stretch), 0.5);
  return { ...point, angle: (Math.atan2(point.y - before.y, point.x - before.x) * 180) / Math.PI };
}

/** The stretch that leads on from a winery, to the next one or to a junction before it. */
function after(roads: Stretch[], winery: string): Stretch | undefined {
  return roads.find((stretch) => stretch.from === winery);
}

/** Where a location, or a stop on the road, is drawn; null before the day has begun. */
export function pointOf(view: Pick<NaramataView, 'road' | 'backwards'>, location: string): Point | null {
  if (!location.startsWith('road:')) return locationPoint(location);
  const stretch = after(stretches(view), location.slice('road:'.length));
  return stretch === undefined ? locationPoint(location.slice('road:'.length)) : stopPoint(stretch);
}

/** The stretches from one location to another along the road, or null if it does not lead there. */
function way(roads: Stretch[], from: string, to: string): Stretch[] | null {
  const reached = new Map<string, Stretch[]>([[from, []]]);
  const open = [from];
  for (let location = open.shift(); location !== undefined; location = open.shift()) {
    const taken = reached.get(location) ?? [];
    if (location === to) return taken;
    for (const stretch of roads) {
      if (stretch.from !== location || reached.has(stretch.to)) continue;
      reached.set(stretch.to, [...taken, stretch]);
      open.push(stretch.to);
    }
  }
  return null;
}

/**
 * The way from one location to another as a path: along the road, or across country where the road does not
 * lead; empty for places that are not on the map, or the same.
 */
export function route(view: Pick<NaramataView, 'road' | 'backwards'>, from: string, to: string): string {
  const [start, end] = [pointOf(view, from), pointOf(view, to)];
  if (start === null || end === null || from === to) return '';
  const roads = stretches(view);
  const [leaving, reaching] = [wayside(roads, from), wayside(roads, to)];
  const taken = way(roads, leaving?.to ?? from, reaching?.from ?? to);
  if (taken === null) return across(start, end);
  const curves = taken.map(curve);
  if (leaving !== undefined) curves.unshift(cut(curve(leaving), stopShare(leaving))[1]);
  if (reaching !== undefined) curves.push(cut(curve(reaching), stopShare(reaching))[0]);
  return curves.map((piece, number) => curvePath(piece, number === 0)).join('');
}

function wayside(roads: Stretch[], location: string): Stretch | undefined {
  return location.startsWith('road:') ? after(roads, location.slice('road:'.length)) : undefined;
}

/** Over the fields, in a gentle bow. */
function across(start: Point, end: Point): string {
  const bow = (end.x - start.x) / 2 + 24;
  const [out, into] = [
    { x: start.x + bow, y: start.y },
    { x: end.x - bow, y: end.y },
  ];
  return curvePath([start, out, into, end], true);
}
