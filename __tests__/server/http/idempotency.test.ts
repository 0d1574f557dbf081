import { openDatabase } from '@server/db/database';
import { createIdempotencyStore } from '@server/http/idempotency';

const TABLE =
  'CREATE TABLE answered_writes (caller, key, request_hash, status, body, created, PRIMARY KEY (caller, key))';
const REQUEST = { key: 'a-key', caller: 'operator:1', content: 'POST /x' };

it('answers as the other process did that has carried out the same write meanwhile, and changes nothing', async () => {
  const db = openDatabase(':memory:');
  db.exec(`${TABLE}; CREATE TABLE written (value)`);
  // Each process has a store of its own.
  const [first, second] = [1, 2].map(() => createIdempotencyStore(db, () => new Date()));
  const writeWith = (store: typeof first, value: string, beforeWrite?: () => Promise<unknown>) =>
    store?.runOnce(REQUEST, async (saveResponse) => {
      await beforeWrite?.();
      return db.transaction(() => {
        db.run('INSERT INTO written VALUES (?)', value);
        saveResponse({ body: value });
        return { body: value };
      });
    });
  const response = await writeWith(second, 'second', async () => writeWith(first, 'first'));
  expect(response).toEqual({
    status: 200,
    headers: { 'Idempotent-Replayed': 'true' },
    rawJson: '"first"',
  });
  expect(db.all('SELECT value FROM written')).toEqual([{ value: 'first' }]);
  db.close();
});
