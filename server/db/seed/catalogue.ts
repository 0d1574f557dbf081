import type { RegionName } from '../../regions';
import type { Database } from '../database';
import { LAST_FULLY_SEEDED_AGENCY_ID, type SeededAgency } from './agencies';
import { MEDIUMS } from './values/mediums';
import { PRODUCTS } from './values/products';
import { createRandom, type Random } from './values/random';
import { getDayFromEnd, pickTimeAfter, pickTimeInLastDays } from './values/times';

const COUPONS = [
  'Welcome Ride',
  'Jury Duty',
  'Snow Day',
  'Health Visit',
  'Employer Voucher',
  'Fête de la Musique',
];
/** Reductions of the price; `discount` is in percent. */
const CONCESSIONS: readonly (readonly [type: string, discount: number, label: string | null])[] = [
  ['Senior', 50, 'Senior (65+)'],
  ['Student', 25, 'Student with card'],
  ['Youth', 50, 'Youth (6-17)'],
  ['Veteran', 100, 'Veteran'],
  ['Disability', 50, null],
  ['Low Income', 75, 'Reduced income programme'],
];
const REPORTS = [
  'Daily Ridership',
  'Fare Revenue',
  'Pass Sales',
  'Payment Corrections',
  'Smartcard Inventory',
  'Refunds',
  'Concession Use',
  'Device Health',
];
const PROVIDERS = [
  'Northwind Payments',
  'Harbor Merchant Services',
  'Southern Cross Acquiring',
  'Ledgerline',
];
const GEOFENCE_NAMES = [
  'Central Station',
  'Depot',
  'Airport',
  'University',
  'Harbour',
  'Stadium',
  'Old Town',
  'Hospital',
];
const RESOURCE_KINDS = ['terms', 'privacy', 'about'];
const CLIENT_TYPES = ['rider_web', 'rider_ios', 'rider_android'];

/** Seeds coupons, products, concessions, reports, payment mediums, resources, smartcard keys and geofences. */
export function seedCatalogue(
  db: Database,
  region: RegionName,
  agencies: readonly SeededAgency[],
  seed: number,
): void {
  PROVIDERS.forEach((name, index) => db.run('INSERT INTO providers VALUES (?, ?)', index + 1, name));
  db.transaction(() => {
    for (const agency of agencies) {
      const random = createRandom(seed, `${region} catalogue ${agency.id}`);
      insertCouponsAndProducts(db, agency.id, random);
      if (!agency.isBare) insertConcessionsAndReports(db, agency.id, random);
      insertPaymentMediums(db, agency.id, random);
      insertResources(db, agency, random);
      insertKeysAndGeofences(db, agency, random);
    }
  });
}

/** Inserts coupons (table tickets) and products. */
function insertCouponsAndProducts(db: Database, agencyId: number, random: Random): void {
  for (const name of COUPONS) {
    const created = pickTimeInLastDays(random, 1_500);
    const values = [
      name,
      random.between(1, 20) * 25,
      created,
      random.chance(60) ? pickTimeAfter(random, created, 300) : null,
    ];
    db.run(
      'INSERT INTO tickets (agency_id, display_name, value, created, updated) VALUES (?, ?, ?, ?, ?)',
      agencyId,
      ...values,
    );
  }
  for (const { sku, name, price, fareType } of PRODUCTS) {
    const values = [sku, name, price + (price > 0 ? (agencyId % 5) * 25 : 0), fareType];
    db.run(
      'INSERT INTO products (agency_id, sku, name, price, fare_type) VALUES (?, ?, ?, ?, ?)',
      agencyId,
      ...values,
    );
  }
}

