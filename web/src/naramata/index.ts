/** Naramata in the browser: how it is drawn, chosen from and put into words. */
import type { GameUi } from '../lib/game';
import { calledOf } from './called';
import Screen from './draft/Screen.svelte';
import Magnified from './Magnified.svelte';
import { contextOf, hasScreen, hidden, stageOf } from './moment';
import Play from './Play.svelte';
import Rail from './Rail.svelte';
import { breakdownOf, pointsOf } from './scores';
import { seatColour } from './seats';
import { sectionOfQuestion } from './questions';
import { meantBy, targetsOf } from './targets';
import { toldOf } from './told';

export { sectionOfReason } from './reasons';

export const ui: GameUi = {
  Play,
  Rail,
  Detail: Magnified,
  Screen,
  usesScreen: hasScreen,
  targets: targetsOf,
  actionOf: meantBy,
  needsConfirm: (offer) => offer.action.verb === 'end_day',
  label: calledOf,
  colour: seatColour,
  promptContext: contextOf,
  hasHidden: hidden,
  textView: toldOf,
  points: pointsOf,
  stage: stageOf,
  stages: ['turn', 'day'],
  breakdown: breakdownOf,
  ruleSection: sectionOfQuestion,
};
