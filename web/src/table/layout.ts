/** The layout of the table for a window, and its scale. */

/** wide: side panel beside the board; drawer: it slides in; sheet: from below; phone: one tab at a time. */
export type Mode = 'wide' | 'drawer' | 'sheet' | 'phone';

export interface Layout {
  mode: Mode;
  scale: number;
  /** Whether the side panel has room for the log beside the card detail. */
  roomy: boolean;
}

const WIDE_WIDTH = 1280;
const WIDE_HEIGHT = 800;
const DRAWER_WIDTH = 1000;
const SHEET_WIDTH = 600;
const ROOMY_WIDTH = 1760;
const MAX_SCALE = 2;
/** Where something stands below the table, the table may be drawn smaller. */
const MIN_SQUEEZED_SCALE = 0.8;

export function chooseLayout(width: number, height: number, squeezed = false): Layout {
  if (width < SHEET_WIDTH) return { mode: 'phone', scale: 1, roomy: false };
  if (width < DRAWER_WIDTH) return { mode: 'sheet', scale: 1, roomy: false };
  if (width < WIDE_WIDTH) return { mode: 'drawer', scale: 1, roomy: false };
  const least = squeezed ? MIN_SQUEEZED_SCALE : 1;
  const fits = Math.min(width / WIDE_WIDTH, height / WIDE_HEIGHT, MAX_SCALE);
  return { mode: 'wide', scale: Math.max(least, Math.floor(fits * 100) / 100), roomy: width >= ROOMY_WIDTH };
}
