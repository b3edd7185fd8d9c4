/** The text of errors. */
import { Refused } from '../../lib/server';
import { hasMessage, t } from '../../lib/words.svelte';

/** The text of a problem, translated where there is a message for its code. */
export function errorText(problem: unknown): string {
  if (!(problem instanceof Refused)) return t('refused-unknown');
  const id = `refused-${problem.code}`;
  return hasMessage(id) ? t(id, { message: problem.message }) : problem.message || t('refused-unknown');
}

/** Whether the server cannot be reached. */
export function isOffline(problem: unknown): boolean {
  return problem instanceof Refused && problem.status === 0;
}
