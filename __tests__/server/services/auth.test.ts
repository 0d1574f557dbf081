import { openTestPlatform, readAllPages, RIDER_COUNT, rowsOf, type TestPlatform } from '../testPlatform';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.fetchAgencyToken('CBTA');
});
afterAll(() => platform.close());

const NEW_ADMIN = {
  email: 'new.admin@cbta.example',
  password: 'Good-Pass-1',
  rmid: 0,
  telephoneNumber: '(555) 010-9999',
};
const register = (body: unknown) =>
  platform.call('/auth/api/v3/administrators', { method: 'POST', token, body });
const readAdministrators = async (query = 'per_page=100') =>
  rowsOf<{ user_id: number; email: string }>(
    await platform.call(`/auth/api/v4/administrators?${query}`, { token }),
  );
const get = (path: string) => platform.call(path, { token });

describe('registration of an administrator', () => {
  it('creates an account that is listed and can sign in', async () => {
    const response = await register(NEW_ADMIN);
    expect(response.status).toBe(201);
    const { user_id: userId } = response.body as { user_id: number };
    expect(await readAdministrators()).toContainEqual({
      user_id: userId,
      rmid: 0,
      email: NEW_ADMIN.email,
      telephone_number: NEW_ADMIN.telephoneNumber,
    });
    const body = { agency: 'CBTA', email: NEW_ADMIN.email, password: NEW_ADMIN.password };
    const signInResponse = await platform.call('/auth/api/v4/authenticate', { method: 'POST', body });
    expect(signInResponse.status).toBe(200);
    const profile = { user_id: userId, first_name: 'Åsa', last_name: "O'Neill", cell_phone: '' };
    const saveResponse = await platform.call('/profile/api/v3/profile', {
      method: 'POST',
      token,
      body: profile,
    });
    expect(saveResponse.body).toMatchObject({
      first_name: 'Åsa',
      last_name: "O'Neill",
      cell_phone: null,
      email: NEW_ADMIN.email,
    });
    expect((await get(`/profile/api/v3/profile/${userId}`)).body).toEqual(saveResponse.body);
  });

  it('rejects a used email address: 409 for an administrator’s, db_error for another user’s', async () => {
    const [existing] = await readAdministrators('per_page=1');
    expect((await register({ ...NEW_ADMIN, email: existing?.email.toUpperCase() })).status).toBe(409);
    const drivers = rowsOf<{ email: string }>(await get('/auth/api/v4/users?type=driver&per_page=1'));
    const response = await register({ ...NEW_ADMIN, email: drivers[0]?.email });
    expect([response.status, (response.body as { code: string }).code]).toEqual([400, 'db_error']);
  });

  it('allows the same email address in another agency', async () => {
    const otherToken = await platform.fetchAgencyToken('METRO');
    const body = { ...NEW_ADMIN, email: 'both@agencies.example' };
    expect((await register(body)).status).toBe(201);
    const response = await platform.call('/auth/api/v3/administrators', {
      method: 'POST',
      token: otherToken,
      body,
    });
    expect(response.status).toBe(201);
  });

  it.each([
    [{ email: 'nobody' }, 'email must be an email address'],
    [{ password: 'short' }, 'password must have at least 8 characters'],
    [{ password: 'alllower1' }, 'password must'],
    [{ password: 'ALLUPPER1' }, 'password must'],
    [{ password: 'OnlyLetters' }, 'password must'],
    [{ rmid: '0' }, 'rmid must be 0'],
    [{ telephoneNumber: '555 0100' }, 'telephoneNumber must have the form (000) 000-0000'],
    [{ agencyName: 'METRO' }, 'agencyName is not known'],
    [{ password: undefined }, 'password is missing'],
  ])('rejects %j', async (change, message) => {
    const response = await register({ ...NEW_ADMIN, email: 'another@cbta.example', ...change });
    expect(response.status).toBe(400);
    expect(response.text).toContain(message);
  });

  it('compares all characters of a long password', async () => {
    const password = `Aa1${'x'.repeat(200)}`;
    expect((await register({ ...NEW_ADMIN, email: 'long@cbta.example', password })).status).toBe(201);
    const signIn = (typedPassword: string) =>
      platform.call('/auth/api/v4/authenticate', {
        method: 'POST',
        body: { agency: 'CBTA', email: 'long@cbta.example', password: typedPassword },
      });
    expect((await signIn(password.slice(0, -1))).status).toBe(401);
    expect((await signIn(password)).status).toBe(200);
  });
});

