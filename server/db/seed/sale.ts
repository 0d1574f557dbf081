import type { Database } from '../database';
import { toRiderKey } from '../riderKey';
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

/** The riders are in the database already. */
export function createSale(db: Database, random: Random, agency: SeededAgency, id: number): Sale {
  const userId = random.chanceInPercent(2)
    ? null
    : agency.firstUserId + pickRiderIndex(random, agency.riders);
  return {
    id,
    agencyId: agency.id,
    currency: agency.currency,
    userId,
    product: random.pick(PRODUCTS),
    created: pickTimeInLastDays(random, 900, findEarliest(db, agency, userId)),
    session: random.chanceInPercent(80) ? `s-${(random.below(2 ** 31) + 2 ** 31).toString(16)}` : null,
  };
}

/** The time since which the buyer has an account; of a sale to nobody, the agency's. */
function findEarliest(db: Database, agency: SeededAgency, userId: number | null): string {
  if (userId === null) return agency.created;
  const select = 'SELECT created FROM riders WHERE key = ?';
  return db.get<{ created: string }>(select, toRiderKey(agency.id, userId))?.created ?? agency.created;
}

/** One sale in six goes to the newest riders, so that some riders have several pages of sales. */
function pickRiderIndex(random: Random, riders: number): number {
  return random.chanceInPercent(16)
    ? riders - 1 - random.below(Math.max(1, Math.floor(riders / 100)))
    : random.below(riders);
}
