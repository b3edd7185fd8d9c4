/** Where things stand on a mat: structures on the ridge, fields, and the ladder of grapes and wines. */
import type {
  Field,
  GrapeColour,
  Structure,
  ViticultureComponents,
  ViticulturePlayer,
  Wine,
} from '../../games';
import { targetId } from '../target-kinds';
import { FIELDS, GRAPES, WINES } from '../view';

/** The ridge shows what helps in the field first, the houses, and the cellars last. */
export const STRUCTURE_ORDER: readonly Structure[] = [
  'trellis',
  'irrigation',
  'windmill',
  'yoke',
  'cottage',
  'tasting_room',
  'medium_cellar',
  'large_cellar',
];

/** A place of the drawing, in its own units. */
export interface Spot {
  x: number;
  y: number;
}

/** How the estate is laid out: all in a row where there is room, else one thing below the other. */
export interface EstateLayout {
  width: number;
  height: number;
  /** How far the sky reaches down: where the fields begin. */
  ridge: number;
  structures: Record<Structure, Spot>;
  fields: Record<Field, Spot>;
  field: { width: number; height: number };
  /** Labels of vines beside each other on a field. */
  columns: number;
}

const WIDE = { width: 548, height: 178, ridge: 80, plots: 8, pitch: 65, field: { width: 172, height: 92 } };
const NARROW = {
  width: 366,
  height: 422,
  ridge: 142,
  plots: 4,
  pitch: 88,
  field: { width: 350, height: 86 },
};
const PLOT_DOWN = 66;

export function estateLayout(narrow: boolean): EstateLayout {
  const shape = narrow ? NARROW : WIDE;
  const structures = Object.fromEntries(
    STRUCTURE_ORDER.map((structure, number) => [
      structure,
      {
        x: (narrow ? 20 : 16) + (number % shape.plots) * shape.pitch,
        y: Math.floor(number / shape.plots) * PLOT_DOWN,
      },
    ]),
  ) as Record<Structure, Spot>;
  const fields = Object.fromEntries(
    FIELDS.map((field, number) => [
      field,
      narrow ? { x: 8, y: shape.ridge + number * 94 } : { x: 8 + number * 180, y: shape.ridge },
    ]),
  ) as Record<Field, Spot>;
  const { width, height, ridge, field } = shape;
  return { width, height, ridge, structures, fields, field, columns: narrow ? 2 : 1 };
}

/** A token on the ladder, or the ghost of one that a choice would put or take away. */
export interface Token {
  kind: 'grape' | 'wine';
  type: GrapeColour | Wine;
  value: number;
  target: string;
  /** `new` would come by the hovered choice, `gone` would leave by it. */
  change: 'none' | 'new' | 'gone';
}

export interface LadderRow {
  kind: 'grape' | 'wine';
  type: GrapeColour | Wine;
  icon: string;
  /** The values this row has spaces for. */
  from: number;
  tokens: Token[];
}

/** The rows of crush pad and cellar, with what a choice would change on them. */
export function ladder(
  player: ViticulturePlayer,
  after: ViticulturePlayer | null,
  wineTypes: ViticultureComponents['wines'],
): LadderRow[] {
  const grapes = GRAPES.map((type) => ({
    kind: 'grape' as const,
    type,
    icon: `grape-${type}`,
    from: 1,
    tokens: tokens('grape', type, player.grapes[type], after?.grapes[type]),
  }));
  const wines = WINES.map((type) => ({
    kind: 'wine' as const,
    type,
    icon: `wine-${type}`,
    from: wineTypes[type].least,
    tokens: tokens('wine', type, player.wines[type], after?.wines[type]),
  }));
  return [...grapes, ...wines];
}

function tokens(
  kind: 'grape' | 'wine',
  type: GrapeColour | Wine,
  now: readonly number[],
  then: readonly number[] | undefined,
): Token[] {
  const values = [...new Set([...now, ...(then ?? now)])].toSorted((one, other) => one - other);
  return values.map((value) => {
    const stays = then === undefined || then.includes(value);
    const change = !now.includes(value) ? 'new' : stays ? 'none' : 'gone';
    return { kind, type, value, target: targetId(kind, type, value), change };
  });
}

/** What a number would change by; null where it stays. */
export function difference(now: number, then: number | undefined): number | null {
  return then === undefined || then === now ? null : then - now;
}

/** Structures in the order of the ridge, each with whether it is built and would be. */
export function plots(
  player: ViticulturePlayer,
  after: ViticulturePlayer | null,
): { structure: Structure; built: boolean; change: 'none' | 'new' | 'gone'; used: boolean }[] {
  return STRUCTURE_ORDER.map((structure) => {
    const built = player.structures.includes(structure);
    const then = after?.structures.includes(structure) ?? built;
    const change = built === then ? 'none' : then ? 'new' : 'gone';
    return { structure, built, change, used: player.used.includes(structure) };
  });
}

/** The vines of one variety on a field. */
export interface Vines {
  card: string;
  count: number;
  change: 'none' | 'new' | 'gone';
}

/** What grows on a field, each variety once, with what a choice would plant or uproot. */
export function vinesOn(now: readonly string[], then: readonly string[] | undefined): Vines[] {
  const count = (vines: readonly string[], card: string): number =>
    vines.filter((one) => one === card).length;
  return [...new Set([...now, ...(then ?? [])])].map((card) => {
    const [before, after] = [count(now, card), count(then ?? now, card)];
    const change = before === after ? 'none' : after > before ? 'new' : 'gone';
    return { card, count: Math.max(before, after), change };
  });
}

interface Leaf extends Spot {
  r: number;
  red: boolean;
}

const ROWS_OF_VINES = 6;
const ROW_PITCH = 26.6;

/** A field in flat perspective: its outline, furrows where nothing grows, leaves where something does. */
export function fieldDrawing(
  width: number,
  height: number,
  field: { red: number; white: number; vines: readonly string[] },
): { outline: string; lip: string; furrows: string; leaves: Leaf[] } {
  const outline = `M8 0h${width - 16}l8 ${height}H0z`;
  const lip = `M8 0h${width - 16}l.7 8H7.3z`;
  const across = Math.floor(width / ROW_PITCH) + 1;
  const spots: Leaf[] = [];
  for (let row = 0; row < across; row += 1) {
    const [top, bottom] = [16 + row * ((width - 32) / (across - 1)), 6 + row * ((width - 12) / (across - 1))];
    for (let step = 0; step < ROWS_OF_VINES; step += 1) {
      const x = Math.round(top + ((bottom - top) * step) / (ROWS_OF_VINES - 1));
      const y = Math.round(14 + (step * (height - 19)) / (ROWS_OF_VINES - 1));
      const share = (field.red * 5) / Math.max(1, field.red + field.white);
      spots.push({ x, y, r: 3.6 + step * 0.35, red: (row * 3 + step) % 5 < share });
    }
  }
  const furrows = spots.map(({ x, y }) => `M${x - 6} ${y}q6 -3 12 0`).join('');
  return { outline, lip, furrows, leaves: field.vines.length > 0 ? spots : [] };
}
