/** Which seat is shown large, which beside it, and the colours of seats. */
import { type Colour, colourOf, COLOURS } from '../art/players';
import type { NaramataPlayer, NaramataView } from '../games';
import type { Position, View } from '../lib/protocol';
import { naramata } from './view';

/** The seat whose vehicle is large: one's own, or for a spectator the one that is asked. */
export function mainSeat(position: Position, viewpoint: number | null): number {
  if (viewpoint !== null) return viewpoint;
  const { decision, players } = naramata(position.view);
  const asked = decision?.seats[0] ?? 0;
  return asked >= 0 && asked < players.length ? asked : 0;
}

/** The other seats, clockwise from the one after. */
export function otherSeats(view: View, seat: number): number[] {
  return Array.from({ length: view.seats - 1 }, (_, step) => (seat + 1 + step) % view.seats);
}

/** The colour of a seat: its vehicle's, or before it has one a colour that nobody drives. */
export function seatColour(seat: number, view: View | null): Colour {
  const players = view === null ? [] : naramata(view).players;
  const own = players[seat]?.vehicle;
  if (own) return own;
  const driven = new Set<string>(players.map((player) => player.vehicle));
  if (driven.size === 0) return colourOf(seat);
  const free = COLOURS.filter((colour) => !driven.has(colour));
  const before = players.slice(0, seat).filter((player) => player.vehicle === '').length;
  return free[before] ?? colourOf(seat);
}

/** A seat's tour now, and as it would be after the hovered choice. */
export function tourOf(view: NaramataView, seat: number): NaramataPlayer | null {
  return view.players[seat] ?? null;
}
