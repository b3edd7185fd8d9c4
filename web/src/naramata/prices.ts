/** What an upgrade costs, spelled out: as printed, less the prestige on it, with the fee. */
import type { MarketSlot, NaramataPlayer } from '../games';
import { t } from '../lib/words.svelte';

/** The price of a slot in words; empty for an empty slot. */
export function priceText({ cost, discount = 0, fee = 0, price }: MarketSlot): string {
  if (cost === undefined || price === undefined) return '';
  const shape = discount > 0 ? (fee > 0 ? 'both' : 'coins') : fee > 0 ? 'fee' : 'plain';
  return t('nar-sum', { shape, cost, coins: discount, fee, price });
}

/** Whether a tour has too little to pay the price of a slot. */
export function isTooDear({ price }: MarketSlot, tour: NaramataPlayer | null): boolean {
  return price !== undefined && tour !== null && tour.purse < price;
}
