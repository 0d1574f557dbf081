import { openTestPlatform, PASSWORD, type TestPlatform } from '../testPlatform';

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
  expect((await signInOperator('operator@us-east.example', PASSWORD)).status).toBe(429);
});

it('does not reveal whether an account exists: 200 attempts get the same responses in the same time', async () => {
  // With a high cost, hashing takes most of the measured time.
  const slowPlatform = await openTestPlatform({ passwordCost: 2 ** 14 });
  const token = await slowPlatform.fetchOperatorToken();
  const names = ['ada', 'grace', 'mary', 'joan', 'edith'];
  const accounts = names.flatMap((name) => [`${name}@us-east.example`, `no-${name}@us-east.example`]);
  for (const name of names) {
    const body = { email: `${name}@us-east.example`, password: PASSWORD };
    expect((await slowPlatform.call('/pso/api/v1/signup', { method: 'POST', token, body })).status).toBe(201);
  }
  const responses: Record<'known' | 'unknown', { responseText: string; ms: number }[]> = {
    known: [],
    unknown: [],
  };
  for (let attempt = 0; attempt < 20; attempt++) {
    // Known and unknown accounts alternate, so that other load on the machine affects both equally.
    for (const [index, email] of accounts.entries()) {
      const body = { email, password: `guess ${attempt}` };
      const started = performance.now();
      const { status, text } = await slowPlatform.call('/pso/api/v1/signin', { method: 'POST', body });
      const ms = performance.now() - started;
      responses[index % 2 === 0 ? 'known' : 'unknown'].push({ responseText: `${status} ${text}`, ms });
    }
  }
  slowPlatform.close();
  const textsOf = (kind: keyof typeof responses) => responses[kind].map((response) => response.responseText);
  expect(textsOf('known')).toEqual(textsOf('unknown'));
  // Of the 20 attempts with each of the five accounts, ten get as far as the password; the other ten get 429.
  expect(textsOf('known').filter((text) => text.startsWith('429'))).toHaveLength(50);
  const medianMs = (kind: keyof typeof responses) => {
    const times = responses[kind]
      .filter((response) => response.responseText.startsWith('401'))
      .map(({ ms }) => ms);
    return times.sort((a, b) => a - b)[times.length / 2] ?? NaN;
  };
  const ratio = medianMs('known') / medianMs('unknown');
  expect(ratio).toBeGreaterThan(0.8);
  expect(ratio).toBeLessThan(1.25);
});

it('counts concurrent attempts against the limit', async () => {
  const attempts = await Promise.all(
    Array.from({ length: 40 }, (_, attempt) =>
      signInOperator('operator@us-east.example', `guess ${attempt}`),
    ),
  );
  expect(attempts.filter(({ status }) => status === 401)).toHaveLength(10);
});

it('does not count successful sign-ins', async () => {
  for (let attempt = 0; attempt < 30; attempt++) {
    expect((await signInOperator('operator@us-east.example', PASSWORD)).status).toBe(200);
  }
});

it('signs an administrator in to the agency of the account only', async () => {
  const email = 'administrator@us-east.example';
  const response = await signInAdministrator({ agency: 'CBTA', email, password: PASSWORD });
  const { token } = response.body as { token: string };
  expect((await platform.call('/customersearch/api/v3/riders?agency=CBTA', { token })).status).toBe(200);
  expect((await signInAdministrator({ agency: 'METRO', email, password: PASSWORD })).status).toBe(401);
  expect(
    // An operator is no administrator of the agency.
    (await signInAdministrator({ agency: 'CBTA', email: 'operator@us-east.example', password: PASSWORD }))
      .status,
  ).toBe(401);
});
