import { openTestPlatform, rowsOf, type TestPlatform } from '../testPlatform';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.agencyToken('CBTA');
});
afterAll(() => platform.close());

const NEW = {
  email: 'new.admin@cbta.example',
  password: 'Good-Pass-1',
  rmid: 0,
  telephoneNumber: '(555) 010-9999',
};
const register = (body: unknown) =>
  platform.call('/auth/api/v3/administrators', { method: 'POST', token, body });
const administrators = async (query = 'per_page=100') =>
  rowsOf<{ user_id: number; email: string }>(
    await platform.call(`/auth/api/v4/administrators?${query}`, { token }),
  );
const get = (path: string) => platform.call(path, { token });

describe('registration of an administrator', () => {
  it('makes an account that is listed and can sign in', async () => {
    const reply = await register(NEW);
    expect(reply.status).toBe(201);
    const { user_id: userId } = reply.body as { user_id: number };
    expect(await administrators()).toContainEqual({
      user_id: userId,
      rmid: 0,
      email: NEW.email,
      telephone_number: NEW.telephoneNumber,
    });
    const body = { agency: 'CBTA', email: NEW.email, password: NEW.password };
    const signedIn = await platform.call('/auth/api/v4/authenticate', { method: 'POST', body });
    expect(signedIn.status).toBe(200);
    const profile = { user_id: userId, first_name: 'Åsa', last_name: "O'Neill", cell_phone: '' };
    const saved = await platform.call('/profile/api/v3/profile', { method: 'POST', token, body: profile });
    expect(saved.body).toMatchObject({
      first_name: 'Åsa',
      last_name: "O'Neill",
      cell_phone: null,
      email: NEW.email,
    });
    expect((await get(`/profile/api/v3/profile/${userId}`)).body).toEqual(saved.body);
  });

  it('refuses an address that is taken: 409 by an administrator, db_error by somebody else', async () => {
    const [known] = await administrators('per_page=1');
    expect((await register({ ...NEW, email: known?.email.toUpperCase() })).status).toBe(409);
    const drivers = rowsOf<{ email: string }>(await get('/auth/api/v4/users?type=driver&per_page=1'));
    const reply = await register({ ...NEW, email: drivers[0]?.email });
    expect([reply.status, (reply.body as { code: string }).code]).toEqual([400, 'db_error']);
  });

  it('allows the address in another agency', async () => {
    const other = await platform.agencyToken('METRO');
    const reply = await platform.call('/auth/api/v3/administrators', {
      method: 'POST',
      token: other,
      body: NEW,
    });
    expect(reply.status).toBe(201);
  });

  it.each([
    [{ email: 'nobody' }, 'email must be an e-mail address'],
    [{ password: 'short' }, 'password must have at least 8 characters'],
    [{ password: 'alllower1' }, 'password must'],
    [{ password: 'ALLUPPER1' }, 'password must'],
    [{ password: 'OnlyLetters' }, 'password must'],
    [{ rmid: '0' }, 'rmid must be 0'],
    [{ telephoneNumber: '555 0100' }, 'telephoneNumber must have the form (000) 000-0000'],
    [{ agencyName: 'METRO' }, 'agencyName is not known'],
    [{ password: undefined }, 'password is missing'],
  ])('refuses %j', async (change, fault) => {
    const reply = await register({ ...NEW, email: 'another@cbta.example', ...change });
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(fault);
  });

  it('takes a long password whole', async () => {
    const password = `Aa1${'x'.repeat(200)}`;
    expect((await register({ ...NEW, email: 'long@cbta.example', password })).status).toBe(201);
    const signIn = (given: string) =>
      platform.call('/auth/api/v4/authenticate', {
        method: 'POST',
        body: { agency: 'CBTA', email: 'long@cbta.example', password: given },
      });
    expect((await signIn(password.slice(0, -1))).status).toBe(401);
    expect((await signIn(password)).status).toBe(200);
  });
});

it('lists administrators sorted and paged to the end', async () => {
  const all = await administrators('per_page=100&sort_field=email&sort_order=asc');
  const emails = all.map(({ email }) => email.toLowerCase());
  expect(emails).toEqual([...emails].sort());
  const pages = [];
  let next: string | null = '1';
  while (next !== null) {
    const reply = await get(
      `/auth/api/v4/administrators?page=${next}&per_page=10&sort_field=email&sort_order=asc`,
    );
    pages.push(...rowsOf(reply));
    expect(reply.headers.get('x-total')).toBe(String(all.length));
    next = reply.headers.get('x-next-page');
  }
  expect(pages).toEqual(all);
});

describe('users', () => {
  const TYPES = ['administrator', 'facility', 'driver', 'rider', 'generic_rider', 'ghost', 'phantom_rider'];
  const count = async (query: string) =>
    Number((await get(`/auth/api/v4/users?${query}`)).headers.get('x-total'));

  it('are counted by type, and the counts add up', async () => {
    const counts = await Promise.all(TYPES.map((type) => count(`type=${type}&per_page=1&page=1`)));
    expect(counts.filter((each) => each === 0)).toEqual([]);
    expect(counts.slice(3).reduce((sum, each) => sum + each)).toBe(120);
    expect(await count('per_page=1')).toBe(counts.reduce((sum, each) => sum + each));
  });

  it('without a type are staff first, then riders, in one list', async () => {
    const pages = [];
    let next: string | null = '1';
    while (next !== null) {
      const reply = await get(`/auth/api/v4/users?page=${next}&per_page=17`);
      pages.push(...rowsOf<{ user_id: number }>(reply));
      next = reply.headers.get('x-next-page');
    }
    const ids = pages.map(({ user_id }) => user_id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(ids).toHaveLength(await count('per_page=1'));
  });

  it('of a type that is not one are refused', async () => {
    expect((await get('/auth/api/v4/users?type=wizard')).status).toBe(400);
  });
});

it('shows nobody of another agency', async () => {
  const other = await platform.agencyToken('METRO');
  const theirs = rowsOf<{ user_id: number }>(
    await platform.call('/auth/api/v4/administrators?per_page=100', { token: other }),
  );
  const mine = new Set((await administrators()).map(({ user_id }) => user_id));
  expect(theirs.filter(({ user_id }) => mine.has(user_id))).toEqual([]);
  const body = { user_id: theirs[0]?.user_id, first_name: 'X', last_name: 'Y', cell_phone: null };
  const reply = await platform.call('/profile/api/v3/profile', { method: 'POST', token, body });
  expect(reply.status).toBe(404);
});

it('signs an operator up, once', async () => {
  const operator = await platform.operatorToken();
  const body = { email: 'second@us-east.example', password: 'Good-Pass-1' };
  const signUp = () => platform.call('/pso/api/v1/signup', { method: 'POST', token: operator, body });
  const reply = await signUp();
  expect(reply.status).toBe(201);
  expect(reply.body).toEqual({ id: 61, email: 'second@us-east.example' });
  expect((await platform.call('/pso/api/v1/signin', { method: 'POST', body })).status).toBe(200);
  expect((await signUp()).status).toBe(409);
});

it('finds a rider by the name that was written last', async () => {
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
