import type { RegionName } from '../../regions';
import type { Database } from '../database';
import { LAST_FULLY_SEEDED_AGENCY_ID, type SeededAgency } from './agencies';
import { hasDrift } from './drift';
import { insertKeysAndGeofences } from './keysAndGeofences';
import { insertResources } from './resources';
import { MEDIUMS } from './values/mediums';
import { PRODUCTS } from './values/products';
import { createRandom, type Random } from './values/random';
import { pickTimeAfter, pickTimeInLastDays } from './values/times';

/** The names of each agency's coupons. */
export const COUPONS = [
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
/** Agencies after `LAST_FULLY_SEEDED_AGENCY_ID` have accounts for these mediums only, unless `drift` says otherwise. */
const USUAL_MEDIUMS: readonly string[] = [
  'CreditCard',
  'RMPay',
  'CashFare',
  'CashTopUp',
  'SmartCard',
  'ZeroFare',
];

/**
 * Seeds payment providers, coupons, products, concessions, reports, payment mediums, resources, smartcard keys and
 * geofences.
 */
export function seedCatalogue(
  db: Database,
  region: RegionName,
  agencies: readonly SeededAgency[],
  seed: number,
): void {
  PROVIDERS.forEach((name, index) => db.run('INSERT INTO providers VALUES (?, ?)', index + 1, name));
  for (const agency of agencies) {
    const random = createRandom(seed, `${region} catalogue ${agency.id}`);
    insertCouponsAndProducts(db, agency, random);
    if (!agency.isBare) insertConcessionsAndReports(db, agency, random);
    insertPaymentMediums(db, agency.id, random);
    insertResources(db, agency, random);
    insertKeysAndGeofences(db, agency, random);
  }
}

/** Inserts coupons (table tickets) and products. */
function insertCouponsAndProducts(db: Database, agency: SeededAgency, random: Random): void {
  for (const name of COUPONS) {
    const created = pickTimeInLastDays(random, 1_500, agency.created);
    const values = [
      name,
      random.between(1, 20) * 25,
      created,
      random.chanceInPercent(60) ? pickTimeAfter(random, created, 300) : null,
    ];
    db.run(
      'INSERT INTO tickets (agency_id, display_name, value, created, updated) VALUES (?, ?, ?, ?, ?)',
      agency.id,
      ...values,
    );
  }
  for (const { sku, name, price, fareType } of PRODUCTS) {
    const values = [sku, name, price + (price > 0 ? (agency.id % 5) * 25 : 0), fareType];
    db.run(
      'INSERT INTO products (agency_id, sku, name, price, fare_type) VALUES (?, ?, ?, ?, ?)',
      agency.id,
      ...values,
    );
  }
}

function insertConcessionsAndReports(db: Database, agency: SeededAgency, random: Random): void {
  for (const [type, discount, label] of hasDrift(agency.id, 'noConcessions') ? [] : CONCESSIONS) {
    const created = pickTimeInLastDays(random, 2_000, agency.created);
    db.run(
      'INSERT INTO concessions (agency_id, concession_type, discount, label, created, updated) VALUES (?, ?, ?, ?, ?, ?)',
      agency.id,
      type,
      discount,
      label,
      created,
      random.chanceInPercent(50) ? pickTimeAfter(random, created, 400) : null,
    );
  }
  for (const name of hasDrift(agency.id, 'noReports') ? [] : REPORTS) {
    db.run('INSERT INTO reports (agency_id, prettyname) VALUES (?, ?)', agency.id, name);
  }
}

function insertPaymentMediums(db: Database, agencyId: number, random: Random): void {
  for (const [medium, alias] of MEDIUMS) {
    db.run('INSERT INTO payment_mediums VALUES (?, ?, ?)', agencyId, medium, alias);
    const hasAccount =
      agencyId <= LAST_FULLY_SEEDED_AGENCY_ID
        ? medium === 'CreditCard' || random.chanceInPercent(20)
        : USUAL_MEDIUMS.includes(medium) && !lacksAccount(agencyId, medium);
    if (!hasAccount) continue;
    const provider = 1 + (agencyId % PROVIDERS.length);
    db.run(
      'INSERT INTO provider_accounts (agency_id, payment_medium, psp_id) VALUES (?, ?, ?)',
      agencyId,
      medium,
      provider,
    );
  }
}

function lacksAccount(agencyId: number, medium: string): boolean {
  if (medium === 'SmartCard') return hasDrift(agencyId, 'noSmartCardAccount');
  return medium === 'CreditCard' && hasDrift(agencyId, 'noCreditCardAccount');
}
