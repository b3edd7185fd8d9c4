/** The fields of a view, sorted into what they are: counters, zones, words, anything else. */
import type { Board, Description, Zone } from './description';
import { fieldName, isSeatField } from './names';
import { isScalar, keysIn, type Fields, type Plain } from './plain';

interface Named {
  field: string;
  label: string;
}

export type Counter = Named & { shape: 'counter'; value: number };
export type ZoneField = Named & { shape: 'zone'; zone: Zone; things: string[] };
/** Things that somebody holds hidden: only their number is known. */
export type HiddenField = Named & { shape: 'hidden'; zone: Zone; count: number };
export type WordField = Named & { shape: 'word'; value: boolean | number | string };
export type OtherField = Named & { shape: 'other'; value: Plain };
export type Field = Counter | ZoneField | HiddenField | WordField | OtherField;

/** The fields of a player, or of the table, without those that boards show. */
export function fieldsOf(description: Description, fields: Fields, own: boolean): Field[] {
  const onBoards = new Set(description.boards.flatMap(({ pieces, lying = [] }) => [pieces, ...lying]));
  return Object.entries(fields).flatMap(([field, value]) =>
    onBoards.has(field) ? [] : (fieldOf(description, fields, field, value, own) ?? []),
  );
}

function fieldOf(
  description: Description,
  fields: Fields,
  field: string,
  value: Plain,
  own: boolean,
): Field | null {
  const named: Named = { field, label: fieldName(description.game, field) };
  const zone = description.zone(field, value, own);
  if (zone !== null) return { ...named, shape: 'zone', zone, things: keysIn(value) };
  const counted = typeof value === 'number' ? description.hiddenZone(field) : null;
  if (counted !== null && typeof value === 'number') {
    if (counted.field in fields) return null; // the things themselves are there
    return { ...named, shape: 'hidden', zone: counted, count: value };
  }
  if (typeof value === 'number' && !isSeatField(field)) return { ...named, shape: 'counter', value };
  if (isScalar(value)) return { ...named, shape: 'word', value };
  return isEmpty(value) ? null : { ...named, shape: 'other', value };
}

function isEmpty(value: Plain): boolean {
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** The zones of a player or the table with what they hold. */
export function zonesOf(description: Description, fields: Fields, own: boolean): ZoneField[] {
  return fieldsOf(description, fields, own).filter((field) => field.shape === 'zone');
}

/** Whether a zone is a hand: held hidden from the others. */
export function isHand({ field, count }: Zone): boolean {
  return count !== undefined || field === 'hand';
}

/** A piece on a board, by the seat it belongs to; null for one of the table. */
export interface Piece {
  id: string;
  seat: number | null;
  space: string;
}

/** Where the pieces of a board stand. */
export function piecesOf(board: Board, table: Fields, players: Fields[]): Piece[] {
  const standing = (fields: Fields, seat: number | null): Piece[] =>
    keysIn(fields[board.pieces]).map((space, number) => ({
      id: `piece:${board.name}:${seat ?? 'table'}:${number}`,
      seat,
      space,
    }));
  return [...standing(table, null), ...players.flatMap((player, seat) => standing(player, seat))];
}

/** What lies on a space, by the fields that say so. */
export function lyingAt(board: Board, table: Fields, space: string): [string, Plain][] {
  return (board.lying ?? []).flatMap((field): [string, Plain][] => {
    const places = table[field];
    if (typeof places !== 'object' || places === null || Array.isArray(places)) return [];
    const value = places[space];
    return value === undefined || isEmpty(value) || value === 0 ? [] : [[field, value]];
  });
}
