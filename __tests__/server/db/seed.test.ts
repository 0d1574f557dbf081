import type { Database } from '@server/db/database';
import { openRegionDatabase } from '@server/db/regionDatabase';
import { scaleCount } from '@server/db/seed/plan';
import { seedRiders } from '@server/db/seed/riders';
import { planAgencies } from '@server/db/seed/values/agencyNames';
import { createRandom } from '@server/db/seed/values/random';
import { getDemoEmails } from '@server/demoAccounts';
import type { RegionName } from '@server/regions';

function openSeededDatabase(region: RegionName, largestAgencyRiders = 150, seed = 1): Database {
  const plan = { seed, largestAgencyRiders, usEastAgencies: 130 };
  return openRegionDatabase(region, {
    dataDir: ':memory:',
    plan,
    emails: getDemoEmails(region),
    onProgress: () => undefined,
  });
}

let usEast: Database;
let australia: Database;
beforeAll(() => {
  usEast = openSeededDatabase('usEast');
  australia = openSeededDatabase('australia');
});
afterAll(() => {
  usEast.close();
  australia.close();
});

const countRows = (db: Database, from: string) =>
  db.get<{ n: number }>(`SELECT count(*) AS n FROM ${from}`)?.n ?? -1;
const readColumn = <Value>(db: Database, sql: string) => db.all<{ v: Value }>(sql).map(({ v }) => v);

it('creates agencies with unique names and abbreviations', () => {
  expect(countRows(usEast, 'agencies')).toBe(130);
  expect(countRows(australia, 'agencies')).toBe(20);
  for (const db of [usEast, australia]) {
    const abbreviations = readColumn<string>(db, 'SELECT abbreviation AS v FROM agencies');
    expect(abbreviations.filter((value) => !/^[A-Z0-9][A-Z0-9_-]{2,63}$/.test(value))).toEqual([]);
    expect(countRows(db, "agencies WHERE abbreviation = 'METRO'")).toBe(1);
    expect(new Set(readColumn(db, 'SELECT database_status AS v FROM agencies')).size).toBeGreaterThan(2);
  }
  const years = readColumn<string>(usEast, 'SELECT DISTINCT substr(created, 1, 4) AS v FROM agencies');
  expect(years.length).toBeGreaterThan(8);
});

it.each([20, 130, 1_000])('names %d agencies differently', (count) => {
  const agencies = planAgencies('usEast', count);
  const abbreviations = agencies.map(({ abbreviation }) => abbreviation);
  expect(agencies).toHaveLength(count);
  expect(new Set(agencies.map(({ name }) => name)).size).toBe(count);
  expect(new Set(abbreviations).size).toBe(count);
  expect(abbreviations.filter((value) => !/^[A-Z0-9][A-Z0-9_-]{2,63}$/.test(value))).toEqual([]);
  // More agencies follow, and the first ones stay.
  expect(planAgencies('usEast', 20)).toEqual(agencies.slice(0, 20));
  expect(planAgencies('australia', count)).toHaveLength(20);
});

it('puts most agencies into the country of their region, and a few into another', () => {
  // 840 is the United States, 124 Canada, 36 Australia and 554 New Zealand.
  expect(countRows(usEast, 'agencies WHERE country_code = 840')).toBeGreaterThan(120);
  expect(countRows(usEast, 'agencies WHERE country_code = 124')).toBeGreaterThan(1);
  expect(countRows(australia, 'agencies WHERE country_code = 36')).toBe(19);
  expect(countRows(australia, 'agencies WHERE country_code = 554')).toBe(1);
});

it('creates agencies of every size, the largest as configured, a few without riders', () => {
  const sizes = readColumn<number>(
    usEast,
    'SELECT count(key) AS v FROM agencies LEFT JOIN riders ON agency_id = id GROUP BY id',
  );
  expect(Math.max(...sizes)).toBe(150);
  expect(sizes.filter((size) => size === 0).length).toBeGreaterThan(3);
  expect(sizes.filter((size) => size > 0 && size < 10).length).toBeGreaterThan(50);
});

