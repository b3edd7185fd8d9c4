/** A campaign as a road: its challenges in order, and what became of each. */
import type { Schema } from '../../lib/server';

export type CampaignOut = Schema['CampaignOut'];
export type Progress = CampaignOut['progress'];

export interface Stop {
  challenge: number;
  state: 'won' | 'next' | 'ahead';
  /** How many games it took, or has taken so far. */
  tries: number;
  /** Points of the game that was won. */
  score: number | null;
  /** From 1 to 3: the fewer tries, the more; 0 while it is not won. */
  stars: number;
}

export function underWay(campaign: CampaignOut): boolean {
  return !campaign.finished && !campaign.given_up;
}

/** The stops of a campaign in order. */
export function stops({ order, history, challenge }: Progress): Stop[] {
  return order.map((number) => {
    const games = history.filter((game) => game.challenge === number);
    const won = games.find((game) => game.won);
    const state = won !== undefined ? 'won' : number === challenge ? 'next' : 'ahead';
    const stars = won === undefined ? 0 : Math.max(1, 4 - games.length);
    return { challenge: number, state, tries: games.length, score: won?.score ?? null, stars };
  });
}

export interface Spot {
  x: number;
  y: number;
}

/** Where the stops lie: on a road that winds from the foot of the picture to its head. */
export function spots(count: number, width: number, height: number): Spot[] {
  return Array.from({ length: count }, (_, index) => {
    const part = count === 1 ? 0.5 : index / (count - 1);
    return {
      x: Math.round(width * (0.08 + 0.84 * part)),
      y: Math.round(height * (0.77 - 0.16 * part + 0.08 * Math.sin(index * 2.1))),
    };
  });
}

export type CampaignGame = Schema['CampaignGameOut'];
