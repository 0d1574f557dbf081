import type { Database } from '@server/db/database';
import { openRegionDatabase } from '@server/db/regionDatabase';
import { type Drift, hasDrift } from '@server/db/seed/drift';
import { getDemoEmails } from '@server/demoAccounts';

const AGENCIES = 130;

let db: Database;
beforeAll(() => {
  db = openRegionDatabase('usEast', {
    dataDir: ':memory:',
    plan: { seed: 1, largestAgencyRiders: 5, usEastAgencies: AGENCIES },
    emails: getDemoEmails('usEast'),
    onProgress: () => undefined,
  });
});
afterAll(() => db.close());

const readIds = (condition: string) =>
  db
    .all<{ id: number }>(`SELECT id FROM agencies AS a WHERE id > 2 AND ${condition} ORDER BY id`)
    .map(({ id }) => id);
const listIds = (drift: Drift) =>
  Array.from({ length: AGENCIES }, (_, index) => index + 1).filter((id) => hasDrift(id, drift));

const hasRule = (condition: string) => `EXISTS (SELECT 1 FROM rules WHERE agency_id = a.id AND ${condition})`;
const hasFeature = (name: string, version: string) =>
  `EXISTS (SELECT 1 FROM app_features WHERE agency_id = a.id AND application = 'pay' AND name = '${name}' AND version = '${version}')`;
const hasText = (condition: string) =>
  `EXISTS (SELECT 1 FROM resources WHERE agency_id = a.id AND ${condition})`;
const hasAccount = (medium: string) =>
  `EXISTS (SELECT 1 FROM provider_accounts WHERE agency_id = a.id AND payment_medium = '${medium}')`;
const hasRow = (table: string) => `EXISTS (SELECT 1 FROM ${table} WHERE agency_id = a.id)`;
/** The value of the largest agency, which most agencies have. */
const USUAL_CAP = `(SELECT body ->> 'value' FROM rules WHERE agency_id = 1 AND identity = 'daily_cap')`;
/** An agency that was never set up has no applications, reports and concessions. */
const IS_SET_UP = hasRow('applications');
/** The end of the seeded time, as in seed/values/times.ts. */
const SEED_NOW = "'2026-10-31T18:00:00.000Z'";

// Each condition is that of the agencies that differ.
it.each<[drift: Drift, condition: string, hiddenBy?: Drift[]]>([
  ['noDailyCap', `NOT ${hasRule("identity = 'daily_cap'")}`],
  ['dailyCapAsText', hasRule("identity = 'daily_cap' AND json_type(body, '$.value') = 'text'")],
  [
    'higherDailyCap',
    hasRule(`identity = 'daily_cap' AND body ->> 'value' = ${USUAL_CAP} + 50`),
    ['noDailyCap', 'dailyCapAsText'],
  ],
  ['noTransferNotice', `NOT ${hasRule("identity = 'transfer_notice'")}`],
  ['weekFromSunday', hasRule("identity = 'cap_windows' AND body ->> '$.week.starts' = 'Sunday'")],
  ['smsOn', hasRule("identity = 'channels' AND body ->> '$.sms' = 1")],
  [
    'walletOnlyInOldVersion',
    `${hasFeature('pay_wallet', '1.0.0')} AND NOT ${hasFeature('pay_wallet', '1.6.0')} AND ${hasFeature('pay_apple_pay', '1.6.0')}`,
    ['onlyOldVersion'],
  ],
  ['testFeatureOn', hasFeature('TEST_DO_NOT_USE', '1.6.0')],
  [
    'onlyOldVersion',
    `${IS_SET_UP} AND NOT EXISTS (SELECT 1 FROM applications WHERE agency_id = a.id AND version = '1.6.0')`,
  ],
  ['termsLapsed', `NOT ${hasText(`kind = 'terms' AND (end_date IS NULL OR end_date > ${SEED_NOW})`)}`],
  ['termsLapseSoon', hasText(`kind = 'terms' AND end_date BETWEEN ${SEED_NOW} AND '2026-11-12'`)],
  ['aboutLapsesLater', hasText("kind = 'about' AND end_date BETWEEN '2026-11-20' AND '2027-01-30'")],
  ['noPrivacy', `NOT ${hasText("kind = 'privacy'")}`],
  ['noSmartCardAccount', `NOT ${hasAccount('SmartCard')}`],
  ['noCreditCardAccount', `NOT ${hasAccount('CreditCard')}`],
  ['noMailSettings', `NOT ${hasRow('mail_settings')}`],
  ['notRouted', 'NOT routed'],
  ['noReports', `${IS_SET_UP} AND NOT ${hasRow('reports')}`],
  ['noConcessions', `${IS_SET_UP} AND NOT ${hasRow('concessions')}`],
  ['provisioning', "database_status = 'provisioning'"],
  ['suspended', "database_status = 'suspended'"],
  ['archived', "database_status = 'archived'"],
])('%s: a few agencies have it, and no other one', (drift, condition, hiddenBy = []) => {
  const isSetUp = new Set(readIds(IS_SET_UP));
  const needsApplications = condition.includes('app_features') || condition.includes(IS_SET_UP);
  const ids = listIds(drift).filter(
    (id) => (isSetUp.has(id) || !needsApplications) && !hiddenBy.some((other) => hasDrift(id, other)),
  );
  expect(readIds(condition)).toEqual(ids);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.length).toBeLessThan(AGENCIES / 8);
});

it('gives the other agencies the same rules and features', () => {
  const countOf = (sql: string) =>
    db.all<{ agencies: number }>(
      `SELECT count(*) AS agencies FROM (${sql}) GROUP BY value ORDER BY 1 DESC`,
    )[0]?.agencies;
  const rules = `SELECT group_concat(identity || body ORDER BY identity) AS value FROM rules WHERE agency_id > 2 GROUP BY agency_id`;
  const features = `SELECT group_concat(application || version || platform || name ORDER BY application, version, platform, name) AS value
    FROM app_features WHERE agency_id > 2 GROUP BY agency_id`;
  expect(countOf(rules)).toBeGreaterThan(AGENCIES / 2);
  expect(countOf(features)).toBeGreaterThan(AGENCIES / 2);
});
