/** Several players at one screen: whose view it shows next, and whether it is covered in between. */

export interface SharedScreen {
  ownSeats: number[];
  viewpoint: number | null;
  waiting: number[];
  /** Whether a player may not see what another one sees. */
  hasHidden: boolean;
  /** Whether the players trust each other not to look, so that nothing is covered. */
  trusting: boolean;
  /** Whether the last player still looks at what came of the last decision. */
  lingering: boolean;
  /** The seat that has last confirmed to be at the screen. */
  screenOwner: number | null;
}

export type Handover =
  | { kind: 'stay' }
  /** Switch to this seat's view at once. */
  | { kind: 'switch'; seat: number }
  /** Cover the screen until this seat confirms to be there. */
  | { kind: 'cover'; seat: number };

/** The next step of a shared screen; a screen of one player stays as it is. */
export function nextHandover(screen: SharedScreen): Handover {
  const { ownSeats, viewpoint, waiting, hasHidden, screenOwner } = screen;
  if (ownSeats.length < 2 || screen.lingering) return { kind: 'stay' };
  const mine = viewpoint !== null && ownSeats.includes(viewpoint) && waiting.includes(viewpoint);
  const seat = mine ? viewpoint : ownSeats.find((own) => waiting.includes(own));
  if (seat === undefined) return { kind: 'stay' };
  if (hasHidden && !screen.trusting && screenOwner !== seat) return { kind: 'cover', seat };
  return seat === viewpoint ? { kind: 'stay' } : { kind: 'switch', seat };
}