function insertConcessionsAndReports(db: Database, agencyId: number, random: Random): void {
  for (const [type, discount, label] of CONCESSIONS) {
    if (agencyId > LAST_FULLY_SEEDED_AGENCY_ID && random.chance(30)) continue;
    const created = pickTimeInLastDays(random, 2_000);
    db.run(
      'INSERT INTO concessions (agency_id, concession_type, discount, label, created, updated) VALUES (?, ?, ?, ?, ?, ?)',
      agencyId,
      type,
      discount,
      label,
      created,
      random.chance(50) ? pickTimeAfter(random, created, 400) : null,
    );
  }
  for (const name of REPORTS) {
    if (agencyId > LAST_FULLY_SEEDED_AGENCY_ID && random.chance(25)) continue;
    db.run('INSERT INTO reports (agency_id, prettyname) VALUES (?, ?)', agencyId, name);
  }
}

function insertPaymentMediums(db: Database, agencyId: number, random: Random): void {
  for (const [medium, alias] of MEDIUMS) {
    db.run('INSERT INTO payment_mediums VALUES (?, ?, ?)', agencyId, medium, alias);
    // Most agencies have a provider for credit cards; other mediums rarely have one.
    const hasProvider =
      medium === 'CreditCard'
        ? agencyId <= LAST_FULLY_SEEDED_AGENCY_ID || random.chance(85)
        : random.chance(20);
    if (!hasProvider) continue;
    const provider = 1 + (agencyId % PROVIDERS.length);
    db.run(
      'INSERT INTO provider_accounts (agency_id, payment_medium, psp_id) VALUES (?, ?, ?)',
      agencyId,
      medium,
      provider,
    );
  }
}

function insertResources(db: Database, { id, abbreviation }: SeededAgency, random: Random): void {
  const insert =
    'INSERT INTO resources (agency_id, kind, client_type, content, start_date, end_date) VALUES (?, ?, ?, ?, ?, ?)';
  for (const kind of RESOURCE_KINDS) {
    for (const client of CLIENT_TYPES) {
      if (id > LAST_FULLY_SEEDED_AGENCY_ID && random.chance(50)) continue;
      const content = `${abbreviation} ${kind}. ${'Riders agree to travel with a valid fare. '.repeat(random.between(1, 30))}`;
      const start = random.chance(80) ? getDayFromEnd(-random.between(30, 1_500)) : null;
      db.run(insert, id, kind, client, content, start, null);
      // Some resources have a past version, some a future one.
      if (random.chance(25))
        db.run(
          insert,
          id,
          kind,
          client,
          content,
          getDayFromEnd(-2_000),
          getDayFromEnd(-random.between(1, 900)),
        );
      if (random.chance(15))
        db.run(insert, id, kind, client, content, getDayFromEnd(90), getDayFromEnd(random.between(200, 900)));
    }
  }
}

/** Each sector of a smartcard has two keys of 6 bytes and an access code of 4 bytes, in hexadecimal digits. */
function insertKeysAndGeofences(db: Database, { id }: SeededAgency, random: Random): void {
  const createHexText = (digits: number) =>
    Array.from({ length: digits }, () => random.below(16).toString(16))
      .join('')
      .toUpperCase();
  for (let sector = 0; sector < (id <= LAST_FULLY_SEEDED_AGENCY_ID ? 16 : random.below(5)); sector++) {
    const values = [
      createHexText(12),
      createHexText(12),
      createHexText(8),
      random.chance(80) ? pickTimeInLastDays(random, 700) : null,
    ];
    db.run(
      'INSERT INTO smartcard_keys (agency_id, key_a, key_b, access_code, updated) VALUES (?, ?, ?, ?, ?)',
      id,
      ...values,
    );
  }
  for (let fence = 0; fence < (id <= LAST_FULLY_SEEDED_AGENCY_ID ? 14 : random.below(6)); fence++) {
    const values = [
      `${random.pick(GEOFENCE_NAMES)} ${fence + 1}`,
      random.between(50, 900),
      pickTimeInLastDays(random, 900),
    ];
    db.run('INSERT INTO geofences (agency_id, name, radius, created) VALUES (?, ?, ?, ?)', id, ...values);
  }
}
