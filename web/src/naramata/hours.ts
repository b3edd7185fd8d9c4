/** Hours of the day as they are said here: 1:00 pm in English, 13:00 in German and Spanish. */
import { t } from '../lib/words.svelte';
import type { Time } from './view';

export const FIRST_HOUR = 11;
/** The last slot that is drawn: a long pairing before closing ends at seven. */
export const LAST_SLOT = 16;

/** The slot of the time track, in half hours from eleven. */
export function slotOf(time: Time): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return (Number(hours) - FIRST_HOUR) * 2 + (Number(minutes) >= 30 ? 1 : 0);
}

/** The time of a slot of the track. */
export function timeOf(slot: number): Time {
  return `${FIRST_HOUR + Math.floor(slot / 2)}:${slot % 2 === 0 ? '00' : '30'}`;
}

/** The hours of a time by the clock of the language, of 12 or 24. */
function clockHour(hours: number): string {
  return String(t('nar-map-clock') === '12' && hours > 12 ? hours - 12 : hours);
}

/** A time in words; short where many stand in a row and the half of the day is plain. */
export function hour(time: Time, short = false): string {
  const [hours = '0', minute = '00'] = time.split(':');
  const at = { hour: clockHour(Number(hours)), minute };
  if (short) return t('nar-map-hour-short', at);
  return t('nar-map-hour', { ...at, half: Number(hours) < 12 ? 'am' : 'pm' });
}

/** A full hour as a number alone, where there is no room for minutes. */
export function fullHour(time: Time): string {
  const [hours = '0'] = time.split(':');
  return clockHour(Number(hours));
}
