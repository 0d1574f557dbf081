import { createPasswordHasher } from '@server/auth/passwordHasher';
import { createSignInLimits } from '@server/auth/signInLimits';
import { createTokens } from '@server/auth/tokens';
import type { Database } from '@server/db/database';
import { buildOffsetIndex } from '@server/db/offsetIndex';
import { openRegionDatabase } from '@server/db/regionDatabase';
import { getDemoEmails } from '@server/demoAccounts';
import { createRegionApi } from '@server/http/regionApi';
import { REGION_ROUTES } from '@server/services/regionRoutes';

const now = () => new Date('2026-11-01T00:00:00.000Z');
const seedPlan = { seed: 1, largestAgencyRiders: 600, usEastAgencies: 130 };
const tokenKey = Buffer.alloc(32, 1);
/** The lowest parameter N that scrypt allows. */
const LOWEST_COST = 2;
/** The query plan of each statement since the last request, by SQL text. */
const plans = new Map<string, string[]>();
let db: Database;
let request: (path: string) => Promise<Response>;

beforeAll(async () => {
  db = openRegionDatabase('usEast', {
    dataDir: ':memory:',
    plan: seedPlan,
    emails: getDemoEmails('usEast'),
    onProgress: () => undefined,
  });
  // Every 50th row becomes an anchor, so that the small lists of this test have several.
  db.exec('DELETE FROM list_anchors');
  buildOffsetIndex(db, 50);
  const explainAndRun: Database['all'] = (sql, ...values) => {
    plans.set(
      sql,
      db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => detail),
    );
    return db.all(sql, ...values);
  };
  const explainingDb: Database = {
    all: explainAndRun,
    get: (sql, ...values) => (explainAndRun(sql, ...values) as never[])[0],
    run: (sql, ...values) => db.run(sql, ...values),
    insert: (sql, ...values) => db.insert(sql, ...values),
    exec: (sql) => db.exec(sql),
    snapshot: (callback) => db.snapshot(callback),
    transaction: (callback) => db.transaction(callback),
    close: () => db.close(),
  };
  const tokens = createTokens('usEast', tokenKey, 60, now);
  const dependencies = {
    db: explainingDb,
    passwordHasher: createPasswordHasher(LOWEST_COST),
    tokens,
    signInLimits: createSignInLimits(now),
    maxCorrectionCents: Number.MAX_SAFE_INTEGER,
    now,
  };
  const api = createRegionApi({
    name: 'usEast',
    dependencies,
    routes: REGION_ROUTES,
    load: { inFlight: 0 },
  });
  const psoToken = await tokens.issue({ kind: 'pso', subject: 'operator:1' });
  const adminToken = await tokens.issue({
    kind: 'admin',
    subject: 'operator:1',
    agency: { id: 1, abbreviation: 'CBTA' },
  });
  request = async (path) => {
    plans.clear();
    const token = /^\/(pso|agency)\//.test(path) ? psoToken : adminToken;
    return api.request(path, { headers: { authorization: `Bearer ${token}` } });
  };
});
afterAll(() => db.close());

/** Tables that must not be scanned. All other tables stay small, for example time zones, agencies and categories. */
const LARGE_TABLES = [
  'riders',
  'rider_search',
  'payments',
  'purchase_orders',
  'passes',
  'staff',
  'rules',
  'app_features',
];
/**
 * SQLite calls every use of the full-text index a SCAN. These uses read only a part of the index: `M1><` searches
 * for a term within a range of keys, `=` reads the row of one key.
 */
const SEARCH_BY_TERM = /VIRTUAL TABLE INDEX \d+:(M1><|=)$/;
const findTableScans = () =>
  [...plans.values()]
    .flat()
    .filter((detail) => LARGE_TABLES.some((table) => new RegExp(`^SCAN ${table}( |$)`).test(detail)))
    .filter((detail) => !SEARCH_BY_TERM.test(detail));
/** Matches a search in an index for one row's position (agency, sort value and id) or for a range of row ids. */
const INDEX_SEEK = /\((agency_id=\? AND (\w+=\? AND )?(key|id|rowid)[<>]\?|rowid>\? AND rowid<\?)\)$/;
const findSortSteps = () => [...plans.values()].flat().filter((detail) => detail.includes('TEMP B-TREE'));

// In the URLs below, 1000005 is a rider's id, 2000005 a pass's, 5000005 a payment's, and 5 a purchase order's.
const RIDERS_PATH = '/customersearch/api/v3/riders';
const PASSES_PATH = '/mobileticketview/api/v2/passes/';
const ORDERS_PATH = '/payment/api/v4/purchase';
const PAYMENTS_PATH = '/paymentview/api/v2/payments';
const buildSortedUrls = (path: string, fields: string) =>
  fields
    .split(' ')
    .flatMap((field) => [
      `${path}?sort_field=${field}&sort_order=asc`,
      `${path}?sort_field=${field}&sort_order=desc`,
    ]);

