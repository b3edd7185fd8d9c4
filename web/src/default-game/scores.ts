/** The points of a game, and what everybody has in the end. */
import type { ScoreLine } from '../lib/game';
import type { Result, View } from '../lib/protocol';
import type { Description } from './description';
import { fieldsOf } from './fields';
import { fieldName } from './names';
import { playersOf } from './plain';

/** The points of each seat; none where the view does not show them. */
export function pointsOf({ points }: Description, view: View): number[] {
  const found = playersOf(view).map((player) => player[points]);
  return found.every((value) => typeof value === 'number') ? found : [];
}

/** The result, and below it whatever else is counted for every player. */
export function breakdownOf(description: Description, view: View, result: Result): ScoreLine[] {
  const { game, points } = description;
  const players = playersOf(view).map((player) => fieldsOf(description, player, true));
  const counted = players[0]?.flatMap((field) => (field.shape === 'counter' ? [field] : [])) ?? [];
  const rest = counted
    .filter(({ field }) => field !== points)
    .map(({ field, label }): ScoreLine => ({
      label,
      values: players.map((fields) => {
        const found = fields.find((one) => one.field === field);
        return found?.shape === 'counter' ? found.value : null;
      }),
    }));
  return [{ label: fieldName(game, points), values: result.scores, total: true }, ...rest];
}
