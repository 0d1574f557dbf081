import type { RegionName } from '../../regions';
import type { Database } from '../database';
import { LAST_FULLY_SEEDED_AGENCY_ID, type SeededAgency } from './agencies';
import catalogue from './data/features.json';
import { createRandom, type Random } from './values/random';
import { pickTimeInLastDays } from './values/times';

const APPLICATION_NAMES = ['pay', 'amble', 'mod'];
const VERSIONS = ['1.0.0', '1.0.1', '1.6.0'];
const PLATFORMS = ['browser', 'android', 'ios'];
/** Seeded features are active until they are removed. */
const FOREVER = '2099-12-31';

/** Seeds the catalogue of app features, the agencies' applications, and the features that are active in them. */
export function seedFeatures(
  db: Database,
  region: RegionName,
  agencies: readonly SeededAgency[],
  seed: number,
): void {
  db.transaction(() => {
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
      // 9: each name in each version.
      const count = agency.id <= LAST_FULLY_SEEDED_AGENCY_ID ? 9 : random.between(1, 3);
      for (let index = 0; index < count; index++) insertApplication(db, agency.id, index, random);
    }
  });
}

function insertApplication(db: Database, agencyId: number, index: number, random: Random): void {
  const name = APPLICATION_NAMES[index % APPLICATION_NAMES.length] ?? 'pay';
  const version = VERSIONS[Math.floor(index / APPLICATION_NAMES.length)] ?? '1.0.0';
  const application = [agencyId, name, version, random.pick(PLATFORMS)] as const;
  db.run('INSERT OR IGNORE INTO applications VALUES (?, ?, ?, ?)', ...application);
  for (let count = random.between(0, 18); count > 0; count--) {
    const [feature] = random.pick(catalogue);
    // In the format of the API: YYYYMMDDTHHmmss.
    const start = pickTimeInLastDays(random, 600).slice(0, 19).replace(/[-:]/g, '');
    db.run(
      'INSERT OR IGNORE INTO app_features VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...application,
      feature ?? '',
      start,
      FOREVER,
    );
  }
}
