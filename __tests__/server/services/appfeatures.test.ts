import { openTestPlatform, rowsOf, type TestPlatform, type TestResponse } from '../testPlatform';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.fetchAgencyToken('CBTA');
});
afterAll(() => platform.close());

const BASE = '/appfeatures/api/v1';
const APPLICATION = { name: 'pay', version: '1.0.0', platform: 'ios' };
const QUERY = 'agency=CBTA&application=pay&version=1.0.0&platform=ios';
const DATES = { startDate: '20260307T073000', endDate: '2099-12-31' };
const readActiveNames = async (query = QUERY, authToken = token) => {
  const response = await platform.call(`${BASE}/appFeatures?${query}`, { token: authToken });
  return (response.body as { features: { name: string }[] }).features.map(({ name }) => name);
};
const send = (method: string, body: unknown) => platform.call(`${BASE}/appFeatures`, { method, token, body });
const addFeatures = (names: string[], overrides: object = {}) =>
  send('POST', {
    application: 'pay',
    version: '1.0.0',
    platform: 'ios',
    features: names.map((name) => ({ name, ...DATES })),
    ...overrides,
  });
const removeFeatures = (names: string[], overrides: object = {}) =>
  send('DELETE', { application: APPLICATION, features: names, ...overrides });

it('returns a catalogue of sixty features in pages', async () => {
  const catalogue = await platform.call(`${BASE}/allAppFeatures?agency=CBTA&limit=100&page=1`, { token });
  const { rows } = catalogue.body as { rows: { id: number; name: string }[] };
  expect(rows).toHaveLength(60);
  expect(rows[0]).toEqual({
    id: 1,
    name: 'amble_trip_planner',
    description: expect.any(String),
    state: 'released',
  });
  // The portal groups features by these prefixes (section 2 of the specification).
  for (const prefix of ['amble_', 'mod_', 'pay_admin_view_', 'pay_admin_', 'pay_', 'riderapp_', 'common_']) {
    expect(rows.some(({ name }) => name.startsWith(prefix))).toBe(true);
  }
  const thirdPage = await platform.call(`${BASE}/allAppFeatures?agency=CBTA&limit=25&page=3`, { token });
  expect((thirdPage.body as { rows: unknown[] }).rows).toEqual(rows.slice(50));
});

it('lists the applications of the agency', async () => {
  const rows = rowsOf(await platform.call(`${BASE}/applications?agency=CBTA`, { token }));
  expect(rows.length).toBeGreaterThan(3);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['name', 'platform', 'version']);
});

it('adds and removes features of one application', async () => {
  const namesBefore = await readActiveNames();
  const newNames = ['mod_booking', 'pay_wallet'].filter((name) => !namesBefore.includes(name));
  expect((await addFeatures(['mod_booking', 'pay_wallet'])).status).toBe(201);
  expect((await readActiveNames()).sort()).toEqual([...namesBefore, ...newNames].sort());
  expect((await removeFeatures(['mod_booking'])).status).toBe(204);
  expect(await readActiveNames()).not.toContain('mod_booking');
  expect(await readActiveNames('application=pay&version=9.9.9&platform=ios')).toEqual([]);
  expect(rowsOf(await platform.call(`${BASE}/applications`, { token }))).toContainEqual(APPLICATION);
});

it.each([
  ['has ended', { startDate: '20200101T000000', endDate: '2020-02-01' }],
  ['has not started', { startDate: '20980101T000000', endDate: '2099-12-31' }],
])('does not return a feature that %s', async (_case, dates) => {
  const features = [{ name: 'common_analytics', ...dates }];
  expect((await addFeatures([], { features })).status).toBe(201);
  expect(await readActiveNames()).not.toContain('common_analytics');
  await removeFeatures(['common_analytics']);
});

it('adds a feature that ends on the day on which it starts', async () => {
  const features = [{ name: 'common_analytics', startDate: '20260307T235959', endDate: '2026-03-07' }];
  expect((await addFeatures([], { features })).status).toBe(201);
  await removeFeatures(['common_analytics']);
});

it('returns a feature from its first second until the end of its last day', async () => {
  const now = new Date('2026-03-07T12:00:00Z');
  const clocked = await openTestPlatform({ now: () => now });
  const authToken = await clocked.fetchAgencyToken('CBTA');
  const feature = { name: 'common_analytics', startDate: '20260307T120000', endDate: '2026-03-07' };
  const { name: application, ...rest } = APPLICATION;
  const body = { application, ...rest, features: [feature] };
  await clocked.call(`${BASE}/appFeatures`, { method: 'POST', token: authToken, body });
  const response = await clocked.call(`${BASE}/appFeatures?${QUERY}`, { token: authToken });
  expect((response.body as { features: unknown[] }).features).toContainEqual(feature);
  clocked.close();
});

