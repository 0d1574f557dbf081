import { join } from 'node:path';
import { type Database, openDatabase } from '@server/db/database';
import { buildOffsetIndex } from '@server/db/offsetIndex';
import { openTestPlatform, rowsOf, type TestPlatform } from '../testPlatform';

let platform: TestPlatform;
let db: Database;
let token: string;
beforeAll(async () => {
  platform = await openTestPlatform();
  token = await platform.fetchAgencyToken('CBTA');
  db = openDatabase(join(platform.instance.dataDir, 'us-east.sqlite'));
  // Every 9th row becomes an anchor, so that the small lists of this test have several.
  db.exec('DELETE FROM list_anchors');
  buildOffsetIndex(db, 9);
});
afterAll(() => {
  db.close();
  platform.close();
});

const readIds = (sql: string) => db.all<{ id: number }>(sql).map(({ id }) => id);
const idsOfType = (type: string) =>
  readIds(`SELECT user_id AS id FROM riders WHERE agency_id = 1 AND type = '${type}' ORDER BY user_id`);

it.each<[path: string, getExpectedIds: () => number[]]>([
  ['/auth/api/v4/users?type=rider', () => idsOfType('rider')],
  ['/auth/api/v4/users?type=generic_rider', () => idsOfType('generic_rider')],
  ['/auth/api/v4/users?type=ghost', () => idsOfType('ghost')],
  ['/auth/api/v4/users?type=phantom_rider', () => idsOfType('phantom_rider')],
  [
    '/auth/api/v4/users?',
    () =>
      readIds(`SELECT user_id AS id FROM staff WHERE agency_id = 1
        UNION ALL SELECT user_id FROM riders WHERE agency_id = 1 ORDER BY 1`),
  ],
  [
    '/smartcard/api/v2/smartcards?',
    () =>
      readIds(
        'SELECT user_id AS id FROM riders WHERE agency_id = 1 AND smartcard_id > 0 ORDER BY smartcard_id, key',
      ),
  ],
])('%s: each page has the rows of a sort of all riders', async (path, getExpectedIds) => {
  const expectedIds = getExpectedIds();
  expect(expectedIds.length).toBeGreaterThan(0);
  for (const size of [1, 7, 100]) {
    const lastPage = Math.ceil(expectedIds.length / size);
    for (let page = 1; page <= lastPage + 1; page++) {
      const response = await platform.call(`${path}&per_page=${size}&page=${page}`, { token });
      const ids = rowsOf<{ user_id: number }>(response).map(({ user_id: id }) => id);
      expect(ids).toEqual(expectedIds.slice((page - 1) * size, page * size));
      expect(response.headers.get('x-next-page')).toBe(page < lastPage ? String(page + 1) : null);
      expect(response.headers.get('x-total')).toBe(String(expectedIds.length));
    }
  }
});
