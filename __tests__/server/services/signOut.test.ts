import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@server/db/database';
import { DEMO_PASSWORD, openTestPlatform, type TestPlatform } from '../testPlatform';

const RIDERS = '/customersearch/api/v3/riders';
const USERS = '/pso/api/v1/users';
let platform: TestPlatform;
afterEach(() => platform.close());

const signOut = (token?: string) =>
  platform.call('/pso/api/v1/signout', { method: 'POST', body: {}, ...(token !== undefined && { token }) });
const statusOf = async (path: string, token: string) => (await platform.call(path, { token })).status;

async function signInAdministrator(agency = 'CBTA', password = DEMO_PASSWORD): Promise<string> {
  const body = { agency, email: 'administrator@us-east.example', password };
  const response = await platform.call('/auth/api/v4/authenticate', { method: 'POST', body });
  return (response.body as { token: string }).token;
}

async function requestAgencyToken(token: string): Promise<string> {
  const response = await platform.call('/pso/api/v1/token/agency', {
    method: 'POST',
    token,
    body: { agencyName: 'METRO', agencyId: 2 },
  });
  return (response.body as { token: string }).token;
}

it.each([false, true])(
  'ends an operator’s token and its agencies’ tokens (opaque: %s)',
  async (opaqueTokens) => {
    platform = await openTestPlatform({ opaqueTokens });
    const token = await platform.fetchOperatorToken();
    const agencyToken = await requestAgencyToken(token);
    const otherSignIn = await platform.fetchOperatorToken();
    expect(await statusOf(RIDERS, agencyToken)).toBe(200);
    expect((await signOut(token)).status).toBe(204);
    expect([await statusOf(USERS, token), await statusOf(RIDERS, agencyToken)]).toEqual([401, 401]);
    // The portal sends all tokens of a session: another one of them is no error.
    expect((await signOut(agencyToken)).status).toBe(204);
    // Another sign-in of the same operator goes on, and a new one is possible at once.
    const newSignIn = await platform.fetchOperatorToken();
    expect([await statusOf(USERS, otherSignIn), await statusOf(USERS, newSignIn)]).toEqual([200, 200]);
  },
);

it('ends an administrator’s token', async () => {
  platform = await openTestPlatform();
  const token = await signInAdministrator();
  expect(await statusOf(RIDERS, token)).toBe(200);
  expect((await signOut(token)).status).toBe(204);
  expect(await statusOf(RIDERS, token)).toBe(401);
  expect(await statusOf(RIDERS, await signInAdministrator())).toBe(200);
});

interface Sent {
  finishBody(): Promise<Response>;
}

