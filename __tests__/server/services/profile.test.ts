import { openTestPlatform, rowsOf, type TestPlatform } from '../testPlatform';

let platform: TestPlatform;
let token: string;
let riders: { user_id: number; first_name: string | null; amount: number | null }[];
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.fetchAgencyToken('CBTA');
  riders = rowsOf(await platform.call('/customersearch/api/v3/riders?per_page=100', { token }));
});
afterAll(() => platform.close());

it('returns the profile and balance of each listed rider', async () => {
  for (const rider of riders.slice(0, 20)) {
    const profile = await platform.call(`/profile/api/v3/profile/${rider.user_id}`, { token });
    expect(profile.body).toMatchObject({ user_id: rider.user_id, first_name: rider.first_name });
    expect(Object.keys(profile.body as object).sort()).toEqual(
      ['cell_phone', 'created', 'date_of_birth', 'email', 'first_name', 'last_name', 'user_id'].sort(),
    );
    const balance = await platform.call(`/balance/api/v2/balances/${rider.user_id}`, { token });
    expect(balance.body).toEqual(rider.amount === null ? [] : [{ amount: rider.amount }]);
  }
});

it('seeds zero, negative, large and missing balances', async () => {
  const amounts = riders.map(({ amount }) => amount);
  expect(amounts).toContain(0);
  expect(amounts).toContain(null);
  expect(amounts.some((amount) => (amount ?? 0) < 0)).toBe(true);
  expect(amounts.some((amount) => (amount ?? 0) > 100_000)).toBe(true);
});

it('responds 404 for a rider of another agency', async () => {
  const otherToken = await platform.fetchAgencyToken('METRO');
  const id = riders[0]?.user_id ?? 0;
  expect((await platform.call(`/profile/api/v3/profile/${id}`, { token: otherToken })).status).toBe(404);
  expect((await platform.call(`/balance/api/v2/balances/${id}`, { token: otherToken })).status).toBe(404);
});

it('responds 404 for an id beyond 32 bits, which would give the database key of another agency’s rider', async () => {
  const otherToken = await platform.fetchAgencyToken('METRO');
  const [otherRider] = rowsOf<{ user_id: number }>(
    await platform.call('/customersearch/api/v3/riders', { token: otherToken }),
  );
  // A database key is agency id * 2^32 + user id. CBTA has the id 1, METRO 2.
  const id = 2 ** 32 + (otherRider?.user_id ?? 0);
  expect((await platform.call(`/profile/api/v3/profile/${id}`, { token })).status).toBe(404);
  expect((await platform.call(`/balance/api/v2/balances/${id}`, { token })).status).toBe(404);
  const body = { user_id: id, first_name: 'X', last_name: 'Y', cell_phone: null };
  expect((await platform.call('/profile/api/v3/profile', { method: 'POST', token, body })).status).toBe(404);
});

it('stores names as they were sent, and refuses characters that are not seen', async () => {
  const user_id = riders[1]?.user_id;
  const save = (first_name: string) =>
    platform.call('/profile/api/v3/profile', {
      method: 'POST',
      token,
      body: { user_id, first_name, last_name: 'Y', cell_phone: null },
    });
  for (const first_name of ['Zoe\u0308', 'Jean\u00A0Paul', '\u0639\u0644\u06CC\u200C\u0631\u0636\u0627'])
    expect((await save(first_name)).body).toMatchObject({ first_name });
  for (const hiddenCharacter of ['\0', '\n', '\u200B', '\u202E']) {
    const response = await save(`A${hiddenCharacter}B`);
    expect([response.status, response.text]).toEqual([
      400,
      expect.stringContaining('first_name must not have control characters'),
    ]);
  }
});

it('stores names only trimmed, and telephone numbers only as such', async () => {
  const user_id = riders[1]?.user_id;
  const save = (values: object) =>
    platform.call('/profile/api/v3/profile', {
      method: 'POST',
      token,
      body: { user_id, first_name: 'X', last_name: 'Y', ...values },
    });
  for (const name of [' ', ' X', 'X\u00A0']) {
    const response = await save({ last_name: name });
    expect([response.status, response.text]).toEqual([
      400,
      expect.stringContaining('last_name must not begin or end with a space'),
    ]);
  }
  for (const phone of ['(555) 010-7777', '(02) 5550 1234', '+61 2 5550 1234', '555.010.7777'])
    expect((await save({ cell_phone: phone })).body).toMatchObject({ cell_phone: phone });
  for (const phone of ['', null, undefined])
    expect((await save({ cell_phone: phone })).body).toMatchObject({ cell_phone: null });
  for (const phone of ['call me', '\u202E555', '()', '+', ' ']) {
    const response = await save({ cell_phone: phone });
    expect([response.status, response.text]).toEqual([
      400,
      expect.stringContaining('cell_phone must be a telephone number'),
    ]);
  }
});

it.each(['0', '999999999999', '4294967296', '9007199254740993', '9'.repeat(400)])(
  'responds 404 for the rider %s',
  async (id) => {
    expect((await platform.call(`/profile/api/v3/profile/${id}`, { token })).status).toBe(404);
  },
);

it.each(['-1', 'x', '1e3', '%00', "1' or 1=1"])('rejects the id %s', async (id) => {
  expect((await platform.call(`/balance/api/v2/balances/${encodeURIComponent(id)}`, { token })).status).toBe(
    400,
  );
});
