import { openTestPlatform, PASSWORD, rowsOf, type TestPlatform } from '../testPlatform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const signIn = (body: unknown) => platform.call('/pso/api/v1/signin', { method: 'POST', body });

describe('sign-in', () => {
  it('answers a token for the right password, whatever the case of the address', async () => {
    const reply = await signIn({ email: 'Operator@US-East.example', password: PASSWORD });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ id_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
  });

  it('answers alike for a wrong password, an unknown user and a user without a password', async () => {
    const token = await platform.operatorToken();
    const users = rowsOf<{ email: string }>(await platform.call('/pso/api/v1/users', { token }));
    const replies = await Promise.all([
      signIn({ email: 'operator@us-east.example', password: `${PASSWORD} ` }),
      signIn({ email: 'nobody@us-east.example', password: PASSWORD }),
      signIn({ email: users[5]?.email, password: PASSWORD }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });

  it.each([
    [{ email: 'a@b.example' }, 'password is missing'],
    [{ email: '', password: 'x' }, 'email must not be empty'],
    [{ email: 'a@b.example', password: 5 }, 'password must be a text'],
    [{ email: 'a@b.example', password: 'x', remember: true }, 'remember is not known'],
    [[], 'must be an object'],
  ])('names what is wrong with %j', async (body, fault) => {
    const reply = await signIn(body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'invalid', extra: { message: expect.stringContaining(fault) } });
  });

  it('keeps the password out of the log', () => {
    expect(JSON.stringify(platform.log)).not.toContain(PASSWORD);
  });
});

describe('users', () => {
  it('are paged, twenty at a time', async () => {
    const token = await platform.operatorToken();
    const first = await platform.call('/pso/api/v1/users', { token });
    expect(rowsOf(first)).toHaveLength(20);
    expect(first.headers.get('x-next-page')).toBe('2');
    expect(first.headers.get('x-total')).toBe('60');
    const last = await platform.call('/pso/api/v1/users?page=3', { token });
    expect(rowsOf(last)).toHaveLength(20);
    expect(last.headers.get('x-next-page')).toBeNull();
  });

  it('are sorted by any column', async () => {
    const token = await platform.operatorToken();
    const reply = await platform.call('/pso/api/v1/users?sort_field=email&sort_order=desc&per_page=60', {
      token,
    });
    const emails = rowsOf<{ email: string }>(reply).map(({ email }) => email);
    expect(emails).toEqual([...emails].sort().reverse());
  });
});

describe('the token for an agency', () => {
  it('needs name and id of one agency', async () => {
    const token = await platform.operatorToken();
    const ask = (body: unknown) => platform.call('/pso/api/v1/token/agency', { method: 'POST', token, body });
    expect((await ask({ agencyName: 'METRO', agencyId: 2 })).body).toEqual({ token: expect.any(String) });
    expect((await ask({ agencyName: 'METRO', agencyId: 1 })).status).toBe(404);
    expect((await ask({ agencyName: 'METRO' })).status).toBe(400);
  });
});
