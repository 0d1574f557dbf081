import type { RegionName } from '../../regions';
import type { Database } from '../open';
import type { SeededAgency } from './agencies';
import { personOf, slug } from './people';
import { scaled, type SeedPlan } from './plan';
import { createRandom, type Random } from './random';
import { momentWithin } from './times';

/** Administrators, facilities and drivers of each agency. The first of the first agency is the demonstration account. */
export function seedStaff(
  db: Database,
  region: RegionName,
  agencies: readonly SeededAgency[],
  plan: SeedPlan,
  demoEmail: string,
): void {
  const random = createRandom(plan.seed, `${region} staff`);
  const [largest] = agencies;
  if (largest) insertStaff(db, largest.id, 'administrator', demoEmail, random);
  for (const agency of agencies) {
    db.transaction(() => {
      const large = agency.id <= 2;
      addStaff(
        db,
        agency,
        'administrator',
        large ? Math.max(24, scaled(64, plan)) : random.between(1, 5),
        random,
      );
      addStaff(db, agency, 'facility', random.below(4), random);
      addStaff(db, agency, 'driver', large ? scaled(180, plan) : scaled(random.below(30), plan), random);
    });
  }
}

function addStaff(db: Database, agency: SeededAgency, type: string, count: number, random: Random): void {
  const host = `${agency.abbreviation.toLowerCase().replaceAll('_', '-')}.example`;
  for (let index = 1; index <= count; index++) {
    const { given, family } = personOf(random);
    const name = slug(family) || slug(given) || type;
    insertStaff(db, agency.id, type, `${name}.${type}${index}@${host}`, random, { given, family });
  }
}

function insertStaff(
  db: Database,
  agencyId: number,
  type: string,
  email: string,
  random: Random,
  person = personOf(random),
): void {
  const telephone = random.chance(70)
    ? `(${random.between(201, 989)}) 555-${String(random.below(10_000)).padStart(4, '0')}`
    : null;
  db.run(
    `INSERT INTO staff (agency_id, type, rmid, email, telephone_number, first_name, last_name, cell_phone, created)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    agencyId,
    type,
    type === 'administrator' && random.chance(40) ? 0 : random.between(1, 99_999),
    email,
    telephone,
    person.given,
    person.family,
    telephone,
    momentWithin(random, 2_000),
  );
}
