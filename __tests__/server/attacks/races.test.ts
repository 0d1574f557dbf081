import { join } from 'node:path';
import { type Database, openDatabase } from '@server/db/database';
import { buildPlatformProgram, type PlatformProgram, type RunningPlatform } from '../platformProgram';
import { openTestPlatform, type TestPlatform } from '../testPlatform';
import { WRITES } from '../writeFixtures';

jest.setTimeout(60_000);
/** Requests at the same time, of which each process gets half. */
const CONCURRENCY = 20;

let platform: TestPlatform;
let program: PlatformProgram;
let servers: RunningPlatform[] = [];
let db: Database;
let tokens: { pso: string; admin: string };
let count = 0;
beforeAll(async () => {
  // It sets the password of the demo accounts at a low cost, and issues the tokens, which both processes accept.
  platform = await openTestPlatform();
  tokens = { pso: await platform.fetchOperatorToken(), admin: await platform.fetchAgencyToken('CBTA') };
  db = openDatabase(join(platform.instance.dataDir, 'us-east.sqlite'));
  program = buildPlatformProgram();
  const environment = { DATA_DIR: platform.instance.dataDir };
  servers = await Promise.all([program.start(environment), program.start(environment)]);
});
afterAll(async () => {
  const exits = servers.map(({ child }) => new Promise((resolve) => child.once('exit', resolve)));
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(exits);
  program.remove();
  db.close();
  platform.close();
});

interface Race {
  method: string;
  path: string;
  token: string;
  headers?: Record<string, string>;
}

