/** Viticulture in the browser: how it is drawn, chosen from and put into words; see `lib/game`. */
import type { GameUi } from '../lib/game';
import { autoAnswer, followedBy } from './defaults';
import Detail from './Detail.svelte';
import { facts } from './facts';
import { labelOf } from './labels';
import ParentsScreen from './ParentsScreen.svelte';
import Play from './Play.svelte';
import { sectionOfQuestion } from './questions';
import Rail from './Rail.svelte';
import { routes, variants } from './routes';
import { breakdown, gains, points } from './scores';
import { promptContext, stage } from './stages';
import { actionOf, asksForParents, targetsOf } from './targets';
import { textView } from './text-view';
import { things } from './things';
import YearEnd from './YearEnd.svelte';

export { sectionOfReason } from './reasons';

export const ui: Partial<GameUi> = {
  Play,
  Rail,
  Detail,
  SceneEvent: YearEnd,
  Screen: ParentsScreen,
  usesScreen: (position) => asksForParents(position.view),
  targets: targetsOf,
  actionOf,
  routes: (from, position) => routes(from, position),
  variants,
  autoAnswer: (position) => autoAnswer(position),
  followedBy,
  facts,
  label: labelOf,
  promptContext,
  hasHidden: (view) => view.hidden,
  textView,
  points,
  stage,
  stages: ['turn', 'season', 'year'],
  breakdown,
  gains,
  ruleSection: sectionOfQuestion,
  things,
};
