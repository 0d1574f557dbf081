import { join } from 'node:path';
import { openDatabase } from '@server/db/database';
import { openTestPlatform } from './testPlatform';

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
