/** The words of a reason against a choice: where something else is asked or somebody else decides, what and who. */
import type { WhyNot } from '../lib/protocol';
import type { TableSession } from '../lib/table.svelte';
import { formatText, t } from '../lib/words.svelte';

export interface ReasonText {
  words: string;
  /** The question to be answered first; empty if that is not the reason. */
  asked: string;
}

export function reasonText(table: TableSession, { reason, text }: WhyNot): ReasonText {
  const prompt = table.isAsked ? table.position?.view.decision?.prompt : undefined;
  if (reason?.code === 'not_asked' && prompt != null)
    return { words: t('why-asked-instead'), asked: formatText(table.game, prompt) };
  const waiting = table.position?.waiting ?? [];
  if (reason?.code === 'not_your_decision' && waiting.length > 0) {
    const names = new Intl.ListFormat(document.documentElement.lang);
    const others = names.format(waiting.map((seat) => table.names[seat] ?? ''));
    return { words: t('prompt-waiting', { names: others }), asked: '' };
  }
  return { words: text === null ? '' : formatText(table.game, text), asked: '' };
}