it('adds all features or none', async () => {
  const response = await addFeatures(['common_analytics', 'no_such_feature']);
  expect(response.status).toBe(400);
  expect(response.text).toContain('no_such_feature is not in the catalogue');
  expect(await readActiveNames()).not.toContain('common_analytics');
});

it('names ten features that are not in the catalogue, and counts the rest', async () => {
  const { text } = await addFeatures(Array.from({ length: 1_000 }, (_, index) => `unknown_${index}`));
  expect(text).toContain('unknown_9 is not in the catalogue. 990 further names are not in the catalogue.');
});

it('accepts adding an active feature and removing an inactive one', async () => {
  await addFeatures(['riderapp_loyalty']);
  expect((await addFeatures(['riderapp_loyalty'])).status).toBe(201);
  expect((await removeFeatures(['riderapp_loyalty'])).status).toBe(204);
  expect((await removeFeatures(['riderapp_loyalty'])).status).toBe(204);
});

it('changes the features of one agency only', async () => {
  const otherToken = await platform.fetchAgencyToken('METRO');
  const namesBefore = await readActiveNames(QUERY.replace('CBTA', 'METRO'), otherToken);
  await addFeatures(['amble_live_map', 'mod_rating']);
  expect(await readActiveNames(QUERY.replace('CBTA', 'METRO'), otherToken)).toEqual(namesBefore);
});

it.each<[string, () => Promise<TestResponse>]>([
  ['features must have at least 1 item', () => addFeatures([])],
  ['features has a duplicate', () => addFeatures(['pay_wallet', 'pay_wallet'])],
  ['platform is missing', () => addFeatures(['pay_wallet'], { platform: undefined })],
  ['application must be one of', () => addFeatures(['pay_wallet'], { application: APPLICATION })],
  [
    'startDate must be a time',
    () =>
      addFeatures([], { features: [{ name: 'pay_wallet', startDate: '2026-03-07', endDate: '2099-12-31' }] }),
  ],
  ...['20260231T000000', '20261301T000000', '20260307T240000', '20260307T076000', '99999999T999999'].map(
    (startDate) =>
      [
        'startDate must be a time as YYYYMMDDTHHmmss',
        () => addFeatures([], { features: [{ name: 'pay_wallet', ...DATES, startDate }] }),
      ] satisfies [string, unknown],
  ),
  [
    'endDate must be a day as YYYY-MM-DD',
    () => addFeatures([], { features: [{ name: 'pay_wallet', ...DATES, endDate: '2027-02-29' }] }),
  ],
  [
    'endDate must not be before startDate',
    () => addFeatures([], { features: [{ name: 'pay_wallet', ...DATES, endDate: '2026-03-06' }] }),
  ],
  ['application must be one of pay, amble, mod', () => addFeatures(['pay_wallet'], { application: 'Pay' })],
  ['version must be one of', () => addFeatures(['pay_wallet'], { version: '1.0.2' })],
  ['platform must be one of', () => addFeatures(['pay_wallet'], { platform: 'symbian' })],
  [
    'name must be one of pay, amble, mod',
    () => removeFeatures(['pay_wallet'], { application: { ...APPLICATION, name: 'x' } }),
  ],
  ['startDate is missing, endDate is missing', () => addFeatures([], { features: [{ name: 'pay_wallet' }] })],
  ['on is not known', () => addFeatures([], { features: [{ name: 'pay_wallet', ...DATES, on: true }] })],
  ['features must have at least 1 item', () => removeFeatures([])],
  ['application must be an object', () => removeFeatures(['pay_wallet'], { application: 'pay' })],
  ['version is not known', () => removeFeatures(['pay_wallet'], { version: '1' })],
])('rejects an invalid body and says: %s', async (message, call) => {
  const response = await call();
  expect(response.status).toBe(400);
  expect(response.text).toContain(message);
});

it.each(['application=pay&version=1.0.0', 'version=1.0.0&platform=ios', ''])(
  'requires name, version and platform of the application: %s',
  async (query) => {
    expect((await platform.call(`${BASE}/appFeatures?${query}`, { token })).status).toBe(400);
  },
);
