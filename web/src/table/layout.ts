/** Which of the four layouts fits a window, and how much larger than drawn. */

/** wide: rail beside the board; drawer: the rail slides in; sheet: from below; phone: one thing at a time. */
export type Mode = 'wide' | 'drawer' | 'sheet' | 'phone';

export interface Layout {
  mode: Mode;
  scale: number;
  /** Whether the rail has room for the log beside the magnifier. */
  roomy: boolean;
}

const WIDTH = 1280;
const HEIGHT = 800;
const BOARD = 1000;
const SHEET = 600;
const ROOMY = 1760;
const LARGEST = 2;

export function layout(width: number, height: number): Layout {
  if (width < SHEET) return { mode: 'phone', scale: 1, roomy: false };
  if (width < BOARD) return { mode: 'sheet', scale: 1, roomy: false };
  if (width < WIDTH) return { mode: 'drawer', scale: 1, roomy: false };
  const fits = Math.min(width / WIDTH, height / HEIGHT, LARGEST);
  return { mode: 'wide', scale: Math.max(1, Math.floor(fits * 100) / 100), roomy: width >= ROOMY };
}
