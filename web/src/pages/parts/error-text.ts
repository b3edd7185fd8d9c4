/** What the server refused, in words. */
import { Refused } from '../../lib/server';
import { hasMessage, t } from '../../lib/words.svelte';

/** Why something did not come about; in the language that is spoken where we have words for it. */
export function errorText(problem: unknown): string {
  if (!(problem instanceof Refused)) return t('refused-unknown');
  const id = `refused-${problem.code}`;
  return hasMessage(id) ? t(id, { message: problem.message }) : problem.message || t('refused-unknown');
}

/** Whether only the line is down, so that trying again may help. */
export function isOffline(problem: unknown): boolean {
  return problem instanceof Refused && problem.status === 0;
}
