/** The words of options: titles, values, and why one is disabled. */
import { formatNumber, hasMessage, language, t } from '../../lib/words.svelte';
import type { Condition, Refusal, Value } from './options';

export function optionTitle(name: string): string {
  return hasMessage(`option-${name}`) ? t(`option-${name}`) : name;
}

export function valueLabel(name: string, value: Value): string {
  if (typeof value === 'number') return formatNumber(value);
  const known = [`option-${name}-${String(value)}`, `option-value-${String(value)}`].find(hasMessage);
  return known === undefined ? String(value) : t(known);
}

export function refusalText({ kind, conditions }: Refusal): string {
  const list = new Intl.ListFormat(language(), { type: 'disjunction' }).format(conditions.map(conditionText));
  const id = `option-disabled-${kind}`;
  const players = conditions.every(({ name }) => name === 'seats') && hasMessage(`${id}-players`);
  return t(players ? `${id}-players` : id, { list });
}

function conditionText({ name, values }: Condition): string {
  if (name === 'seats') return playersText(values.map(Number));
  const labels = values.map((value) => valueLabel(name, value)).join(', ');
  return labels === '' ? optionTitle(name) : `${optionTitle(name)} (${labels})`;
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
