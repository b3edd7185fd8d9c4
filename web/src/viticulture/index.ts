/** How Viticulture is drawn and told; see `lib/game`. */
import { colourOf } from '../art/players';
import type { GameUi } from '../lib/game';
import Founding from './Founding.svelte';
import Magnified from './Magnified.svelte';
import Play from './Play.svelte';
import Rail from './Rail.svelte';
import { sectionOfQuestion } from './questions';
import { breakdown, points } from './scores';
import { context, stage } from './stages';
import { called, isParents, meant, targets } from './targets';
import { told } from './told';

export { sectionOfReason } from './reasons';

export const ui: GameUi = {
  Play,
  Rail,
  Detail: Magnified,
  Screen: Founding,
  usesScreen: (position) => isParents(position.view),
  targets,
  actionOf: meant,
  needsConfirm: (offer) => offer.action.verb === 'pass',
  label: called,
  colour: (seat) => colourOf(seat),
  promptContext: context,
  hasHidden: (view) => view.seats > 1,
  textView: told,
  points,
  stage,
  stages: ['turn', 'season', 'year'],
  breakdown,
  ruleSection: sectionOfQuestion,
};
