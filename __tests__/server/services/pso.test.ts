import { DEMO_PASSWORD, openTestPlatform, rowsOf, type TestPlatform } from '../testPlatform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const signIn = (body: unknown) => platform.call('/pso/api/v1/signin', { method: 'POST', body });

describe('sign-in', () => {
  it('returns a token for the right password, ignoring the case of the email address', async () => {
    const response = await signIn({ email: 'Operator@US-East.example', password: DEMO_PASSWORD });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
  });

  it('responds the same to a wrong password, an unknown user and a user without a password', async () => {
    const token = await platform.fetchOperatorToken();
    const users = rowsOf<{ email: string }>(await platform.call('/pso/api/v1/users', { token }));
    // Of the seeded operators, only the first has a password.
    const responses = await Promise.all([
      signIn({ email: 'operator@us-east.example', password: `${DEMO_PASSWORD} ` }),
      signIn({ email: 'nobody@us-east.example', password: DEMO_PASSWORD }),
      signIn({ email: users[5]?.email, password: DEMO_PASSWORD }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });

  it.each([
    [{ email: 'a@b.example' }, 'password is missing'],
    [{ email: '', password: 'x' }, 'email must not be empty'],
    [{ email: 'a@b.example', password: 5 }, 'password must be a string'],
    [{ email: 'a@b.example', password: 'x', remember: true }, 'remember is not known'],
    [[], 'must be an object'],
  ])('names the invalid field of %j', async (body, message) => {
    const response = await signIn(body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      code: 'invalid',
      extra: { message: expect.stringContaining(message) },
    });
  });

  it('does not log the password', () => {
    expect(JSON.stringify(platform.accessLog)).not.toContain(DEMO_PASSWORD);
  });
});

describe('users', () => {
  it('lists twenty users per page', async () => {
    const token = await platform.fetchOperatorToken();
    const first = await platform.call('/pso/api/v1/users', { token });
    expect(rowsOf(first)).toHaveLength(20);
    expect(first.headers.get('x-next-page')).toBe('2');
    expect(first.headers.get('x-total')).toBe('60');
    const last = await platform.call('/pso/api/v1/users?page=3', { token });
    expect(rowsOf(last)).toHaveLength(20);
    expect(last.headers.get('x-next-page')).toBeNull();
  });

  it('sorts users by a column', async () => {
    const token = await platform.fetchOperatorToken();
    const response = await platform.call('/pso/api/v1/users?sort_field=email&sort_order=desc&per_page=60', {
      token,
    });
    const emails = rowsOf<{ email: string }>(response).map(({ email }) => email);
    expect(emails).toEqual([...emails].sort().reverse());
  });
});

describe('a token for an agency', () => {
  it('requires the name and the id of one agency', async () => {
    const token = await platform.fetchOperatorToken();
    const requestToken = (body: unknown) =>
      platform.call('/pso/api/v1/token/agency', { method: 'POST', token, body });
    expect((await requestToken({ agencyName: 'METRO', agencyId: 2 })).body).toEqual({
      token: expect.any(String),
    });
    expect((await requestToken({ agencyName: 'METRO', agencyId: 1 })).status).toBe(404);
    expect((await requestToken({ agencyName: 'METRO' })).status).toBe(400);
  });
});
