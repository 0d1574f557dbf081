import { join } from 'node:path';
import { openDatabase } from '@server/db/database';
import { openTestPlatform } from './testPlatform';

// A start gives up at once, and does not wait 5 seconds.
jest.mock('@server/db/database', () => {
  const actual = jest.requireActual<{ openDatabase: typeof openDatabase }>('@server/db/database');
  return { ...actual, openDatabase: (path: string) => actual.openDatabase(path, 0) };
});

it('answers 503 soon while another program locks the database, and changes nothing', async () => {
  const errors: unknown[] = [];
  const platform = await openTestPlatform({ onError: (error) => errors.push(error) });
  const token = await platform.fetchAgencyToken('CBTA');
  const other = openDatabase(join(platform.instance.dataDir, 'us-east.sqlite'));
  const rider = other.get<{ user_id: number }>('SELECT user_id FROM riders WHERE agency_id = 1');
  const save = () =>
    platform.call('/profile/api/v3/profile', {
      method: 'POST',
      token,
      headers: { 'idempotency-key': 'save' },
      body: { user_id: rider?.user_id, first_name: 'Ada', last_name: 'Byron' },
    });
  other.exec('BEGIN IMMEDIATE');
  const started = performance.now();
  const refused = await save();
  expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
    503,
    '1',
    expect.objectContaining({ code: 'busy', description: expect.stringContaining('Nothing was changed.') }),
  ]);
  // The default of a database is 5 seconds.
  expect(performance.now() - started).toBeLessThan(4_000);
  expect(errors).toEqual([]);
  // With a write-ahead log, reading does not wait.
  expect((await platform.call(`/profile/api/v3/profile/${rider?.user_id}`, { token })).status).toBe(200);
  other.exec('COMMIT');
  other.close();
  expect((await save()).body).toMatchObject({ first_name: 'Ada' });
  platform.close();
});

it('names the file that another program has locked at the start', async () => {
  const platform = await openTestPlatform();
  const { dataDir } = platform.instance;
  for (const file of ['us-east.sqlite', 'australia.sqlite'].map((name) => join(dataDir, name))) {
    const other = openDatabase(file);
    other.exec('BEGIN IMMEDIATE');
    // Another password is written to both.
    await expect(openTestPlatform({ dataDir, demoPassword: 'Other-Word-9' })).rejects.toThrow(
      `${file} is locked by another program: perhaps another start is creating it. Wait until`,
    );
    other.exec('COMMIT');
    other.close();
  }
  platform.close();
});

it('starts while another program has locked a database in which nothing is to be changed', async () => {
  const platform = await openTestPlatform();
  const { dataDir } = platform.instance;
  const other = openDatabase(join(dataDir, 'australia.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  (await openTestPlatform({ dataDir })).close();
  other.exec('COMMIT');
  other.close();
  platform.close();
});
