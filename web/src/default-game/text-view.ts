/** The position of any game in words: you, the others in the order of seats, the table, its boards. */
import type { TextSection } from '../lib/game';
import type { Position } from '../lib/protocol';
import { formatNumber, t } from '../lib/words.svelte';
import type { Board, Description } from './description';
import { fieldsOf, lyingAt, piecesOf, type Field } from './fields';
import { fieldName, kindName, thingName, valueText } from './names';
import { isFields, isScalar, playersOf, tableOf, type Fields, type Plain } from './plain';

export function textView(
  description: Description,
  { view }: Position,
  seat: number | null,
  names: string[],
): TextSection[] {
  const players = playersOf(view);
  const order = [...players.keys()].filter((other) => other !== seat);
  const seats = seat === null || players[seat] === undefined ? order : [seat, ...order];
  const table = tableOf(view);
  const own = linesOf(description, table, false, names);
  return [
    ...seats.map((other) => ({
      title: other === seat ? t('default-you') : (names[other] ?? ''),
      lines: linesOf(description, players[other] ?? {}, true, names),
    })),
    ...(own.length > 0 ? [{ title: t('default-table'), lines: own }] : []),
    ...description.boards.map((board) => boardSection(description, board, table, players, names)),
  ].filter(({ lines }) => lines.length > 0);
}

function linesOf(description: Description, fields: Fields, own: boolean, names: string[]): string[] {
  return fieldsOf(description, fields, own).flatMap((field) => {
    if (field.shape === 'other' && Array.isArray(field.value) && field.value.every(isFields)) {
      return field.value.map((row) => line(field.label, textOf(description.game, field.field, row, names)));
    }
    return [line(field.label, fieldText(description, field, names))];
  });
}

function line(field: string, value: string): string {
  return t('default-line', { field, value });
}

function fieldText({ game }: Description, field: Field, names: string[]): string {
  switch (field.shape) {
    case 'counter':
      return formatNumber(field.value);
    case 'hidden':
      return t('default-hidden', { count: field.count });
    case 'zone':
      if (field.things.length === 0) return t('default-empty');
      return field.things.map((key) => thingName(game, field.zone.kind, key)).join(', ');
    case 'word':
      return valueText(game, field.field, field.value, names);
    case 'other':
      return textOf(game, field.field, field.value, names);
  }
}

/** Plain data of any shape in words, on one line. */
export function textOf(game: string, field: string, value: Plain, names: string[]): string {
  if (value === null) return t('default-empty');
  if (isScalar(value)) return valueText(game, field, value, names);
  if (Array.isArray(value)) {
    const separator = value.every(isScalar) ? ', ' : '; ';
    return value.map((part) => textOf(game, field, part, names)).join(separator) || t('default-empty');
  }
  return Object.entries(value)
    .map(([name, part]) => line(fieldName(game, name), textOf(game, name, part, names)))
    .join(', ');
}

function boardSection(
  { game }: Description,
  board: Board,
  table: Fields,
  players: Fields[],
  names: string[],
): TextSection {
  const pieces = piecesOf(board, table, players);
  const lines = board.spaces.flatMap((space) => {
    const there = pieces
      .filter((piece) => piece.space === space)
      .map(({ seat }) => (seat === null ? t('default-here') : (names[seat] ?? '')));
    const lying = lyingAt(board, table, space).map(([field, value]) =>
      line(fieldName(game, field), textOf(game, field, value, names)),
    );
    const all = [...there, ...lying];
    return all.length === 0 ? [] : [line(thingName(game, board.kind, space), all.join(', '))];
  });
  return { title: kindName(game, board.name), lines };
}
