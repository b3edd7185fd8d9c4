/** The sum for an upgrade, spelled out from the numbers that are told: cost, prestige on it, fee, price. */
import { t } from '../lib/words.svelte';
import type { MarketSlot, NaramataComponents, NaramataPlayer } from '../games';

export interface Price {
  cost: number;
  coins: number;
  fee: number;
  price: number;
  /** What one has of prestige and disks, if that is too little. */
  short: number | null;
}

/** What a slot costs and why; null for an empty slot, or before the cost on the card is known. */
export function priceOf(
  slot: MarketSlot,
  box: NaramataComponents | null,
  tour: NaramataPlayer | null,
): Price | null {
  const cost = slot.upgrade === '' ? undefined : box?.upgrades[slot.upgrade].cost;
  if (slot.price === undefined || cost === undefined) return null;
  const coins = Math.min(slot.coins, cost);
  const purse = tour === null ? null : tour.prestige + tour.disks;
  return {
    cost,
    coins,
    fee: slot.price - (cost - coins),
    price: slot.price,
    short: purse !== null && purse < slot.price ? purse : null,
  };
}

/** The sum in words. */
export function priceText({ cost, coins, fee, price }: Price): string {
  const shape = coins > 0 ? (fee > 0 ? 'both' : 'coins') : fee > 0 ? 'fee' : 'plain';
  return t('nar-sum', { shape, cost, coins, fee, price });
}
