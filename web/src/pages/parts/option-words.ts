/** The words of options: titles, values, and why one is disabled; a game's own, else the client's. */
import { formatNumber, gameMessage, hasMessage, language, readable, t } from '../../lib/words.svelte';
import { optionStates, type Chosen, type Condition, type Refusal, type Value } from './options';
import type { GameOut } from './tables';

export function optionTitle(game: string, name: string): string {
  const own = gameMessage(game, `option-${name}-title`);
  if (own !== null) return own;
  return hasMessage(`option-${name}`) ? t(`option-${name}`) : readable(name);
}

/** What an option does; empty if the game does not say. */
export function optionText(game: string, name: string): string {
  return gameMessage(game, `option-${name}`) ?? '';
}

export function valueLabel(game: string, name: string, value: Value): string {
  if (typeof value === 'number') return formatNumber(value);
  const own = gameMessage(game, `option-${name}-${String(value)}`);
  if (own !== null) return own;
  const known = [`option-${name}-${String(value)}`, `option-value-${String(value)}`].find(hasMessage);
  return known === undefined ? readable(String(value)) : t(known);
}

/** The options that are not as usual: their titles, and their values where a title does not say it all. */
export function unusualOptions(
  game: GameOut,
  seats: number,
  chosen: Chosen,
): { title: string; value: string }[] {
  return optionStates(game.options, seats, chosen)
    .filter(({ value, default: usual }) => value !== usual)
    .map(({ name, value }) => ({
      title: optionTitle(game.name, name),
      value: valueText(game.name, name, value),
    }));
}

function valueText(game: string, name: string, value: Value): string {
  if (value === true) return '';
  return value === false ? t('lobby-no') : valueLabel(game, name, value);
}

/** The same as one line: "The Fleet · Days: 4". */
export function modeText(game: GameOut, seats: number, chosen: Chosen): string {
  return unusualOptions(game, seats, chosen)
    .map(({ title, value }) => (value === '' ? title : `${title}: ${value}`))
    .join(' · ');
}

export function refusalText(game: string, { kind, conditions }: Refusal): string {
  const list = new Intl.ListFormat(language(), { type: 'disjunction' }).format(
    conditions.map((condition) => conditionText(game, condition)),
  );
  const id = `option-disabled-${kind}`;
  const players = conditions.every(({ name }) => name === 'seats') && hasMessage(`${id}-players`);
  return t(players ? `${id}-players` : id, { list });
}

function conditionText(game: string, { name, values }: Condition): string {
  if (name === 'seats') return playersText(values.map(Number));
  const labels = values.map((value) => valueLabel(game, name, value)).join(', ');
  return labels === '' ? optionTitle(game, name) : `${optionTitle(game, name)} (${labels})`;
}

/** "1 player", "2–6 players", "2, 4 players". */
function playersText(seats: number[]): string {
  const [first = 0, last = 0] = [seats[0], seats.at(-1)];
  const range = seats.length > 1 && last - first === seats.length - 1;
  const many = range
    ? `${formatNumber(first)}–${formatNumber(last)}`
    : seats.map((n) => formatNumber(n)).join(', ');
  return t('option-disabled-players', { most: last, many });
}
