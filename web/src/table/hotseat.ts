/** Several people at one screen: whose eyes it is to show next, and whether a curtain comes between. */

export interface Screen {
  held: number[];
  /** Whose eyes the screen shows. */
  eye: number | null;
  waiting: number[];
  /** Whether somebody may not see what the other sees. */
  secret: boolean;
  /** Who has last said that the screen is theirs. */
  owner: number | null;
}

export type Turn =
  | { kind: 'stay' }
  /** Show this seat's eyes at once. */
  | { kind: 'look'; seat: number }
  /** Wait until this seat has the screen. */
  | { kind: 'hand'; seat: number };

/** What a shared screen does next; a screen of one person stays as it is. */
export function next({ held, eye, waiting, secret, owner }: Screen): Turn {
  if (held.length < 2) return { kind: 'stay' };
  const mine = eye !== null && held.includes(eye) && waiting.includes(eye);
  const seat = mine ? eye : held.find((one) => waiting.includes(one));
  if (seat === undefined) return { kind: 'stay' };
  if (secret && owner !== seat) return { kind: 'hand', seat };
  return seat === eye ? { kind: 'stay' } : { kind: 'look', seat };
}
