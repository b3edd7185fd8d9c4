/** Any game in the browser: drawn from its components, its view and its offers; see `lib/game`. */
import { colourOf } from '../art/players';
import { ONLY_SECTION } from '../help/game-rules';
import type { GameUi } from '../lib/game';
import type { View } from '../lib/protocol';
import { loadDescription } from './description';
import Detail from './Detail.svelte';
import Play from './Play.svelte';
import { playersOf } from './plain';
import Rail from './Rail.svelte';
import { breakdownOf, pointsOf } from './scores';
import { promptContext, stageOf, stagesOf } from './stages';
import { actionOf, labelOf, targetsOf } from './targets';
import { textView } from './text-view';

/** The user interface of a game that brings none, or only parts of one. */
export async function defaultUi(game: string): Promise<GameUi> {
  const description = await loadDescription(game);
  return {
    Play,
    Rail,
    Detail,
    targets: (offer, view, seat) => targetsOf(description, offer, view, seat),
    actionOf: (target, view, offers) => actionOf(description, target, view, offers),
    needsConfirm: (offer) => offer.action.verb === 'pass',
    label: (target, view) => labelOf(description, target, view),
    colour: (seat) => colourOf(seat),
    promptContext: (position) => promptContext(description, position),
    hasHidden,
    textView: (position, seat, names) => textView(description, position, seat, names),
    points: (view) => pointsOf(description, view),
    stage: (view) => stageOf(description, view),
    stages: stagesOf(description),
    breakdown: (view, result) => breakdownOf(description, view, result),
    ruleSection: () => ONLY_SECTION,
  };
}

/** Whether the view shows more of one player than of another. */
function hasHidden(view: View): boolean {
  const shown = playersOf(view).map((player) => Object.keys(player).sort().join());
  return new Set(shown).size > 1;
}
