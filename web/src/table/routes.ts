/** Moves chosen as a whole: what is picked up and where it goes, answered one question after another. */
import type { Route } from '../lib/game';
import { actionKey, type Action, type Offer } from '../lib/protocol';

/** The offer that takes an action; null if it is not legal. */
export function findOffer(action: Action | undefined, offers: Offer[]): Offer | null {
  if (action === undefined) return null;
  const key = actionKey(action);
  return offers.find((offer) => actionKey(offer.action) === key) ?? null;
}

/** The routes of different moves: a place that stands for another one is left out. */
export function distinctRoutes(routes: Route[]): Route[] {
  const moves = new Map<string, Route>();
  for (const route of routes) {
    const move = route.answers.map(actionKey).join();
    if (!moves.has(move)) moves.set(move, route);
  }
  return [...moves.values()];
}

/** The next answer of a plan that is legal, and what is left of it; what was not asked for is skipped. */
export function nextPlanned(plan: Action[], legal: Offer[]): { offer: Offer; rest: Action[] } | null {
  for (const [index, action] of plan.entries()) {
    const offer = findOffer(action, legal);
    if (offer !== null) return { offer, rest: plan.slice(index + 1) };
  }
  return null;
}
