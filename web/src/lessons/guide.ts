/** What a lesson says about the position at its table, and about an action there. */
import type { Schema } from '../lib/server';

export type Guide = Schema['LessonOut'];

/** The answer to an action that does not lead on; null to one that does. */
export function answerTo(guide: Pick<Guide, 'right' | 'mistakes' | 'other'>, action: number): string | null {
  if (guide.right === null || guide.right.includes(action)) return null;
  return guide.mistakes.find(({ actions }) => actions.includes(action))?.answer ?? guide.other;
}
