import { demoEmails } from '@server/accounts';
import type { Database } from '@server/db/open';
import { openRegion } from '@server/db/openRegion';
import { scaled } from '@server/db/seed/plan';
import { createRandom } from '@server/db/seed/random';
import type { RegionName } from '@server/regions';

function open(region: RegionName, largestAgencyRiders = 150, seed = 1): Database {
  const plan = { seed, largestAgencyRiders };
  return openRegion(region, {
    dataDir: ':memory:',
    plan,
    emails: demoEmails(region),
    onProgress: () => undefined,
  });
}

let usEast: Database;
let australia: Database;
beforeAll(() => {
  usEast = open('usEast');
  australia = open('australia');
});
afterAll(() => {
  usEast.close();
  australia.close();
});

const count = (db: Database, from: string) =>
  db.get<{ n: number }>(`SELECT count(*) AS n FROM ${from}`)?.n ?? -1;
const values = <Value>(db: Database, sql: string) => db.all<{ v: Value }>(sql).map(({ v }) => v);

it('makes agencies with names and abbreviations of their own', () => {
  expect(count(usEast, 'agencies')).toBe(130);
  expect(count(australia, 'agencies')).toBe(20);
  for (const db of [usEast, australia]) {
    const abbreviations = values<string>(db, 'SELECT abbreviation AS v FROM agencies');
    expect(abbreviations.filter((each) => !/^[A-Z0-9][A-Z0-9_-]{2,63}$/.test(each))).toEqual([]);
    expect(count(db, "agencies WHERE abbreviation = 'METRO'")).toBe(1);
    expect(new Set(values(db, 'SELECT database_status AS v FROM agencies')).size).toBeGreaterThan(2);
  }
  const years = values<string>(usEast, 'SELECT DISTINCT substr(created, 1, 4) AS v FROM agencies');
  expect(years.length).toBeGreaterThan(8);
});

it('puts most agencies in the time zones and country of their region, and a few elsewhere', () => {
  expect(count(usEast, 'agencies WHERE country_code = 840')).toBeGreaterThan(120);
  expect(count(usEast, 'agencies WHERE country_code = 124')).toBeGreaterThan(1);
  expect(count(australia, 'agencies WHERE country_code = 36')).toBe(19);
  expect(count(australia, 'agencies WHERE country_code = 554')).toBe(1);
});

it('has agencies of every size, the largest as asked, a few with nobody', () => {
  const sizes = values<number>(
    usEast,
    'SELECT count(key) AS v FROM agencies LEFT JOIN riders ON agency_id = id GROUP BY id',
  );
  expect(Math.max(...sizes)).toBe(150);
  expect(sizes.filter((size) => size === 0).length).toBeGreaterThan(3);
  expect(sizes.filter((size) => size > 0 && size < 10).length).toBeGreaterThan(50);
});

it('has names of many languages, missing fields, and rows that screens stumble over', () => {
  const names = values<string | null>(usEast, 'SELECT last_name AS v FROM riders');
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
  expect(count(usEast, "riders WHERE first_name LIKE '<script>%' OR first_name = '__proto__'")).toBe(2);
  for (const column of [
    'rmid',
    'email',
    'date_of_birth',
    'smartcard',
    'amount',
    'rider_type',
    'concession_type',
  ]) {
    expect(count(usEast, `riders WHERE ${column} IS NULL`)).toBeGreaterThan(0);
  }
});

it('stores amounts as whole cents, birth dates as days and times in UTC', () => {
  expect(count(usEast, "riders WHERE typeof(amount) NOT IN ('integer', 'null')")).toBe(0);
  const births = values<string | null>(usEast, 'SELECT date_of_birth AS v FROM riders').filter(
    (each) => each !== null,
  );
  expect(births.filter((each) => new Date(`${each}T00:00:00Z`).toISOString().slice(0, 10) !== each)).toEqual(
    [],
  );
  const times = values<string>(
    usEast,
    'SELECT created AS v FROM riders UNION ALL SELECT created FROM passes',
  );
  expect(times.filter((time) => new Date(time).toISOString() !== time)).toEqual([]);
});

it('keeps rows of an agency together: users, orders and passes belong to it', () => {
  expect(count(usEast, 'riders WHERE key <> agency_id * 4294967296 + user_id')).toBe(0);
  for (const table of ['passes', 'purchase_orders', 'payments']) {
    const strangers = `${table} t WHERE user_id IS NOT NULL AND NOT EXISTS
      (SELECT 1 FROM riders WHERE key = t.agency_id * 4294967296 + t.user_id)`;
    expect(count(usEast, strangers)).toBe(0);
  }
  expect(
    count(
      usEast,
      'passes p JOIN purchase_orders o ON o.id = p.purchase_order WHERE o.agency_id <> p.agency_id',
    ),
  ).toBe(0);
  expect(
    count(
      usEast,
      'payments p WHERE coupon_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM tickets t WHERE t.id = p.coupon_id AND t.agency_id = p.agency_id)',
    ),
  ).toBe(0);
});

it('lets only the demonstration accounts have a password', () => {
  expect(count(usEast, 'pso_users WHERE password_hash IS NOT NULL')).toBe(0);
  expect(count(usEast, 'pso_users')).toBe(60);
});

it('makes the same rows from the same seed, in every table', () => {
  const again = open('usEast');
  const other = open('usEast', 150, 2);
  const tables = values<string>(
    usEast,
    "SELECT name AS v FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'rider_search%' AND name NOT LIKE 'sqlite_%'",
  );
  expect(tables.length).toBeGreaterThan(25);
  for (const table of tables) {
    const rows = usEast.all(`SELECT * FROM ${table}`);
    expect([table, again.all(`SELECT * FROM ${table}`)]).toEqual([table, rows]);
  }
  expect(other.all('SELECT * FROM riders')).not.toEqual(usEast.all('SELECT * FROM riders'));
  again.close();
  other.close();
});

it('draws numbers that are the same on every machine', () => {
  const random = createRandom(1, 'riders');
  const draws = Array.from({ length: 5 }, () => random.below(1_000));
  const again = createRandom(1, 'riders');
  expect(draws).toEqual(Array.from({ length: 5 }, () => again.below(1_000)));
  expect(draws).not.toEqual(Array.from({ length: 5 }, () => createRandom(1, 'passes').below(1_000)));
  const spread = Array.from({ length: 6_000 }, () => random.between(1, 6));
  for (const side of [1, 2, 3, 4, 5, 6])
    expect(spread.filter((each) => each === side).length).toBeGreaterThan(850);
});

it('scales what is planned down, never up', () => {
  const plan = (riders: number) => ({ seed: 1, largestAgencyRiders: riders });
  expect(scaled(9_000, plan(20_000))).toBe(9_000);
  expect(scaled(9_000, plan(1_000_000))).toBe(9_000);
  expect(scaled(9_000, plan(200))).toBe(90);
  expect(scaled(9_000, plan(2))).toBe(2);
  expect(scaled(0, plan(200))).toBe(0);
});
