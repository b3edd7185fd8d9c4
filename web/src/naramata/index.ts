/** Naramata in the browser: how it is drawn, chosen from and put into words. */
import type { GameUi } from '../lib/game';
import { autoAnswer } from './defaults';
import Detail from './Detail.svelte';
import DraftScreen from './draft/DraftScreen.svelte';
import { facts } from './facts';
import { labelOf } from './labels';
import Play from './Play.svelte';
import { sectionOfQuestion } from './questions';
import { followedBy, routes, variants } from './routes';
import Rail from './Rail.svelte';
import { breakdownOf, gainsOf, pointsOf } from './scores';
import { seatColour } from './seats';
import { promptContext, stageOf, usesScreen } from './stages';
import { actionOf, targetsOf } from './targets';
import { textView } from './text-view';
import { things } from './things';
import Delivery from './tour/Delivery.svelte';

export { sectionOfReason } from './reasons';

export const ui: GameUi = {
  Play,
  Rail,
  Detail,
  SceneEvent: Delivery,
  Screen: DraftScreen,
  usesScreen,
  targets: targetsOf,
  actionOf,
  routes,
  variants,
  followedBy,
  facts,
  autoAnswer,
  needsConfirm: (offer) => offer.action.verb === 'end_day',
  label: labelOf,
  colour: seatColour,
  promptContext,
  hasHidden: (view) => view.hidden,
  textView,
  points: pointsOf,
  stage: stageOf,
  stages: ['turn', 'day'],
  breakdown: breakdownOf,
  gains: gainsOf,
  ruleSection: sectionOfQuestion,
  things,
};
