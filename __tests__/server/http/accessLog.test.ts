import { formatLogPath } from '@server/http/accessLog';
import { openTestPlatform } from '../testPlatform';

it('logs path and query without search terms and secrets', () => {
  const url =
    'http://localhost/customersearch/api/v3/riders?term=Smith&page=2&password=x&access_token=z&Token=y&Authorization=u';
  expect(formatLogPath(url)).toBe(
    '/customersearch/api/v3/riders?term=*&page=2&password=*&access_token=*&Token=*&Authorization=*',
  );
});

it('logs an id that is a filter only if it has digits alone', () => {
  const path = '/sales/api/v1/passes';
  expect(formatLogPath(`http://localhost${path}?id=12&user_id=34`)).toBe(`${path}?id=12&user_id=34`);
  expect(formatLogPath(`http://localhost${path}?id=a@b.example&user_id=%2B12`)).toBe(
    `${path}?id=*&user_id=*`,
  );
});

it('escapes control characters, so that a request cannot add a log line', () => {
  expect(formatLogPath('http://localhost/a?b=%0A{"status":200}%1b[2J')).toBe(
    '/a?b=\\u000a{"status":200}\\u001b[2J',
  );
});

it('truncates a long path', () => {
  expect(formatLogPath(`http://localhost/${'a'.repeat(2_000)}`)).toHaveLength(500);
});

it('logs the caller and the kind of token of every request', async () => {
  const platform = await openTestPlatform({ now: () => new Date('2026-03-08T07:30:00.000Z') });
  const token = await platform.fetchAgencyToken('METRO');
  platform.accessLog.length = 0;
  await platform.call('/customersearch/api/v3/riders?term=x', {
    token,
    headers: { origin: 'http://localhost:8080' },
  });
  await platform.call('/pso/api/v1/users', { token: `${token}x` });
  await platform.call('/nowhere');
  await platform.call('/pso/api/v1/users', { token });
  await platform.call('/customersearch/api/v3/riders?page=0', { token });
  platform.close();
  expect(platform.accessLog).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      time: '2026-03-08T07:30:00.000Z',
      address: 'local',
      host: 'usEast',
      method: 'GET',
      path: '/customersearch/api/v3/riders?term=*',
      status: 200,
      ms: expect.any(Number),
      inFlight: 1,
      token: 'admin',
      // An operator exchanged the operator's token for this agency's, which is of the kind admin.
      subject: 'operator:1',
      agency: 'METRO',
      origin: 'http://localhost:8080',
    },
    expect.objectContaining({ status: 401, token: 'invalid' }),
    expect.objectContaining({ status: 404, token: 'none', path: '/nowhere' }),
    // What is refused names who has asked for it.
    expect.objectContaining({ status: 403, token: 'admin', subject: 'operator:1', agency: 'METRO' }),
    expect.objectContaining({ status: 400, token: 'admin', subject: 'operator:1', agency: 'METRO' }),
  ]);
  expect(JSON.stringify(platform.accessLog)).not.toContain(token);
});

it('logs a token that was sent to the public-info host, and does not take it', async () => {
  const platform = await openTestPlatform();
  const token = await platform.fetchOperatorToken();
  platform.accessLog.length = 0;
  await platform.instance.publicInfoApp.request('/agencies/v2/METRO');
  await platform.instance.publicInfoApp.request('/agencies/v2/METRO', {
    headers: { authorization: `Bearer ${token}` },
  });
  platform.close();
  expect(platform.accessLog).toMatchObject([
    { host: 'publicInfo', status: 200, token: 'none' },
    { host: 'publicInfo', status: 200, token: 'invalid' },
  ]);
});

it('cuts a long Origin', async () => {
  const platform = await openTestPlatform();
  await platform.call('/nowhere', { headers: { origin: 'x'.repeat(9_600) } });
  platform.close();
  expect(platform.accessLog[0]?.origin).toHaveLength(500);
});

it('logs each sign-in with address and account, and no text that was typed', async () => {
  const platform = await openTestPlatform({ now: () => new Date('2026-03-08T07:30:00.000Z') });
  const signIn = (path: string, body: object) => platform.call(path, { method: 'POST', body });
  const operator = { email: 'operator@us-east.example', password: 'Secret-guess-1' };
  await platform.fetchOperatorToken();
  for (let attempt = 0; attempt < 11; attempt++) await signIn('/pso/api/v1/signin', operator);
  await signIn('/pso/api/v1/signin', { ...operator, email: 'Typed-password-2' });
  const administrator = { ...operator, agency: 'CBTA', email: 'administrator@us-east.example' };
  await signIn('/auth/api/v4/authenticate', administrator);
  platform.close();
  expect(platform.signInLog.map(({ event, account }) => `${event}: ${account}`)).toEqual([
    'signedIn: operator 1',
    ...Array<string>(10).fill('signInFailed: operator 1'),
    'signInLimited: operator 1',
    'signInFailed: unknown operator',
    expect.stringMatching(/^signInFailed: administrator \d+$/),
  ]);
  expect(platform.signInLog[1]).toEqual({
    event: 'signInFailed',
    time: '2026-03-08T07:30:00.000Z',
    id: platform.accessLog[1]?.id,
    host: 'usEast',
    address: 'local',
    account: 'operator 1',
  });
  expect(JSON.stringify([platform.signInLog, platform.accessLog])).not.toMatch(/guess-1|password-2/);
});

it('logs the number of concurrent requests of all hosts', async () => {
  const platform = await openTestPlatform();
  const token = await platform.fetchOperatorToken();
  const australiaToken = await platform.fetchOperatorToken('australia');
  platform.accessLog.length = 0;
  await Promise.all([
    platform.call('/pso/api/v1/users', { token }),
    platform.call('/pso/api/v1/users', { token: australiaToken }, 'australia'),
    platform.call('/nowhere'),
  ]);
  await platform.call('/nowhere');
  platform.close();
  // The three concurrent requests count 1, 2 and 3; the last request is alone again.
  expect(platform.accessLog.map(({ inFlight }) => inFlight).sort()).toEqual([1, 1, 2, 3]);
});
