import { type Database, openDatabase, type SqlValue } from '@server/db/database';
import { loadTokenKey } from '@server/db/meta';

it('two starts at the same time load the same key for tokens', () => {
  const db = openDatabase(':memory:');
  db.exec('CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)');
  const otherKeys: Buffer[] = [];
  // Another start loads the key just after this one has looked for it.
  const racingDb: Database = Object.assign(Object.create(db) as Database, {
    get: (sql: string, ...values: SqlValue[]) => {
      const row = db.get(sql, ...values);
      otherKeys.push(loadTokenKey(db));
      return row;
    },
  });
  const key = loadTokenKey(racingDb);
  // This one reads before and after it stores its own.
  expect(otherKeys).toEqual([key, key]);
  expect(loadTokenKey(db)).toEqual(key);
  db.close();
});