async function send(
  server: RunningPlatform | undefined,
  { method, path, token, headers }: Race,
  body: unknown,
) {
  count += 1;
  const response = await fetch(`${server?.origin}/platform/us-east${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** Sends a write with each body at the same time, to both processes in turn. */
const race = (write: Race, bodies: readonly unknown[]) =>
  Promise.all(bodies.map((body, index) => send(servers[index % 2], write, body)));
const repeat = <Item>(item: Item, times = CONCURRENCY) => new Array<Item>(times).fill(item);
const countStatuses = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  );

const readLastAuditId = () => db.get<{ id: number | null }>('SELECT max(id) AS id FROM audit')?.id ?? 0;
const readAudit = (lastId: number) =>
  db.all<{ before: string | null; after: string }>(
    'SELECT before, after FROM audit WHERE id > ? ORDER BY id',
    lastId,
  );
/** Each change begins with what the one before it ended with. */
function expectChain(rows: readonly { before: string | null; after: string }[]): void {
  expect(rows.slice(1).map(({ before }) => before)).toEqual(rows.slice(0, -1).map(({ after }) => after));
}

function createWrite(route: string): Race & { body: Record<string, unknown> } {
  const write = WRITES[route]?.(db);
  if (!write) throw new Error(route);
  const token = tokens[/\/(agencies|signup)$/.test(route) ? 'pso' : 'admin'];
  return { method: route.split(' ')[0] ?? '', path: write.path, token, body: write.body };
}

const readBalance = (userId: number) =>
  db.get<{ amount: number }>('SELECT amount FROM riders WHERE agency_id = 1 AND user_id = ?', userId)
    ?.amount ?? 0;

it('corrections of one payment follow each other, and move the balance by the whole difference', async () => {
  const { id } = db.get<{ id: number }>(
    'SELECT id FROM payments WHERE agency_id = 1 AND user_id IS NOT NULL AND transaction_amount > 0',
  ) ?? { id: 0 };
  const write = { method: 'POST', path: `/payment/api/v4/correction/payment/${id}`, token: tokens.admin };
  const readPayment = () =>
    db.get<{ user_id: number; amount: number }>(
      'SELECT user_id, transaction_amount AS amount FROM payments WHERE id = ?',
      id,
    ) ?? { user_id: 0, amount: 0 };
  const [before, lastId] = [readPayment(), readLastAuditId()];
  const balanceBefore = readBalance(before.user_id);
  const answers = await race(
    write,
    repeat(0).map((_, index) => ({ amount: index * 7, payment_medium: 'Token' })),
  );
  expect(countStatuses(answers)).toEqual({ 200: CONCURRENCY });
  const rows = readAudit(lastId);
  expect(rows).toHaveLength(CONCURRENCY);
  expectChain(rows);
  expect(readBalance(before.user_id) - balanceBefore).toBe(readPayment().amount - before.amount);
});

it('one correction with one key is applied once', async () => {
  const write = createWrite('POST /payment/api/v4/correction/payment/:id');
  const lastId = readLastAuditId();
  const answers = await race({ ...write, headers: { 'idempotency-key': 'once' } }, repeat(write.body));
  expect(readAudit(lastId)).toHaveLength(1);
  expect(countStatuses(answers)).toEqual({ 200: CONCURRENCY });
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

it('one key with two contents is one write', async () => {
  const write = createWrite('POST /payment/api/v4/correction/payment/:id');
  const lastId = readLastAuditId();
  const bodies = repeat(0).map((_, index) => ({ ...write.body, amount: 100 + index }));
  const answers = await race({ ...write, headers: { 'idempotency-key': 'two' } }, bodies);
  expect(readAudit(lastId)).toHaveLength(1);
  expect(countStatuses(answers)).toEqual({ 200: 1, 422: CONCURRENCY - 1 });
});

it('one agency is created of those with one name, and of those with one abbreviation', async () => {
  const write = createWrite('POST /agency/api/v4/agencies');
  const create = (fields: (index: number) => { name: string; abbreviation: string }) =>
    race(
      write,
      repeat(0).map((_, index) => {
        const { name, abbreviation } = fields(index);
        return { ...write.body, name, abbreviation, databaseName: abbreviation };
      }),
    );
  const sameName = await create((index) => ({
    name: index % 4 < 2 ? 'Çankaya Transit' : 'ÇANKAYA transit',
    abbreviation: `RACE${index}`,
  }));
  expect(countStatuses(sameName)).toEqual({ 201: 1, 400: CONCURRENCY - 1 });
  const sameAbbreviation = await create((index) => ({
    name: `Race ${index}`,
    abbreviation: index % 4 < 2 ? 'ONCE' : 'once',
  }));
  expect(countStatuses(sameAbbreviation)).toEqual({ 201: 1, 409: CONCURRENCY - 1 });
});

it.each(['POST /pso/api/v1/signup', 'POST /auth/api/v3/administrators'])(
  '%s creates one account of those with one email address',
  async (route) => {
    const write = createWrite(route);
    const email = String(write.body.email);
    // One for each process, because the hash of a password takes a third of a second.
    const bodies = [email, email.toUpperCase()].map((text) => ({ ...write.body, email: text }));
    expect(countStatuses(await race(write, bodies))).toEqual({ 201: 1, 409: 1 });
  },
);

it.each(['POST /pso/api/v1/signup', 'POST /auth/api/v3/administrators'])(
  '%s with one key answers both processes as the one that has created the account',
  async (route) => {
    const write = createWrite(route);
    const body = { ...write.body, email: `once-${String(write.body.email)}` };
    const keyed = { ...write, headers: { 'idempotency-key': 'account' } };
    expect(countStatuses(await race(keyed, repeat(body, 2)))).toEqual({ 201: 2 });
  },
);

it.each([
  ['PATCH /businessrules/api/v1/rule', (body: object, index: number) => ({ ...body, rule: { index } })],
  [
    'POST /profile/api/v3/profile',
    (body: object, index: number) => ({ ...body, first_name: `Ada ${index}` }),
  ],
  ['POST /appfeatures/api/v1/appFeatures', (body: object) => body],
])('%s: changes follow each other, and none is lost', async (route, change) => {
  const write = createWrite(route);
  const lastId = readLastAuditId();
  const answers = await race(write, repeat(write.body).map(change));
  expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
  const rows = readAudit(lastId);
  expect(rows).toHaveLength(CONCURRENCY);
  expectChain(rows);
});

it('a sign-out in one process ends the token in the other', async () => {
  const token = await platform.fetchOperatorToken();
  const read: Race = { method: 'GET', path: '/pso/api/v1/users', token };
  expect(countStatuses(await race(read, repeat(undefined, 2)))).toEqual({ 200: 2 });
  const signOut: Race = { method: 'POST', path: '/pso/api/v1/signout', token };
  expect((await send(servers[0], signOut, {})).status).toBe(204);
  expect(countStatuses(await race(read, repeat(undefined, 2)))).toEqual({ 401: 2 });
});

it('races: at least 150 attempts, and no damage', () => {
  expect(db.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
  expect(db.all('PRAGMA foreign_key_check')).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(150);
  if (process.env.ATTACK_COUNTS === 'on') process.stderr.write(`races: ${count} attempts\n`);
});
