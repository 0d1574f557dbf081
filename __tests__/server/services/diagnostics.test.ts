import { openTestPlatform, rowsOf, type TestPlatform } from '../testPlatform';

// The routes that the portal's agency diagnostics read.

let platform: TestPlatform;
let token: string;
let operatorToken: string;
let bareAgencyToken: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.fetchAgencyToken('CBTA');
  operatorToken = await platform.fetchOperatorToken();
  const agencies = rowsOf<{ abbreviation: string }>(
    await platform.call('/agency/api/v4/agencies?order=id', { token: operatorToken }),
  );
  // The seed gives the sixth agency no feature sets, applications, reports and concessions.
  bareAgencyToken = await platform.fetchAgencyToken(agencies[5]?.abbreviation ?? '');
});
afterAll(() => platform.close());

const get = (path: string, authToken = token) => platform.call(path, { token: authToken });

/** The path, the fields, and the number of rows that the seed creates for CBTA. */
it.each([
  ['/profile/api/v3/concessions', ['concession_type', 'created', 'discount', 'id', 'label', 'updated'], 6],
  ['/reports/api/v1/reportList', ['prettyname'], 8],
  ['/simpleticket/api/v1/tickets/', ['created', 'display_name', 'id', 'updated', 'value'], 6],
  ['/productcatalog/api/v2/products', ['attributes', 'id', 'name', 'price', 'sku'], 11],
  ['/payment/api/v4/mediums', ['alias', 'medium'], 17],
  ['/smartcard/api/v2/keys/sector', ['access_code', 'id', 'key_a', 'key_b', 'updated'], 16],
])('%s returns rows of one agency with the specified fields', async (path, fields, count) => {
  const rows = rowsOf(await get(path));
  expect(rows).toHaveLength(count);
  for (const row of rows) expect(Object.keys(row).sort()).toEqual(fields);
  const ids = new Set(rows.map(({ id }) => id));
  const otherRows = rowsOf(await get(path, await platform.fetchAgencyToken('METRO')));
  expect(otherRows.filter(({ id }) => id !== undefined && ids.has(id))).toEqual([]);
});

it('seeds an agency without reports, concessions and feature sets', async () => {
  expect((await get('/reports/api/v1/reportList', bareAgencyToken)).body).toEqual([]);
  expect((await get('/profile/api/v3/concessions', bareAgencyToken)).body).toEqual([]);
});

it('counts smartcards and geofences in x-total', async () => {
  const cards = await get('/smartcard/api/v2/smartcards?per_page=1&page=1');
  expect(rowsOf(cards)).toHaveLength(1);
  expect(Number(cards.headers.get('x-total'))).toBeGreaterThan(50);
  expect(cards.headers.get('x-next-page')).toBe('2');
  const fences = await get('/geofence/api/v1/geofences?per_page=1');
  expect(rowsOf(fences)).toHaveLength(1);
  expect(fences.headers.get('x-total')).toBe('14');
});

it('has a payment provider for some mediums only', async () => {
  const requestAccount = (medium: string, authToken = operatorToken) =>
    get(`/pspaccount/api/v3/account/agency/1?payment_medium=${medium}`, authToken);
  const account = (await requestAccount('CreditCard')).body as { psp_id: number };
  expect(account).toEqual({
    id: expect.any(Number),
    psp_id: expect.any(Number),
    payment_medium: 'CreditCard',
  });
  expect((await get(`/pspaccount/api/v3/psp/${account.psp_id}`)).body).toEqual({
    id: account.psp_id,
    name: expect.any(String),
  });
  const mediums = rowsOf<{ medium: string }>(await get('/payment/api/v4/mediums')).map(
    ({ medium }) => medium,
  );
  const statuses = await Promise.all(mediums.map(async (medium) => (await requestAccount(medium)).status));
  expect([...new Set(statuses)].sort()).toEqual([200, 404]);
  expect((await get('/pspaccount/api/v3/account/agency/1', operatorToken)).status).toBe(400);
  expect((await get('/pspaccount/api/v3/psp/99')).status).toBe(404);
});

it('seeds current, past and future resources', async () => {
  const rows = (
    await Promise.all(
      ['terms', 'privacy', 'about'].map(async (kind) =>
        rowsOf<{ start_date: string | null; end_date: string | null }>(
          await get(`/agencyresources/api/v2/resources/CBTA/${kind}/`),
        ),
      ),
    )
  ).flat();
  // The day of the latest time in the seeded data.
  const now = '2026-10-31T00:00:00.000Z';
  expect(rows.some(({ end_date: end }) => end === null)).toBe(true);
  expect(rows.some(({ end_date: end }) => end !== null && end < now)).toBe(true);
  expect(rows.some(({ start_date: start }) => start !== null && start > now)).toBe(true);
  expect((await get('/agencyresources/api/v2/resources/CBTA/secrets/')).status).toBe(404);
  expect((await get('/agencyresources/api/v2/resources/METRO/terms/')).status).toBe(403);
});

it('returns the fares of a day', async () => {
  const response = await get('/fixedroutefaredata/api/v1/fetchall/?date=2026-02-28');
  const { fares } = response.body as { fares: { date: string; amount: number }[] };
  expect(fares.length).toBeGreaterThan(3);
  expect(fares.every(({ date }) => date === '2026-02-28')).toBe(true);
  expect((await get('/fixedroutefaredata/api/v1/fetchall/')).status).toBe(200);
  for (const date of ['2026-02-29', '28.02.2026', '2026-2-3']) {
    expect((await get(`/fixedroutefaredata/api/v1/fetchall/?date=${date}`)).status).toBe(400);
  }
});
