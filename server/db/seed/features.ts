import { APPLICATION_NAMES, APPLICATION_PLATFORMS, APPLICATION_VERSIONS } from '../../applications';
import type { RegionName } from '../../regions';
import type { Database } from '../database';
import { LAST_FULLY_SEEDED_AGENCY_ID, type SeededAgency } from './agencies';
import catalogue from './data/features.json';
import { hasDrift } from './drift';
import { createRandom, type Random } from './values/random';
import { pickTimeInLastDays } from './values/times';

const OLD_VERSION = '1.0.0';
const NEW_VERSION = '1.6.0';
const COMMON_FEATURES = ['common_analytics', 'common_crash_reports', 'common_terms_prompt'];
const PAY_FEATURES = [
  ...COMMON_FEATURES,
  'pay_wallet',
  'pay_auto_topup',
  'pay_apple_pay',
  'pay_fare_capping',
];
/** The applications and the active features of the agencies that are alike. */
const USUAL_APPLICATIONS = [
  { name: 'pay', version: OLD_VERSION, platform: 'android', features: PAY_FEATURES },
  { name: 'pay', version: NEW_VERSION, platform: 'android', features: PAY_FEATURES },
  { name: 'pay', version: NEW_VERSION, platform: 'ios', features: PAY_FEATURES },
  {
    name: 'amble',
    version: NEW_VERSION,
    platform: 'browser',
    features: [...COMMON_FEATURES, 'amble_trip_planner', 'amble_live_map'],
  },
];
/** Seeded features are active until they are removed. */
const FOREVER = '2099-12-31';

/** Seeds the catalogue of app features, the agencies' applications, and the features that are active in them. */
export function seedFeatures(
  db: Database,
  region: RegionName,
  agencies: readonly SeededAgency[],
  seed: number,
): void {
  catalogue.forEach(([name, description], index) => {
    const state = index % 9 === 4 ? 'beta' : index % 13 === 7 ? 'deprecated' : 'released';
    db.run(
      'INSERT INTO feature_catalogue VALUES (?, ?, ?, ?)',
      index + 1,
      name ?? '',
      description ?? null,
      state,
    );
  });
  for (const agency of agencies) {
    if (agency.isBare) continue;
    const random = createRandom(seed, `${region} features ${agency.id}`);
    if (agency.id > LAST_FULLY_SEEDED_AGENCY_ID) insertUsualApplications(db, agency, random);
    else
      for (const version of APPLICATION_VERSIONS)
        for (const name of APPLICATION_NAMES) insertApplication(db, agency, name, version, random);
  }
}

function insertUsualApplications(db: Database, agency: SeededAgency, random: Random): void {
  const start = pickStart(random, agency);
  for (const { name, version, platform, features } of USUAL_APPLICATIONS) {
    const isNewPay = name === 'pay' && version === NEW_VERSION;
    if (version === NEW_VERSION && hasDrift(agency.id, 'onlyOldVersion')) continue;
    const application = [agency.id, name, version, platform] as const;
    db.run('INSERT INTO applications VALUES (?, ?, ?, ?)', ...application);
    for (const feature of features) {
      if (feature === 'pay_wallet' && isNewPay && hasDrift(agency.id, 'walletOnlyInOldVersion')) continue;
      insertActiveFeature(db, application, feature, start);
    }
    if (isNewPay && hasDrift(agency.id, 'testFeatureOn'))
      insertActiveFeature(db, application, 'TEST_DO_NOT_USE', start);
  }
}

/** The name, version and platform of an agency's application. */
type Application = readonly [agencyId: number, name: string, version: string, platform: string];

function insertActiveFeature(db: Database, application: Application, feature: string, start: string): void {
  const insert = 'INSERT OR IGNORE INTO app_features VALUES (?, ?, ?, ?, ?, ?, ?)';
  db.run(insert, ...application, feature, start, FOREVER);
}

/** In the format of the API: YYYYMMDDTHHmmss. */
function pickStart(random: Random, agency: SeededAgency): string {
  return pickTimeInLastDays(random, 600, agency.created).slice(0, 19).replace(/[-:]/g, '');
}

function insertApplication(
  db: Database,
  agency: SeededAgency,
  name: string,
  version: string,
  random: Random,
): void {
  const application = [agency.id, name, version, random.pick(APPLICATION_PLATFORMS)] as const;
  db.run('INSERT OR IGNORE INTO applications VALUES (?, ?, ?, ?)', ...application);
  for (let count = random.between(0, 18); count > 0; count--) {
    const [feature] = random.pick(catalogue);
    insertActiveFeature(db, application, feature ?? '', pickStart(random, agency));
  }
}
