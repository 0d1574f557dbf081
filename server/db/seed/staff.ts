import type { RegionName } from '../../regions';
import type { Database } from '../database';
import { LAST_FULLY_SEEDED_AGENCY_ID, type SeededAgency } from './agencies';
import { scaleCount, type SeedPlan } from './plan';
import { pickPerson, toEmailName } from './values/people';
import { createRandom, type Random } from './values/random';
import { pickTimeInLastDays } from './values/times';

/**
 * Seeds the staff: administrators, drivers, and users of the type `facility` (a person's account as well). The first
 * agency's first administrator is the demo account.
 */
export function seedStaff(
  db: Database,
  region: RegionName,
  agencies: readonly SeededAgency[],
  plan: SeedPlan,
  demoEmail: string,
): void {
  const random = createRandom(plan.seed, `${region} staff`);
  const [firstAgency] = agencies;
  if (firstAgency) insertStaff(db, firstAgency, 'administrator', demoEmail, random);
  for (const agency of agencies) {
    const isFullySeeded = agency.id <= LAST_FULLY_SEEDED_AGENCY_ID;
    // At least 24, so that the list has several pages of 10.
    insertStaffOfType(
      db,
      agency,
      'administrator',
      isFullySeeded ? Math.max(24, scaleCount(64, plan)) : random.between(1, 5),
      random,
    );
    insertStaffOfType(db, agency, 'facility', random.below(4), random);
    insertStaffOfType(
      db,
      agency,
      'driver',
      isFullySeeded ? scaleCount(180, plan) : scaleCount(random.below(30), plan),
      random,
    );
  }
}

function insertStaffOfType(
  db: Database,
  agency: SeededAgency,
  type: string,
  count: number,
  random: Random,
): void {
  const host = `${agency.abbreviation.toLowerCase().replaceAll('_', '-')}.example`;
  for (let index = 1; index <= count; index++) {
    const { given, family } = pickPerson(random);
    const name = toEmailName(family) || toEmailName(given) || type;
    insertStaff(db, agency, type, `${name}.${type}${index}@${host}`, random, { given, family });
  }
}

function insertStaff(
  db: Database,
  agency: SeededAgency,
  type: string,
  email: string,
  random: Random,
  person = pickPerson(random),
): void {
  const telephone = random.chanceInPercent(70)
    ? `(${random.between(201, 989)}) 555-${String(random.below(10_000)).padStart(4, '0')}`
    : null;
  db.run(
    `INSERT INTO staff (agency_id, type, rmid, email, telephone_number, first_name, last_name, cell_phone, created)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    agency.id,
    type,
    // The column rmid (the portal's RMID): 0 for administrators that the portal creates (section 3 of the specification).
    type === 'administrator' && random.chanceInPercent(40) ? 0 : random.between(1, 99_999),
    email,
    telephone,
    person.given,
    person.family,
    telephone,
    pickTimeInLastDays(random, 2_000, agency.created),
  );
}