it('creates names in many scripts, missing fields, and edge cases', () => {
  const names = readColumn<string | null>(usEast, 'SELECT last_name AS v FROM riders');
  for (const script of [
    /\p{Script=Han}/u,
    /\p{Script=Cyrillic}/u,
    /\p{Script=Arabic}/u,
    /\p{Script=Hebrew}/u,
    /[ñéüøł]/,
    /'/,
    /-/,
  ]) {
    expect(names.some((name) => script.test(name ?? ''))).toBe(true);
  }
  expect(names).toContain(null);
  expect(names.some((name) => name?.length === 300)).toBe(true);
  // Two of the riders of seed/edgeCaseRiders.ts.
  expect(countRows(usEast, "riders WHERE first_name LIKE '<script>%' OR first_name = '__proto__'")).toBe(2);
  for (const column of [
    'rmid',
    'email',
    'date_of_birth',
    'smartcard',
    'amount',
    'rider_type',
    'concession_type',
  ]) {
    expect(countRows(usEast, `riders WHERE ${column} IS NULL`)).toBeGreaterThan(0);
  }
});

it('stores amounts as whole cents, birth dates as days and times in UTC', () => {
  expect(countRows(usEast, "riders WHERE typeof(amount) NOT IN ('integer', 'null')")).toBe(0);
  const births = readColumn<string | null>(usEast, 'SELECT date_of_birth AS v FROM riders').filter(
    (value) => value !== null,
  );
  expect(
    births.filter((value) => new Date(`${value}T00:00:00Z`).toISOString().slice(0, 10) !== value),
  ).toEqual([]);
  const times = readColumn<string>(
    usEast,
    'SELECT created AS v FROM riders UNION ALL SELECT created FROM passes',
  );
  expect(times.filter((time) => new Date(time).toISOString() !== time)).toEqual([]);
});

it('gives no two riders of a region the same smartcard, however many there are', () => {
  const db = openSeededDatabase('usEast', 1);
  const agency = { abbreviation: 'CBTA', riders: 20, currency: 'USD', created: '2020-01-01T00:00:00.000Z' };
  const agencies = [1, 2].map((id) => ({ ...agency, id, firstUserId: (id + 1) * 1_000_000, isBare: false }));
  expect(seedRiders(db, 'usEast', agencies, 1)).toBe(40);
  const cards = readColumn<number>(
    db,
    'SELECT smartcard_id AS v FROM riders WHERE user_id >= 2000000 AND smartcard_id IS NOT NULL',
  );
  db.close();
  expect(cards.length).toBeGreaterThan(10);
  expect(new Set(cards).size).toBe(cards.length);
});

it('links users, orders and passes only within an agency', () => {
  // 4294967296 is 2^32, the number of user ids per agency.
  expect(countRows(usEast, 'riders WHERE key <> agency_id * 4294967296 + user_id')).toBe(0);
  for (const table of ['passes', 'purchase_orders', 'payments']) {
    const rowsOfOtherAgencies = `${table} t WHERE user_id IS NOT NULL AND NOT EXISTS
      (SELECT 1 FROM riders WHERE key = t.agency_id * 4294967296 + t.user_id)`;
    expect(countRows(usEast, rowsOfOtherAgencies)).toBe(0);
  }
  expect(
    countRows(
      usEast,
      'passes p JOIN purchase_orders o ON o.id = p.purchase_order WHERE o.agency_id <> p.agency_id',
    ),
  ).toBe(0);
  expect(
    countRows(
      usEast,
      'payments p WHERE coupon_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM tickets t WHERE t.id = p.coupon_id AND t.agency_id = p.agency_id)',
    ),
  ).toBe(0);
});

