/** The text of errors. */
import { Refused } from '../../lib/server';
import { formatCommon, hasMessage, t } from '../../lib/words.svelte';

/** The text of a problem, translated where there is a message for its code. */
export function errorText(problem: unknown): string {
  if (!(problem instanceof Refused)) return t('refused-unknown');
  const id = `refused-${problem.code}`;
  const message = inputError(problem) ?? problem.message;
  return hasMessage(id) ? t(id, { message }) : message || t('refused-unknown');
}

/** What is wrong with options or a record, in the language of the user; an option by its title. */
function inputError({ text }: Refused): string | null {
  if (text === null) return null;
  const option = `option-${text.args['name'] ?? ''}`;
  return formatCommon(text.text, hasMessage(option) ? { ...text.args, name: t(option) } : text.args);
}

/** Whether the server cannot be reached. */
export function isOffline(problem: unknown): boolean {
  return problem instanceof Refused && problem.status === 0;
}
