/** Which lessons the user has done: kept with the settings, so with the account and on this device. */
import { changeSetting, settings } from '../lib/settings.svelte';

const BETWEEN = ' ';

function key(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

export function isDone(game: string, lesson: string): boolean {
  return settings.lessons.split(BETWEEN).includes(key(game, lesson));
}

export function markDone(game: string, lesson: string): void {
  if (isDone(game, lesson)) return;
  changeSetting('lessons', [settings.lessons, key(game, lesson)].filter(Boolean).join(BETWEEN));
}