it('lists all administrators, sorted and in pages', async () => {
  const allAdministrators = await readAdministrators('per_page=100&sort_field=email&sort_order=asc');
  const emails = allAdministrators.map(({ email }) => email.toLowerCase());
  expect(emails).toEqual([...emails].sort());
  const pages = await readAllPages((page) =>
    get(`/auth/api/v4/administrators?page=${page}&per_page=10&sort_field=email&sort_order=asc`),
  );
  expect(pages.flatMap((page) => rowsOf(page))).toEqual(allAdministrators);
  const totals = pages.map(({ headers }) => headers.get('x-total'));
  expect(new Set(totals)).toEqual(new Set([String(allAdministrators.length)]));
});

describe('users', () => {
  const STAFF_TYPES = ['administrator', 'facility', 'driver'];
  const TYPES = [...STAFF_TYPES, 'rider', 'generic_rider', 'ghost', 'phantom_rider'];
  const countUsers = async (query: string) =>
    Number((await get(`/auth/api/v4/users?${query}`)).headers.get('x-total'));

  it('counts users by type, and the counts add up', async () => {
    const counts = await Promise.all(TYPES.map((type) => countUsers(`type=${type}&per_page=1&page=1`)));
    expect(counts.filter((count) => count === 0)).toEqual([]);
    const riderCounts = counts.slice(STAFF_TYPES.length);
    expect(riderCounts.reduce((sum, count) => sum + count)).toBe(RIDER_COUNT);
    expect(await countUsers('per_page=1')).toBe(counts.reduce((sum, count) => sum + count));
  });

  it('lists staff before riders when no type is given', async () => {
    const pages = await readAllPages((page) => get(`/auth/api/v4/users?page=${page}&per_page=17`));
    const ids = pages.flatMap((page) => rowsOf<{ user_id: number }>(page)).map(({ user_id }) => user_id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(ids).toHaveLength(await countUsers('per_page=1'));
  });

  it('rejects an unknown type', async () => {
    expect((await get('/auth/api/v4/users?type=wizard')).status).toBe(400);
  });
});

it('shows no administrators of another agency', async () => {
  const otherToken = await platform.fetchAgencyToken('METRO');
  const otherAdministrators = rowsOf<{ user_id: number }>(
    await platform.call('/auth/api/v4/administrators?per_page=100', { token: otherToken }),
  );
  const ownIds = new Set((await readAdministrators()).map(({ user_id }) => user_id));
  expect(otherAdministrators.filter(({ user_id }) => ownIds.has(user_id))).toEqual([]);
  const body = {
    user_id: otherAdministrators[0]?.user_id,
    first_name: 'X',
    last_name: 'Y',
    cell_phone: null,
  };
  const response = await platform.call('/profile/api/v3/profile', { method: 'POST', token, body });
  expect(response.status).toBe(404);
});

it('signs an operator up once', async () => {
  const operator = await platform.fetchOperatorToken();
  const body = { email: 'second@us-east.example', password: 'Good-Pass-1' };
  const signUp = () => platform.call('/pso/api/v1/signup', { method: 'POST', token: operator, body });
  const response = await signUp();
  expect(response.status).toBe(201);
  // The seed creates 60 operators.
  expect(response.body).toEqual({ id: 61, email: 'second@us-east.example' });
  expect((await platform.call('/pso/api/v1/signin', { method: 'POST', body })).status).toBe(200);
  expect((await signUp()).status).toBe(409);
});

it('finds a rider by a changed name', async () => {
  const [rider] = rowsOf<{ user_id: number }>(await get('/customersearch/api/v3/riders'));
  const body = {
    user_id: rider?.user_id,
    first_name: 'Quixotica',
    last_name: 'Zephyrine',
    cell_phone: '(555) 010-7777',
  };
  expect((await platform.call('/profile/api/v3/profile', { method: 'POST', token, body })).status).toBe(200);
  for (const term of ['quixotica zeph', '0107777', 'ixot']) {
    const found = rowsOf<{ user_id: number }>(
      await get(`/customersearch/api/v3/riders?term=${encodeURIComponent(term)}`),
    );
    expect(found.map(({ user_id }) => user_id)).toEqual([rider?.user_id]);
  }
});
