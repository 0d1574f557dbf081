import type { RegionName } from '../../regions';
import type { Database } from '../database';
import { hasDrift } from './drift';
import { DEFAULT_LARGEST_AGENCY_RIDERS, scaleCount, type SeedPlan } from './plan';
import { DEFAULT_FEATURE_SET_ID, FEATURE_SETS } from './staticTables';
import { type AgencyLocation, pickLocation, UNITED_STATES } from './values/agencyLocations';
import { planAgencies, type PlannedAgency } from './values/agencyNames';
import { createRandom, type Random } from './values/random';
import { pickTimeInLastDays } from './values/times';

export interface SeededAgency {
  id: number;
  abbreviation: string;
  riders: number;
  currency: string;
  created: string;
  /** The user id of its first rider; the ids of its riders are consecutive. */
  firstUserId: number;
  /** Whether the agency was created but never set up: it has no feature sets, applications, reports or concessions. */
  isBare: boolean;
}

/**
 * Agencies up to this id have data for every screen. The others have fewer rows, and are alike except for what drift.ts
 * lists.
 */
export const LAST_FULLY_SEEDED_AGENCY_ID = 2;

/** The user id of the first rider. The ids of administrators and drivers are below it. */
export const FIRST_RIDER_USER_ID = 1_000_001;

/** The statuses other than `active`, which are kinds of drift. */
const RARE_DATABASE_STATUSES = ['provisioning', 'suspended', 'archived'] as const;
/** The ids of the feature sets of the agencies that are alike. */
const USUAL_FEATURE_SET_IDS = [1, DEFAULT_FEATURE_SET_ID, 5, 7, 8, 9];

/** Seeds agencies with their feature sets and mail settings. */
export function seedAgencies(db: Database, region: RegionName, plan: SeedPlan): SeededAgency[] {
  const random = createRandom(plan.seed, `${region} agencies`);
  const planned = planAgencies(region, plan.usEastAgencies);
  // Within twelve years, in the order of the ids.
  const creationTimes = planned.map(() => pickTimeInLastDays(random, 4_400)).sort();
  let firstUserId = FIRST_RIDER_USER_ID;
  return planned.map((agency, index) => {
    const id = index + 1;
    const riders = planRiderCount(region, index, plan);
    const location = pickLocation(random, region, agency.city);
    const seeded = {
      id,
      currency: location.currency,
      created: creationTimes[index] ?? '',
      abbreviation: agency.abbreviation,
      riders,
      firstUserId,
      isBare: hasDrift(id, 'bare'),
    };
    insertAgency(db, { id, agency, created: seeded.created, location });
    firstUserId += riders;
    if (!seeded.isBare) insertFeaturesets(db, id, random);
    insertMailSettings(db, id, agency.abbreviation, random);
    return seeded;
  });
}

interface NewAgency {
  id: number;
  agency: PlannedAgency;
  created: string;
  location: AgencyLocation;
}

/**
 * An agency's database name is its abbreviation. Agencies in the United States use imperial units. The last value,
 * `routed`, says whether the third-party routing-info service knows the agency.
 */
function insertAgency(db: Database, { id, agency, created, location }: NewAgency): void {
  db.run(
    `INSERT INTO agencies VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT id FROM timezones WHERE name = ?), ?, ?)`,
    id,
    created,
    agency.name,
    agency.abbreviation,
    agency.abbreviation,
    RARE_DATABASE_STATUSES.find((status) => hasDrift(id, status)) ?? 'active',
    location.country === UNITED_STATES,
    location.timezone,
    location.country,
    !hasDrift(id, 'notRouted'),
  );
}

function insertFeaturesets(db: Database, agencyId: number, random: Random): void {
  const insert = 'INSERT INTO agency_featuresets VALUES (?, ?, ?)';
  if (agencyId > LAST_FULLY_SEEDED_AGENCY_ID) {
    for (const featuresetId of USUAL_FEATURE_SET_IDS) db.run(insert, agencyId, featuresetId, true);
    return;
  }
  for (let featuresetId = 1; featuresetId <= FEATURE_SETS.length; featuresetId++) {
    if (featuresetId !== DEFAULT_FEATURE_SET_ID && random.chanceInPercent(55)) continue;
    db.run(
      insert,
      agencyId,
      featuresetId,
      featuresetId === DEFAULT_FEATURE_SET_ID || random.chanceInPercent(80),
    );
  }
}

function insertMailSettings(db: Database, agencyId: number, abbreviation: string, random: Random): void {
  if (hasDrift(agencyId, 'noMailSettings')) return;
  const host = `${abbreviation.toLowerCase().replaceAll('_', '-')}.example`;
  const replyTo = random.chanceInPercent(70) ? `support@${host}` : null;
  db.run(
    'INSERT INTO mail_settings (agency_id, sender, reply_to) VALUES (?, ?, ?)',
    agencyId,
    `no-reply@${host}`,
    replyTo,
  );
}

/**
 * The counts fall with the agency's index, from the largest agency down to a few riders (the constants fit
 * 130 agencies in US East and 20 in Australia). One agency in 23 has none.
 */
function planRiderCount(region: RegionName, index: number, plan: SeedPlan): number {
  const largestAgencyRiders =
    region === 'usEast'
      ? plan.largestAgencyRiders
      : Math.max(3, Math.floor((plan.largestAgencyRiders * 3) / 10));
  if (index === 0) return largestAgencyRiders;
  if (index % 23 === 11) return 0;
  const planned = region === 'usEast' ? Math.floor(8_500 / index) - 62 : Math.floor(2_400 / index) - 100;
  return Math.min(
    scaleCount(Math.max(planned, 3 + (index % 9)), plan),
    Math.max(DEFAULT_LARGEST_AGENCY_RIDERS, largestAgencyRiders),
  );
}
