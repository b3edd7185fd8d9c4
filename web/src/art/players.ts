/** The six colours of players, each with its shape and its vehicle; seats take them in this order. */
export const COLOURS = ['red', 'blue', 'yellow', 'purple', 'black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const VEHICLES: Record<Colour, string> = {
  red: 'convertible',
  blue: 'bus',
  yellow: 'camper',
  purple: 'van',
  black: 'off-roader',
  white: 'sedan',
};

/** The colour of a seat where the game itself gives none. */
export function colourOf(seat: number): Colour {
  return COLOURS[seat % COLOURS.length] ?? 'red';
}
