import { openTestPlatform, PASSWORD, type TestPlatform } from '../testPlatform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const SIGN_IN = '/pso/api/v1/signin';
const RIGHT = JSON.stringify({ email: 'operator@us-east.example', password: PASSWORD });
const post = (body: string, headers: Record<string, string> = {}) =>
  platform.call(SIGN_IN, { method: 'POST', body, headers });

it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'takes %s',
  async (type) => {
    expect((await post(RIGHT, { 'content-type': type })).status).toBe(200);
  },
);

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'refuses %s',
  async (type) => {
    expect((await post(RIGHT, { 'content-type': type })).status).toBe(415);
  },
);

it.each(['', '{', 'null x', '{"a":}', '\u0000'])('refuses %j: it is not JSON', async (body) => {
  expect((await post(body)).body).toMatchObject({ code: 'invalid', description: 'The body is not JSON.' });
});

it.each(['null', '[]', '"text"', '5', 'true'])('refuses %s: it is not an object', async (body) => {
  expect((await post(body)).body).toMatchObject({
    code: 'invalid',
    description: 'The body must be an object.',
  });
});

it('refuses more than a megabyte, announced or not', async () => {
  const long = JSON.stringify({ email: 'x'.repeat(1_048_576), password: 'x' });
  expect((await post(long)).status).toBe(413);
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)),
  });
  const request = new Request(`http://localhost/platform/us-east${SIGN_IN}`, {
    method: 'POST',
    body: stream,
    headers: { 'content-type': 'application/json', 'content-length': '10' },
    duplex: 'half',
  } as RequestInit);
  expect((await platform.platform.site.request(request)).status).toBe(413);
});

it('refuses what is not UTF-8', async () => {
  const response = await platform.platform.site.request(`/platform/us-east${SIGN_IN}`, {
    method: 'POST',
    body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    headers: { 'content-type': 'application/json' },
  });
  expect(await response.json()).toMatchObject({ description: 'The body is not UTF-8.' });
});

it('survives a body of a million brackets', async () => {
  expect((await post('['.repeat(1_000_000))).status).toBe(400);
  expect((await post(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).status).toBe(400);
});

it('answers errors in the shape of the contract', async () => {
  for (const reply of [
    await post('{}'),
    await platform.call('/nowhere'),
    await platform.call('/pso/api/v1/users'),
  ]) {
    expect(reply.body).toEqual({
      code: expect.any(String),
      message: expect.any(String),
      description: expect.any(String),
      extra: { message: expect.any(String) },
    });
    expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  }
});

it('tells nothing of an error that nobody expected but to the terminal', async () => {
  const errors: unknown[] = [];
  const broken = await openTestPlatform({ onError: (error) => errors.push(error) });
  const token = await broken.operatorToken();
  broken.close();
  const reply = await broken.call('/pso/api/v1/users', { token });
  expect(reply.status).toBe(500);
  expect(reply.body).toMatchObject({ code: 'internal', message: 'The platform could not answer the call.' });
  expect(errors).toHaveLength(1);
});
