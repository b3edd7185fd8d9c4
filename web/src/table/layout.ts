/** Which of the four layouts fits a window, and how much larger than drawn. */

/** wide: rail beside the board; drawer: the rail slides in; sheet: from below; phone: one thing at a time. */
export type Mode = 'wide' | 'drawer' | 'sheet' | 'phone';

export interface Layout {
  mode: Mode;
  scale: number;
}

const WIDTH = 1280;
const HEIGHT = 800;
const BOARD = 1000;
const SHEET = 600;
const LARGEST = 2;

export function layout(width: number, height: number): Layout {
  if (width < SHEET) return { mode: 'phone', scale: 1 };
  if (width < BOARD) return { mode: 'sheet', scale: 1 };
  if (width < WIDTH) return { mode: 'drawer', scale: 1 };
  const fits = Math.min(width / WIDTH, height / HEIGHT, LARGEST);
  return { mode: 'wide', scale: Math.max(1, Math.floor(fits * 100) / 100) };
}
