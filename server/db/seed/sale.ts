import type { SeededAgency } from './agencies';
import { PRODUCTS } from './values/products';
import type { Random } from './values/random';
import { pickTimeInLastDays } from './values/times';

/** The common fields of an order, its pass and its payment. */
export interface Sale {
  /** The order's id. The ids of its pass and its payment are derived from it. */
  id: number;
  agencyId: number;
  currency: string;
  userId: number | null;
  product: (typeof PRODUCTS)[number];
  created: string;
  session: string | null;
}

export function createSale(random: Random, agency: SeededAgency, id: number): Sale {
  return {
    id,
    agencyId: agency.id,
    currency: agency.currency,
    userId: random.chanceInPercent(2) ? null : agency.firstUserId + pickRiderIndex(random, agency.riders),
    product: random.pick(PRODUCTS),
    created: pickTimeInLastDays(random, 900),
    session: random.chanceInPercent(80) ? `s-${(random.below(2 ** 31) + 2 ** 31).toString(16)}` : null,
  };
}

/** One sale in six goes to the newest riders, so that some riders have several pages of sales. */
function pickRiderIndex(random: Random, riders: number): number {
  return random.chanceInPercent(16)
    ? riders - 1 - random.below(Math.max(1, Math.floor(riders / 100)))
    : random.below(riders);
}
