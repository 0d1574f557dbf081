import { openTestPlatform, rowsOf, type TestPlatform } from '../testPlatform';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.agencyToken('CBTA');
});
afterAll(() => platform.close());

const BASE = '/appfeatures/api/v1';
const APPLICATION = { name: 'pay', version: '1.0.0', platform: 'ios' };
const QUERY = 'agency=CBTA&application=pay&version=1.0.0&platform=ios';
const DATES = { startDate: '20260307T073000', endDate: '2099-12-31' };
const active = async (query = QUERY, as = token) => {
  const reply = await platform.call(`${BASE}/appFeatures?${query}`, { token: as });
  return (reply.body as { features: { name: string }[] }).features.map(({ name }) => name);
};
const send = (method: string, body: unknown) => platform.call(`${BASE}/appFeatures`, { method, token, body });
const add = (names: string[], more: object = {}) =>
  send('POST', {
    application: 'pay',
    version: '1.0.0',
    platform: 'ios',
    features: names.map((name) => ({ name, ...DATES })),
    ...more,
  });
const remove = (names: string[], more: object = {}) =>
  send('DELETE', { application: APPLICATION, features: names, ...more });

it('has a catalogue of sixty, in pages of a hundred at most', async () => {
  const all = await platform.call(`${BASE}/allAppFeatures?agency=CBTA&limit=100&page=1`, { token });
  const { rows } = all.body as { rows: { id: number; name: string }[] };
  expect(rows).toHaveLength(60);
  expect(rows[0]).toEqual({
    id: 1,
    name: 'amble_trip_planner',
    description: expect.any(String),
    state: 'released',
  });
  for (const prefix of ['amble_', 'mod_', 'pay_admin_view_', 'pay_admin_', 'pay_', 'riderapp_', 'common_']) {
    expect(rows.some(({ name }) => name.startsWith(prefix))).toBe(true);
  }
  const second = await platform.call(`${BASE}/allAppFeatures?agency=CBTA&limit=25&page=3`, { token });
  expect((second.body as { rows: unknown[] }).rows).toEqual(rows.slice(50));
});

it('knows the applications of the agency', async () => {
  const rows = rowsOf(await platform.call(`${BASE}/applications?agency=CBTA`, { token }));
  expect(rows.length).toBeGreaterThan(3);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['name', 'platform', 'version']);
});

it('adds and removes features of one application', async () => {
  const before = await active();
  const fresh = ['mod_booking', 'pay_wallet'].filter((name) => !before.includes(name));
  expect((await add(['mod_booking', 'pay_wallet'])).status).toBe(201);
  expect((await active()).sort()).toEqual([...before, ...fresh].sort());
  expect((await remove(['mod_booking'])).status).toBe(204);
  expect(await active()).not.toContain('mod_booking');
  expect(await active('application=pay&version=9.9.9&platform=ios')).toEqual([]);
  expect(rowsOf(await platform.call(`${BASE}/applications`, { token }))).toContainEqual(APPLICATION);
});

it('adds all or nothing', async () => {
  const reply = await add(['common_analytics', 'no_such_feature']);
  expect(reply.status).toBe(400);
  expect(reply.text).toContain('no_such_feature is not in the catalogue');
  expect(await active()).not.toContain('common_analytics');
});

it('takes a feature that is on, or off, as it is', async () => {
  await add(['riderapp_loyalty']);
  expect((await add(['riderapp_loyalty'])).status).toBe(201);
  expect((await remove(['riderapp_loyalty'])).status).toBe(204);
  expect((await remove(['riderapp_loyalty'])).status).toBe(204);
});

it('changes one agency only', async () => {
  const other = await platform.agencyToken('METRO');
  const before = await active(QUERY.replace('CBTA', 'METRO'), other);
  await add(['amble_live_map', 'mod_rating']);
  expect(await active(QUERY.replace('CBTA', 'METRO'), other)).toEqual(before);
});

it.each([
  [() => add([]), 'features must have at least 1 item'],
  [() => add(['pay_wallet'], { platform: undefined }), 'platform is missing'],
  [() => add(['pay_wallet'], { application: APPLICATION }), 'application must be a text'],
  [
    () => add([], { features: [{ name: 'pay_wallet', startDate: '2026-03-07', endDate: '2099-12-31' }] }),
    'startDate must be a time',
  ],
  [() => add([], { features: [{ name: 'pay_wallet' }] }), 'startDate is missing, endDate is missing'],
  [() => add([], { features: [{ name: 'pay_wallet', ...DATES, on: true }] }), 'on is not known'],
  [() => remove([]), 'features must have at least 1 item'],
  [() => remove(['pay_wallet'], { application: 'pay' }), 'application must be an object'],
  [() => remove(['pay_wallet'], { version: '1' }), 'version is not known'],
])('refuses what does not fit, case %#', async (call, fault) => {
  const reply = await call();
  expect(reply.status).toBe(400);
  expect(reply.text).toContain(fault);
});

it.each(['application=pay&version=1.0.0', 'version=1.0.0&platform=ios', ''])(
  'wants all of the application: %s',
  async (query) => {
    expect((await platform.call(`${BASE}/appFeatures?${query}`, { token })).status).toBe(400);
  },
);
