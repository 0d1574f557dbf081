import { openTestPlatform, PASSWORD, type TestPlatform } from '../testPlatform';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await openTestPlatform();
});
afterEach(() => platform.close());

const operator = (email: string, password: string) =>
  platform.call('/pso/api/v1/signin', { method: 'POST', body: { email, password } });
const administrator = (body: Record<string, string>) =>
  platform.call('/auth/api/v4/authenticate', { method: 'POST', body });

it('limits guessing, with the same answers for a user who does not exist', async () => {
  const answers: Record<string, string[]> = {};
  for (const email of ['operator@us-east.example', 'nobody@us-east.example']) {
    const replies = [];
    for (let attempt = 0; attempt < 12; attempt++) replies.push(await operator(email, `guess ${attempt}`));
    answers[email] = replies.map(({ status, text }) => `${status} ${text}`);
    expect(replies.map(({ status }) => status)).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect(replies[11]?.headers.get('retry-after')).toMatch(/^\d+$/);
  }
  expect(answers['operator@us-east.example']).toEqual(answers['nobody@us-east.example']);
  expect((await operator('operator@us-east.example', PASSWORD)).status).toBe(429);
});

it('tells nobody who exists: 200 attempts, the same answers in the same time', async () => {
  const slower = await openTestPlatform({ passwordCost: 2 ** 14 });
  const token = await slower.operatorToken();
  const names = ['ada', 'grace', 'mary', 'joan', 'edith'];
  const accounts = names.flatMap((name) => [`${name}@us-east.example`, `no-${name}@us-east.example`]);
  for (const name of names) {
    const body = { email: `${name}@us-east.example`, password: PASSWORD };
    expect((await slower.call('/pso/api/v1/signup', { method: 'POST', token, body })).status).toBe(201);
  }
  const answers: Record<'known' | 'unknown', { said: string; ms: number }[]> = { known: [], unknown: [] };
  for (let attempt = 0; attempt < 20; attempt++) {
    // By turns: whatever else the machine does falls on both alike.
    for (const [index, email] of accounts.entries()) {
      const body = { email, password: `guess ${attempt}` };
      const started = performance.now();
      const { status, text } = await slower.call('/pso/api/v1/signin', { method: 'POST', body });
      const ms = performance.now() - started;
      answers[index % 2 === 0 ? 'known' : 'unknown'].push({ said: `${status} ${text}`, ms });
    }
  }
  slower.close();
  const said = (of: keyof typeof answers) => answers[of].map((answer) => answer.said);
  expect(said('known')).toEqual(said('unknown'));
  expect(said('known').filter((words) => words.startsWith('429'))).toHaveLength(50);
  const median = (of: keyof typeof answers) => {
    const times = answers[of].filter((answer) => answer.said.startsWith('401')).map(({ ms }) => ms);
    return times.sort((a, b) => a - b)[times.length / 2] ?? NaN;
  };
  const ratio = median('known') / median('unknown');
  expect(ratio).toBeGreaterThan(0.8);
  expect(ratio).toBeLessThan(1.25);
});

it('does not let attempts made side by side slip through', async () => {
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, attempt) => operator('operator@us-east.example', `guess ${attempt}`)),
  );
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
});

it('never counts a right password', async () => {
  for (let attempt = 0; attempt < 30; attempt++) {
    expect((await operator('operator@us-east.example', PASSWORD)).status).toBe(200);
  }
});

it('signs an administrator in to the agency of the account, and to no other', async () => {
  const email = 'administrator@us-east.example';
  const reply = await administrator({ agency: 'CBTA', email, password: PASSWORD });
  const { token } = reply.body as { token: string };
  expect((await platform.call('/customersearch/api/v3/riders?agency=CBTA', { token })).status).toBe(200);
  expect((await administrator({ agency: 'METRO', email, password: PASSWORD })).status).toBe(401);
  expect(
    (await administrator({ agency: 'CBTA', email: 'operator@us-east.example', password: PASSWORD })).status,
  ).toBe(401);
});
