import { formatLogPath } from '@server/http/accessLog';
import { openTestPlatform } from '../testPlatform';

it('logs path and query without search terms and secrets', () => {
  const url = 'http://localhost/customersearch/api/v3/riders?term=Smith&page=2&password=x&token=y';
  expect(formatLogPath(url)).toBe('/customersearch/api/v3/riders?term=*&page=2&password=*&token=*');
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
  platform.close();
  expect(platform.accessLog).toEqual([
    {
      time: '2026-03-08T07:30:00.000Z',
      region: 'usEast',
      method: 'GET',
      path: '/customersearch/api/v3/riders?term=*',
      status: 200,
      ms: expect.any(Number),
      underWay: 1,
      token: 'admin',
      // An operator exchanged the operator's token for this agency's, which is of the kind admin.
      subject: 'operator:1',
      agency: 'METRO',
      origin: 'http://localhost:8080',
    },
    expect.objectContaining({ status: 401, token: 'invalid' }),
    expect.objectContaining({ status: 404, token: 'none', path: '/nowhere' }),
  ]);
  expect(JSON.stringify(platform.accessLog)).not.toContain(token);
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
  expect(platform.accessLog.map(({ underWay }) => underWay).sort()).toEqual([1, 1, 2, 3]);
});