const BUYER = 'JOIN riders r ON r.key = s.agency_id * 4294967296 + s.user_id';
it.each([
  [
    'riders before their agency',
    'riders s JOIN agencies a ON a.id = s.agency_id WHERE s.created < a.created',
  ],
  ['staff before their agency', 'staff s JOIN agencies a ON a.id = s.agency_id WHERE s.created < a.created'],
  ['payments before their rider', `payments s ${BUYER} WHERE s.created < r.created`],
  ['orders before their rider', `purchase_orders s ${BUYER} WHERE s.created < r.created`],
  [
    'payments before their agency',
    'payments s JOIN agencies a ON a.id = s.agency_id WHERE s.created < a.created',
  ],
  ['riders under 6 when joining', "riders WHERE date(date_of_birth, '+6 years') > created"],
  // The ids of a sale's pass and payment are 2,000,000 and 5,000,000 above the order's.
  [
    'passes with another state than their payment',
    'passes JOIN payments p ON p.id = passes.id + 3000000 WHERE payment_state <> p.status',
  ],
  ['positive refunds', "payments WHERE payment_type = 'REFUND' AND transaction_amount > 0"],
])('creates no %s', (_, from) => {
  expect([countRows(usEast, from), countRows(australia, from)]).toEqual([0, 0]);
});

it('spreads the riders who would have joined before their agency over the time since', () => {
  const [rows, times] = [
    countRows(usEast, 'riders'),
    countRows(usEast, '(SELECT DISTINCT created FROM riders)'),
  ];
  expect(times).toBe(rows);
});

it('creates a pass without the state of its payment now and then', () => {
  const withoutState = countRows(usEast, 'passes WHERE payment_state IS NULL');
  expect(withoutState).toBeGreaterThan(0);
  expect(withoutState).toBeLessThan(countRows(usEast, 'passes') / 20);
});

// The demo operator gets a password later (server/demoAccounts.ts).
it('sets no password for operators', () => {
  expect(countRows(usEast, 'pso_users WHERE password_hash IS NOT NULL')).toBe(0);
  expect(countRows(usEast, 'pso_users')).toBe(60);
});

it('gives every operator but the demo account an email of two names', () => {
  const emails = readColumn<string>(usEast, 'SELECT email AS v FROM pso_users WHERE id > 1');
  for (const email of emails) expect(email).toMatch(/^[a-z]{2,}\.[a-z]{2,}\d+@/);
});

it('creates the same rows from the same seed, in every table', () => {
  const sameSeed = openSeededDatabase('usEast');
  const otherSeed = openSeededDatabase('usEast', 150, 2);
  const tables = readColumn<string>(
    usEast,
    "SELECT name AS v FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'rider_search%' AND name NOT LIKE 'sqlite_%'",
  );
  expect(tables.length).toBeGreaterThan(25);
  for (const table of tables) {
    const rows = usEast.all(`SELECT * FROM ${table}`);
    expect([table, sameSeed.all(`SELECT * FROM ${table}`)]).toEqual([table, rows]);
  }
  expect(otherSeed.all('SELECT * FROM riders')).not.toEqual(usEast.all('SELECT * FROM riders'));
  sameSeed.close();
  otherSeed.close();
});

it('draws the same numbers for the same seed and purpose', () => {
  const random = createRandom(1, 'riders');
  const draws = Array.from({ length: 5 }, () => random.below(1_000));
  const sameSeed = createRandom(1, 'riders');
  expect(draws).toEqual(Array.from({ length: 5 }, () => sameSeed.below(1_000)));
  expect(draws).not.toEqual(Array.from({ length: 5 }, () => createRandom(1, 'passes').below(1_000)));
  // A die is thrown 6,000 times, so each side comes up about 1,000 times.
  const spread = Array.from({ length: 6_000 }, () => random.between(1, 6));
  for (const side of [1, 2, 3, 4, 5, 6])
    expect(spread.filter((value) => value === side).length).toBeGreaterThan(850);
});

it('scales planned counts down, never up', () => {
  // Counts are planned for 20,000 riders. Fewer riders scale them down, but not below 4 or the number of riders.
  const buildPlan = (riders: number) => ({ seed: 1, largestAgencyRiders: riders, usEastAgencies: 130 });
  expect(scaleCount(9_000, buildPlan(20_000))).toBe(9_000);
  expect(scaleCount(9_000, buildPlan(1_000_000))).toBe(9_000);
  expect(scaleCount(9_000, buildPlan(200))).toBe(90);
  expect(scaleCount(9_000, buildPlan(2))).toBe(2);
  expect(scaleCount(0, buildPlan(200))).toBe(0);
});