/** Sends a request, and resolves when the platform has verified the token and waits for the body. */
async function sendSlowly(route: string, token: string, body: unknown): Promise<Sent> {
  const [method = '', path = ''] = route.split(' ');
  let response: Response | Promise<Response> = Response.error();
  const stream = await new Promise<ReadableStreamDefaultController>((resolve) => {
    response = platform.instance.app.request(`/platform/us-east${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: new ReadableStream({ pull: resolve }, { highWaterMark: 0 }),
      duplex: 'half',
    } as RequestInit);
  });
  return {
    finishBody: async () => {
      stream.enqueue(Buffer.from(JSON.stringify(body)));
      stream.close();
      return response;
    },
  };
}

it('ends a token that is issued after it, because the body of the request was slow', async () => {
  let time = Date.UTC(2026, 0, 1);
  platform = await openTestPlatform({ now: () => new Date(time) });
  const token = await platform.fetchOperatorToken();
  const body = { agencyName: 'METRO', agencyId: 2 };
  const request = await sendSlowly('POST /pso/api/v1/token/agency', token, body);
  await signOut(token);
  time += 5_000;
  const { token: agencyToken } = (await (await request.finishBody()).json()) as { token: string };
  expect(await statusOf(RIDERS, agencyToken)).toBe(401);
});

it.each([
  [401, 'an operator’s write', '/signup', { email: 'late@us-east.example', password: DEMO_PASSWORD }],
  [204, 'another sign-out', '/signout', {}],
])('answers %i to %s whose body comes after it', async (status, _, path, body) => {
  platform = await openTestPlatform();
  const token = await platform.fetchOperatorToken();
  const request = await sendSlowly(`POST /pso/api/v1${path}`, token, body);
  await signOut(token);
  expect((await request.finishBody()).status).toBe(status);
});

it('answers 401 to an agency’s write whose body comes after it', async () => {
  platform = await openTestPlatform();
  const token = await platform.fetchOperatorToken();
  const rule = { identity: 'daily_cap', category: 1, rule: { late: 1 } };
  const route = 'PATCH /businessrules/api/v1/rule?identity=daily_cap&category=1';
  const request = await sendSlowly(route, await requestAgencyToken(token), rule);
  await signOut(token);
  expect((await request.finishBody()).status).toBe(401);
});

it('has nothing to end without a valid token', async () => {
  platform = await openTestPlatform();
  expect((await signOut()).status).toBe(204);
  expect((await signOut('nonsense')).status).toBe(204);
});

it('keeps a sign-out for as long as a token can be valid, and then forgets it', async () => {
  let time = Date.UTC(2026, 0, 1);
  platform = await openTestPlatform({ now: () => new Date(time) });
  const db = openDatabase(join(platform.instance.dataDir, 'us-east.sqlite'));
  const countAfterSignOut = async (days: number) => {
    time = Date.UTC(2026, 0, 1 + days);
    await signOut(await platform.fetchOperatorToken());
    return db.get('SELECT count(*) AS n FROM signed_out');
  };
  expect(await countAfterSignOut(0)).toEqual({ n: 1 });
  // The longest lifetime of a token is 30 days.
  expect(await countAfterSignOut(31)).toEqual({ n: 2 });
  expect(await countAfterSignOut(63)).toEqual({ n: 2 });
  db.close();
});

it('gives an agency’s token no more time than the operator’s has', async () => {
  let time = Date.UTC(2026, 0, 1);
  platform = await openTestPlatform({ now: () => new Date(time), tokenMinutes: 480 });
  const token = await platform.fetchOperatorToken();
  time += 479 * 60_000;
  const agencyToken = await requestAgencyToken(token);
  expect(await statusOf(RIDERS, agencyToken)).toBe(200);
  time += 60_000;
  expect(await statusOf(RIDERS, agencyToken)).toBe(401);
});

it('refuses the token of a removed account', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'removed-account-'));
  platform = await openTestPlatform({ dataDir, largestAgencyRiders: 20 });
  const body = { email: 'removed@us-east.example', password: DEMO_PASSWORD };
  const token = await platform.fetchOperatorToken();
  await platform.call('/pso/api/v1/signup', { method: 'POST', token, body });
  const signIn = await platform.call('/pso/api/v1/signin', { method: 'POST', body });
  const { id_token: newToken } = signIn.body as { id_token: string };
  expect(await statusOf(USERS, newToken)).toBe(200);
  const db = openDatabase(join(dataDir, 'us-east.sqlite'));
  db.run('DELETE FROM pso_users WHERE email = ?', body.email);
  db.close();
  expect([await statusOf(USERS, newToken), await statusOf(USERS, token)]).toEqual([401, 200]);
  rmSync(dataDir, { recursive: true });
});

it('ends the tokens of both demo accounts each time their password is changed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'changed-password-'));
  let time = Date.UTC(2026, 0, 1);
  const open = (demoPassword: string) =>
    openTestPlatform({ dataDir, demoPassword, largestAgencyRiders: 20, now: () => new Date(time) });
  platform = await open(DEMO_PASSWORD);
  const tokens = [await platform.fetchOperatorToken(), await signInAdministrator()];
  const readStatuses = () =>
    Promise.all([USERS, RIDERS].map((path, index) => statusOf(path, tokens[index] ?? '')));
  platform.close();
  time += 5_000;
  platform = await open(DEMO_PASSWORD);
  expect(await readStatuses()).toEqual([200, 200]);
  platform.close();
  platform = await open('Another-heron-4821');
  expect(await readStatuses()).toEqual([401, 401]);
  // Also in the second of the change.
  const newToken = await signInAdministrator('CBTA', 'Another-heron-4821');
  expect(await statusOf(RIDERS, newToken)).toBe(200);
  platform.close();
  time += 5_000;
  platform = await open('Third-osprey-5932');
  expect(await statusOf(RIDERS, newToken)).toBe(401);
  rmSync(dataDir, { recursive: true });
});

it('leaves password and tokens of an administrator with the demo account’s email in another agency', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'other-agency-'));
  let time = Date.UTC(2026, 0, 1);
  const open = (demoPassword: string) =>
    openTestPlatform({ dataDir, demoPassword, largestAgencyRiders: 20, now: () => new Date(time) });
  platform = await open(DEMO_PASSWORD);
  const password = 'Own-password-1';
  await platform.call('/auth/api/v3/administrators', {
    method: 'POST',
    token: await platform.fetchAgencyToken('METRO'),
    body: { email: 'administrator@us-east.example', password, rmid: 0 },
  });
  const token = await signInAdministrator('METRO', password);
  platform.close();
  time += 5_000;
  platform = await open('Another-heron-4821');
  expect(await statusOf(RIDERS, token)).toBe(200);
  expect(await statusOf(RIDERS, await signInAdministrator('METRO', password))).toBe(200);
  expect(await signInAdministrator('METRO', 'Another-heron-4821')).toBeUndefined();
  expect(platform.instance.accounts[1]).toMatchObject({ kind: 'agency administrator', agency: 'CBTA' });
  rmSync(dataDir, { recursive: true });
});
