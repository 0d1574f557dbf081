import crypto from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '@server/db/database';
import { DEMO_PASSWORD, openTestPlatform, type TestPlatform } from '../testPlatform';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await openTestPlatform();
});
afterEach(() => platform.close());

const signInOperator = (email: string, password: string) =>
  platform.call('/pso/api/v1/signin', { method: 'POST', body: { email, password } });
const signInAdministrator = (body: Record<string, string>) =>
  platform.call('/auth/api/v4/authenticate', { method: 'POST', body });

it('responds 429 after ten failed sign-ins, with the same responses for a user who does not exist', async () => {
  const responses: Record<string, string[]> = {};
  for (const email of ['operator@us-east.example', 'nobody@us-east.example']) {
    const attempts = [];
    for (let attempt = 0; attempt < 12; attempt++)
      attempts.push(await signInOperator(email, `guess ${attempt}`));
    responses[email] = attempts.map(({ status, text }) => `${status} ${text}`);
    expect(attempts.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect(attempts[11]?.headers.get('retry-after')).toMatch(/^\d+$/);
  }
  expect(responses['operator@us-east.example']).toEqual(responses['nobody@us-east.example']);
  expect((await signInOperator('operator@us-east.example', DEMO_PASSWORD)).status).toBe(429);
});

it.each(['operator@us-east.example', 'OPERATOR@us-east.example', 'operator@us-east.example\u0000a'])(
  'gives %j no further attempts after ten',
  async (spelling) => {
    for (let attempt = 0; attempt < 10; attempt++) await signInOperator('operator@us-east.example', 'guess');
    const { status } = await signInOperator(spelling, DEMO_PASSWORD);
    expect(status).toBe(spelling.includes('\u0000') ? 400 : 429);
  },
);

it('does not reveal by another spelling whether an account exists', async () => {
  const responses: string[][] = [];
  for (const name of ['administrator', 'nobody']) {
    const email = `${name}@us-east.example`;
    const signIn = async (agency: string, spelling: string) => {
      const body = { agency, email: spelling, password: 'guess' };
      const { status, text } = await signInAdministrator(body);
      return `${status} ${text}`;
    };
    for (let attempt = 0; attempt < 10; attempt++) await signIn('CBTA', email);
    responses.push([
      await signIn('CBTA', email.toUpperCase()),
      await signIn('cbta', email),
      // A full-width letter.
      await signIn('CBTA', email.replace('e', 'ｅ')),
    ]);
  }
  expect(responses[0]).toEqual(responses[1]);
  expect(responses[0]?.map((response) => response.slice(0, 3))).toEqual(['429', '401', '401']);
});

it('does not reveal whether an account exists: 200 attempts get the same responses after the same work', async () => {
  const token = await platform.fetchOperatorToken();
  const names = ['ada', 'grace', 'mary', 'joan', 'edith'];
  for (const name of names) {
    const body = { email: `${name}@us-east.example`, password: DEMO_PASSWORD };
    expect((await platform.call('/pso/api/v1/signup', { method: 'POST', token, body })).status).toBe(201);
  }
  // Nearly all the time of a sign-in is the hashing of the password, by scrypt.
  const scrypt = jest.spyOn(crypto, 'scrypt');
  const signInAll = async (emails: readonly string[]) => {
    const attempts: { response: string; hashes: unknown[] }[] = [];
    for (let attempt = 0; attempt < 20; attempt++) {
      for (const email of emails) {
        scrypt.mockClear();
        const { status, text } = await signInOperator(email, `guess ${attempt}`);
        const calls = scrypt.mock.calls as unknown as [string, Buffer, number, object][];
        const hashes = calls.map(([, salt, keyLength, settings]) => ({
          saltLength: salt.length,
          keyLength,
          ...settings,
        }));
        attempts.push({ response: `${status} ${text}`, hashes });
      }
    }
    return attempts;
  };
  const known = await signInAll(names.map((name) => `${name}@us-east.example`));
  const unknown = await signInAll(names.map((name) => `no-${name}@us-east.example`));
  scrypt.mockRestore();
  expect(known).toEqual(unknown);
  // Of the 20 attempts with each of the five accounts, ten get as far as the password; the other ten get 429.
  expect(known.map(({ response, hashes }) => `${response.slice(0, 3)}: ${hashes.length}`).sort()).toEqual([
    ...Array<string>(50).fill('401: 1'),
    ...Array<string>(50).fill('429: 0'),
  ]);
});

it('counts concurrent attempts against the limit, also the one with the right password', async () => {
  const passwords = [...Array.from({ length: 40 }, (_, attempt) => `guess ${attempt}`), DEMO_PASSWORD];
  const attempts = await Promise.all(
    passwords.map((password) => signInOperator('operator@us-east.example', password)),
  );
  expect(attempts.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(attempts.at(-1)?.status).toBe(429);
});

it('does not count successful sign-ins', async () => {
  for (let attempt = 0; attempt < 30; attempt++) {
    expect((await signInOperator('operator@us-east.example', DEMO_PASSWORD)).status).toBe(200);
  }
});

it('counts failed sign-ins anew after a successful one', async () => {
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 20; attempt++) {
    const password = attempt % 10 === 0 ? DEMO_PASSWORD : 'guess';
    statuses.push((await signInOperator('operator@us-east.example', password)).status);
  }
  const nineFailures = Array<number>(9).fill(401);
  expect(statuses).toEqual([...nineFailures, 200, ...nineFailures, 200]);
});

it('responds 503 when too many passwords are being checked', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 90 }, (_, index) => signInOperator(`nobody-${index}@us-east.example`, 'guess')),
  );
  const others = attempts.filter(({ status }) => status !== 401);
  const responses = others.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`);
  expect([...new Set(responses)]).toEqual(['503 5']);
});

it('signs an administrator in to the agency of the account only', async () => {
  const email = 'administrator@us-east.example';
  const response = await signInAdministrator({ agency: 'CBTA', email, password: DEMO_PASSWORD });
  const { token } = response.body as { token: string };
  expect((await platform.call('/customersearch/api/v3/riders?agency=CBTA', { token })).status).toBe(200);
  expect((await signInAdministrator({ agency: 'METRO', email, password: DEMO_PASSWORD })).status).toBe(401);
  expect(
    // An operator is no administrator of the agency.
    (
      await signInAdministrator({
        agency: 'CBTA',
        email: 'operator@us-east.example',
        password: DEMO_PASSWORD,
      })
    ).status,
  ).toBe(401);
});

it('signs no other user of an agency in, even one with a password', async () => {
  const email = 'administrator@us-east.example';
  const db = openDatabase(join(platform.instance.dataDir, 'us-east.sqlite'));
  db.run("UPDATE staff SET type = 'driver' WHERE email = ? AND agency_id = 1", email);
  db.close();
  expect((await signInAdministrator({ agency: 'CBTA', email, password: DEMO_PASSWORD })).status).toBe(401);
});
