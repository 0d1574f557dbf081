import type { RegionName } from '../../regions';
import type { Database } from '../database';
import { buildOffsetIndex, createOffsetIndexTriggers } from '../offsetIndex';
import { createCountTriggers, writeRowCounts } from '../rowCounts';
import { createSortIndexes } from '../sortIndexes';
import { seedAgencies } from './agencies';
import { seedCatalogue } from './catalogue';
import { seedFeatures } from './features';
import { moveTimes } from './moveTimes';
import type { SeedPlan } from './plan';
import { seedPsoUsers } from './psoUsers';
import { seedRiders } from './riders';
import { seedRules } from './rules';
import { seedSales } from './sales';
import { seedStaff } from './staff';
import { seedStaticTables } from './staticTables';

/** The email addresses of the demo accounts, which can sign in when they have a password. */
export interface DemoEmails {
  operator: string;
  administrator: string;
}

/** Fills an empty database; call it in a transaction. `onProgress` is called after each longer step. */
export function seedRegion(
  db: Database,
  region: RegionName,
  plan: SeedPlan,
  emails: DemoEmails,
  onProgress: (step: string) => void,
): void {
  seedStaticTables(db);
  seedPsoUsers(db, region, plan.seed, emails.operator);
  const agencies = seedAgencies(db, region, plan);
  seedStaff(db, region, agencies, plan, emails.administrator);
  seedCatalogue(db, region, agencies, plan.seed);
  seedFeatures(db, region, agencies, plan.seed);
  seedRules(db, region, agencies, plan.seed);
  onProgress(`${agencies.length} agencies`);
  const riders = seedRiders(db, region, agencies, plan.seed);
  onProgress(`${riders} riders`);
  const sales = seedSales(db, region, agencies, plan.seed);
  onProgress(`${sales} purchase orders with passes and payments`);
  moveTimes(db, plan.end);
  createSortIndexes(db);
  writeRowCounts(db);
  buildOffsetIndex(db);
  createCountTriggers(db);
  createOffsetIndexTriggers(db);
  db.exec('ANALYZE');
  onProgress('indexes');
}
