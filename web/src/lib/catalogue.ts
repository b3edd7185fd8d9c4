/** What is the same as long as the server runs: the games, their actions and components. */
import type { Components, NaramataComponents, ViticultureComponents } from '../games';
import type { Action } from './protocol';
import { api, data, once } from './server';

interface GameComponents {
  viticulture: ViticultureComponents;
  naramata: NaramataComponents;
}

/** The games and bots that the server offers. */
export const loadGames = once(() => data(api.GET('/api/games')));

/** The campaigns that the server offers. */
export const loadCampaignGames = once(() => data(api.GET('/api/campaigns/games')));

/** Every action of a game, by code. */
export const loadActions = once(
  async (name: string): Promise<Record<string, Action>> =>
    (await data(api.GET('/api/games/{name}/actions', { params: { path: { name } } }))) as Record<
      string,
      Action
    >,
);

const components = once(async (name: string): Promise<unknown> =>
  data(api.GET('/api/games/{name}/components', { params: { path: { name } } })),
);

/** What is printed on the cards and boards of a game. */
export function loadComponents<G extends keyof GameComponents>(game: G): Promise<GameComponents[G]>;
export function loadComponents(game: string): Promise<Components>;
export async function loadComponents(game: string): Promise<Components> {
  return (await components(game)) as Components;
}
