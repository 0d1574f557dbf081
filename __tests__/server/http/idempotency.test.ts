import { openDatabase } from '@server/db/database';
import { createIdempotencyStore } from '@server/http/idempotency';
import { openTestPlatform } from '../testPlatform';

const TABLE =
  'CREATE TABLE answered_writes (caller, key, request_hash, status, body, created, PRIMARY KEY (caller, key))';
const REQUEST = { key: 'a-key', caller: 'operator:1', content: 'POST /x' };

it('answers as the other process did that has carried out the same write meanwhile, and changes nothing', async () => {
  const db = openDatabase(':memory:');
  db.exec(`${TABLE}; CREATE TABLE written (value)`);
  // Each process has a store of its own.
  const [first, second] = [1, 2].map(() => createIdempotencyStore(db, () => new Date()));
  const writeWith = (store: typeof first, value: string, beforeWrite?: () => Promise<unknown>) =>
    store?.runOnce(REQUEST, async (writeOnce) => {
      await beforeWrite?.();
      return db.transaction(() => {
        const { response } = writeOnce(() => {
          // As a route whose object exists already.
          if (db.get('SELECT 1 FROM written')) throw new Error('It exists already.');
          db.run('INSERT INTO written VALUES (?)', value);
          return { response: { body: value } };
        });
        return response;
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

describe('a request with a key whose first request is still pending', () => {
  /** Sends a write that ends with `first`, and a second request with its key while the first is pending. */
  async function sendTwice(first: Promise<{ body: string }>, secondContent = REQUEST.content) {
    const db = openDatabase(':memory:');
    db.exec(TABLE);
    const store = createIdempotencyStore(db, () => new Date());
    const write = (content: string, pending: Promise<{ body: string }>) =>
      store.runOnce({ ...REQUEST, content }, async (writeOnce) => {
        const response = await pending;
        return writeOnce(() => ({ response })).response;
      });
    const results = await Promise.allSettled([
      write(REQUEST.content, first),
      write(secondContent, Promise.resolve({ body: 'second' })),
    ]);
    db.close();
    return results;
  }

  it('gets the response of the first one', async () => {
    const [, second] = await sendTwice(Promise.resolve({ body: 'first' }));
    expect(second).toMatchObject({ value: { status: 200, rawJson: '"first"' } });
  });

  it('gets 422 if it is another write', async () => {
    const [, second] = await sendTwice(Promise.resolve({ body: 'first' }), 'POST /y');
    expect(second).toMatchObject({ reason: { status: 422 } });
  });

  it('is carried out if the first one fails', async () => {
    const [first, second] = await sendTwice(Promise.reject(new Error('Failed.')));
    expect(first.status).toBe('rejected');
    expect(second).toMatchObject({ value: { body: 'second' } });
  });
});

it('applies a write anew whose key was used more than 24 hours ago', async () => {
  const db = openDatabase(':memory:');
  db.exec(TABLE);
  let hours = 0;
  const store = createIdempotencyStore(db, () => new Date(hours * 3_600_000));
  const write = (rawJson: string) =>
    store.runOnce(REQUEST, (writeOnce) =>
      Promise.resolve(writeOnce(() => ({ response: { rawJson } })).response),
    );
  await write('"first"');
  hours = 24;
  expect(await write('"second"')).toMatchObject({ rawJson: '"first"' });
  hours = 25;
  expect(await write('"second"')).toEqual({ rawJson: '"second"' });
  db.close();
});

it('deletes the oldest responses when all together are too long', async () => {
  const db = openDatabase(':memory:');
  db.exec(TABLE);
  let seconds = 0;
  const store = createIdempotencyStore(db, () => new Date((seconds += 1) * 1_000), 2_500);
  const write = (key: string, length: number) =>
    store.runOnce({ ...REQUEST, key }, (writeOnce) =>
      Promise.resolve(writeOnce(() => ({ response: { rawJson: 'x'.repeat(length) } })).response),
    );
  for (const key of ['first', 'second', 'third']) await write(key, 1_000);
  expect(db.all('SELECT key FROM answered_writes ORDER BY created')).toEqual([
    { key: 'second' },
    { key: 'third' },
  ]);
  // Its own response is stored although no other has room beside it.
  await write('long', 2_500 - 'long'.length - REQUEST.caller.length - 100);
  expect(db.all('SELECT key FROM answered_writes')).toEqual([{ key: 'long' }]);
  db.close();
});

it('deletes the oldest responses also when they have no body', async () => {
  const db = openDatabase(':memory:');
  db.exec(TABLE);
  let seconds = 0;
  const store = createIdempotencyStore(db, () => new Date((seconds += 1) * 1_000), 1_000);
  for (let count = 0; count < 9; count += 1)
    await store.runOnce({ ...REQUEST, key: `${count}`.repeat(200) }, (writeOnce) =>
      Promise.resolve(writeOnce(() => ({ response: { status: 204 } })).response),
    );
  expect(db.all('SELECT substr(key, 1, 1) AS key FROM answered_writes ORDER BY created')).toEqual([
    { key: '6' },
    { key: '7' },
    { key: '8' },
  ]);
  db.close();
});

it('adds up the lengths of all responses only after each 64th of their limit, because that reads the whole table', async () => {
  const db = openDatabase(':memory:');
  db.exec(TABLE);
  const store = createIdempotencyStore(db, () => new Date(), 64 * 10 * 122);
  const get = jest.spyOn(db, 'get');
  for (let count = 0; count < 41; count += 1)
    // Each response has 122 bytes: body, key and caller, and 100 for the other columns.
    await store.runOnce({ ...REQUEST, key: `${count + 10}` }, (writeOnce) =>
      Promise.resolve(writeOnce(() => ({ response: { rawJson: 'x'.repeat(10) } })).response),
    );
  // After the first write, and then after each ten.
  expect(get.mock.calls.filter(([sql]) => sql.includes('sum('))).toHaveLength(5);
  db.close();
});

it('stores a hash that does not depend on the password', async () => {
  const platform = await openTestPlatform();
  const token = await platform.fetchOperatorToken();
  const headers = { 'idempotency-key': 'sign-up' };
  const signUp = (email: string, password: string) =>
    platform.call('/pso/api/v1/signup', { method: 'POST', token, headers, body: { email, password } });
  expect((await signUp('new@us-east.example', 'Secret-Word-9')).status).toBe(201);
  const repeated = await signUp('new@us-east.example', 'Other-Word-9');
  expect(repeated.headers.get('idempotent-replayed')).toBe('true');
  expect((await signUp('other@us-east.example', 'Secret-Word-9')).status).toBe(422);
  platform.close();
});
