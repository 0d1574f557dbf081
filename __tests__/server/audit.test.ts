import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAuditRow } from '@server/db/audit';
import { type Database, openDatabase } from '@server/db/database';
import { SERVED_ROUTES as ROUTES } from '@server/services/regionRoutes';
import { DEMO_PASSWORD, openTestPlatform, type TestPlatform } from './testPlatform';
import { SIGN_INS, WRITES } from './writeFixtures';

interface AuditRow {
  subject: string;
  agency_id: number | null;
  route: string;
  object: string;
  before: string | null;
  after: string | null;
}

let folder: string;
let platform: TestPlatform;
let db: Database;
let tokens: Record<'pso' | 'admin', string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
  platform = await openTestPlatform({ dataDir: folder, largestAgencyRiders: 20 });
  db = openDatabase(join(folder, 'us-east.sqlite'));
  tokens = { pso: await platform.fetchOperatorToken(), admin: await platform.fetchAgencyToken('CBTA') };
});
afterAll(() => {
  db.close();
  platform.close();
  rmSync(folder, { recursive: true });
});

const readRows = () =>
  db.all<AuditRow>('SELECT subject, agency_id, route, object, before, after FROM audit ORDER BY id');
/** It ends its own token, and has a test of its own. */
const SIGN_OUT = 'POST /pso/api/v1/signout';

it('knows every route that is no GET', () => {
  const routes = ROUTES.filter(({ method }) => method !== 'GET').map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(routes.sort()).toEqual([...Object.keys(WRITES), ...Object.keys(SIGN_INS), SIGN_OUT].sort());
});

it.each(Object.keys(WRITES))(
  '%s leaves one row, a repeated one none, and a refused one none',
  async (route) => {
    const write = WRITES[route]?.(db);
    if (!write) throw new Error(route);
    const [method = ''] = route.split(' ');
    const audience = ROUTES.find(({ method: name, path }) => `${name} ${path}` === route)?.audience;
    const token = tokens[audience === 'pso' ? 'pso' : 'admin'];
    const headers = { 'idempotency-key': route.replaceAll(' ', '-') };
    const send = (body: unknown, otherHeaders = {}) =>
      platform.call(write.path, { method, token, body, headers: otherHeaders });
    const rowsBefore = readRows();
    expect((await send({ ...write.body, unknownField: 1 })).status).toBe(400);
    expect(readRows()).toEqual(rowsBefore);
    expect((await send(write.body, headers)).status).toBeLessThan(300);
    expect((await send(write.body, headers)).headers.get('idempotent-replayed')).toBe('true');
    const newRows = readRows().slice(rowsBefore.length);
    expect(newRows).toEqual([
      {
        subject: 'operator:1',
        agency_id: audience === 'pso' ? null : 1,
        route,
        object: expect.stringMatching(write.object),
        before: write.before === null ? null : expect.stringContaining(write.before),
        after: expect.stringContaining(write.after),
      },
    ]);
  },
);

it('a sign-out leaves one row, and one with the ended token none', async () => {
  const token = await platform.fetchOperatorToken();
  const rowsBefore = readRows();
  const signOut = () => platform.call('/pso/api/v1/signout', { method: 'POST', token, body: {} });
  expect((await signOut()).status).toBe(204);
  expect((await signOut()).status).toBe(204);
  expect(readRows().slice(rowsBefore.length)).toEqual([
    {
      subject: 'operator:1',
      agency_id: null,
      route: SIGN_OUT,
      object: expect.stringMatching(/^sign-in ./),
      before: null,
      after: '{"signedOut":true}',
    },
  ]);
});

it('leaves no row when the write itself fails, and none for a sign-in', async () => {
  const rowsBefore = readRows();
  const email = 'operator@us-east.example';
  const signUp = { method: 'POST', token: tokens.pso, body: { email, password: 'Secret-Word-9' } };
  expect((await platform.call('/pso/api/v1/signup', signUp)).status).toBe(409);
  await platform.fetchAgencyToken('CBTA');
  expect(readRows()).toEqual(rowsBefore);
});

it('stores no password and no hash', () => {
  const text = JSON.stringify(readRows());
  for (const secret of ['Secret-Word-9', DEMO_PASSWORD, 'password', 'scrypt'])
    expect(text).not.toContain(secret);
});

it('keeps the newest rows, and the length of a long text', () => {
  const origin = { created: new Date(0), subject: 'operator:1', agencyId: 1, route: 'PATCH /rule' };
  for (const number of [1, 2, 3, 4])
    writeAuditRow(db, origin, { object: `rule ${number}`, before: null, after: '"x"'.padEnd(70_000) }, 3);
  const rows = readRows();
  expect(rows.map(({ object }) => object)).toEqual(['rule 2', 'rule 3', 'rule 4']);
  expect(JSON.parse(rows[0]?.after ?? '')).toEqual({
    length: 70_000,
    sha256: expect.stringMatching(/^[\da-f]{64}$/),
  });
});