const LIST_URLS = [
  ...buildSortedUrls(
    RIDERS_PATH,
    'user_id rmid customer_internal_id first_name last_name email a_telephone_number p_telephone_number date_of_birth ' +
      'smartcard_id smartcard smartcard_status concession_type rider_type amount',
  ),
  ...buildSortedUrls(
    PASSES_PATH,
    'id created sku name price currency serial_number po_id purchase_order payment_state state application_session user_id',
  ),
  ...buildSortedUrls(
    ORDERS_PATH,
    'id order_form receipt client_receipt trnid created updated state reporting_receipt operator_id environment application_session user_id',
  ),
  ...buildSortedUrls(PAYMENTS_PATH, 'id status transaction_amount payment_type created fare_media user_id'),
  `${RIDERS_PATH}?term=smith`,
  `${RIDERS_PATH}?term=j`,
  `${RIDERS_PATH}?term=ma&page=5`,
  `${PASSES_PATH}?user_id=1000005`,
  `${ORDERS_PATH}?user_id=1000005`,
  `${PAYMENTS_PATH}?user_id=1000005&per_page=10`,
  `${PASSES_PATH}?id=2000005`,
  `${ORDERS_PATH}?id=5`,
  `${PAYMENTS_PATH}?id=5000005`,
  '/auth/api/v4/users?type=rider&per_page=1',
  '/auth/api/v4/users?type=driver',
  '/auth/api/v4/users',
  '/smartcard/api/v2/smartcards?per_page=1',
  '/profile/api/v3/profile/1000005',
  '/balance/api/v2/balances/1000005',
  '/businessrules/api/v1/rules?agency=CBTA&categories=1&order=rule&direction=1',
  '/appfeatures/api/v1/appFeatures?application=pay&version=1.0.0&platform=ios',
];

it.each(LIST_URLS)('%s is read by an index in the requested order, without sorting', async (path) => {
  expect((await request(path)).status).toBe(200);
  // More than one statement: each request also looks up the token's user.
  expect(plans.size).toBeGreaterThan(1);
  expect(findTableScans()).toEqual([]);
  expect(findSortSteps()).toEqual([]);
});

/** Lists that take only some rows of a sorted list. */
const PARTS_OF_LISTS = [
  '/auth/api/v4/users?type=rider',
  '/auth/api/v4/users?',
  '/smartcard/api/v2/smartcards?',
];

it('reads a page far into a list from an anchor, on both sides of the rows with NULL as sort value', async () => {
  for (const list of [...LIST_URLS.filter((path) => path.includes('sort_field')), ...PARTS_OF_LISTS]) {
    // Each list has 60 pages of 10 rows, or 40.
    for (const page of PARTS_OF_LISTS.includes(list) ? [20, 38] : [7, 30, 58]) {
      await request(`${list}&page=${page}&per_page=10`);
      const details = [...plans.values()].flat().filter((detail) => /^(SEARCH|SCAN) /.test(detail));
      expect(details.filter((detail) => detail.includes('list_anchors'))).toEqual([
        expect.stringMatching(
          /^SEARCH list_anchors USING PRIMARY KEY \(list=\? AND agency_id=\? AND rank[<>]\?\)$/,
        ),
      ]);
      // At least one index seek uses the sort value and the id. By the sort value alone it would read all equal rows.
      const rows = details.filter((detail) => / (riders|payments|purchase_orders|passes) /.test(detail));
      expect([list, page, rows.filter((detail) => INDEX_SEEK.test(detail))]).not.toEqual([list, page, []]);
    }
  }
});

it.each([
  `${RIDERS_PATH}?term=smith&sort_field=last_name`,
  `${PASSES_PATH}?user_id=1000005&sort_field=sku`,
  `${ORDERS_PATH}?user_id=1000005&sort_field=state`,
  `${PAYMENTS_PATH}?user_id=1000005&sort_field=status`,
  '/auth/api/v4/administrators?sort_field=email&sort_order=asc',
])('%s sorts only the rows found by an index', async (path) => {
  expect((await request(path)).status).toBe(200);
  expect(findTableScans()).toEqual([]);
});

it('finds the rows of one user by the user index, not by walking through the agency’s rows', async () => {
  for (const [path, table] of [
    [PASSES_PATH, 'passes'],
    [ORDERS_PATH, 'purchase_orders'],
    [PAYMENTS_PATH, 'payments'],
  ] as const) {
    for (const sort of ['', '&sort_field=state', '&sort_field=id', '&sort_field=created']) {
      // Payments have no column `state`.
      if (table === 'payments' && sort.endsWith('state')) continue;
      await request(`${path}?user_id=1000005${sort}`);
      const details = [...plans.values()].flat().filter((detail) => detail.includes(` ${table} `));
      expect(details.length).toBeGreaterThan(0);
      for (const detail of details) expect(detail).toContain('(agency_id=? AND user_id=?');
    }
  }
});

it('stores the right row counts', () => {
  const counts = db.all<{ agency_id: number; list: string; count: number }>('SELECT * FROM row_counts');
  expect(counts.length).toBeGreaterThan(500);
  for (const { agency_id: agency, list, count } of counts.filter(({ agency_id: id }) => id <= 3)) {
    // `type rider`, for example, is the list of users of that type (db/rowCounts.ts).
    const where = list.startsWith('type ')
      ? `riders WHERE type = '${list.slice(5)}' AND`
      : list === 'smartcards'
        ? 'riders WHERE smartcard_id > 0 AND'
        : `${list} WHERE`;
    expect([list, db.get(`SELECT count(*) AS n FROM ${where} agency_id = ?`, agency)]).toMatchObject([
      list,
      { n: count },
    ]);
  }
});
