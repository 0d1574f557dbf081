import { DEMO_PASSWORD, openTestPlatform, type TestPlatform } from '../testPlatform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const SIGN_IN_PATH = '/pso/api/v1/signin';
const VALID_BODY = JSON.stringify({ email: 'operator@us-east.example', password: DEMO_PASSWORD });
const postSignIn = (body: string, headers: Record<string, string> = {}) =>
  platform.call(SIGN_IN_PATH, { method: 'POST', body, headers });

it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
  'accepts the content type %s',
  async (type) => {
    expect((await postSignIn(VALID_BODY, { 'content-type': type })).status).toBe(200);
  },
);

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'rejects the content type %s',
  async (type) => {
    expect((await postSignIn(VALID_BODY, { 'content-type': type })).status).toBe(415);
  },
);

it.each(['', '{', 'null x', '{"a":}', '\u0000'])('rejects %j: it is not JSON', async (body) => {
  expect((await postSignIn(body)).body).toMatchObject({
    code: 'invalid',
    description: 'The body is not JSON.',
  });
});

it.each(['null', '[]', '"text"', '5', 'true'])('rejects %s: it is not an object', async (body) => {
  expect((await postSignIn(body)).body).toMatchObject({
    code: 'invalid',
    description: 'The body must be an object.',
  });
});

it('rejects more than a megabyte, whatever the content-length says', async () => {
  const longBody = JSON.stringify({ email: 'x'.repeat(1_048_576), password: 'x' });
  expect((await postSignIn(longBody)).status).toBe(413);
  // An endless stream of spaces.
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)),
  });
  const request = new Request(`http://localhost/platform/us-east${SIGN_IN_PATH}`, {
    method: 'POST',
    body: stream,
    headers: { 'content-type': 'application/json', 'content-length': '10' },
    duplex: 'half',
  } as RequestInit);
  expect((await platform.instance.app.request(request)).status).toBe(413);
});

it('answers 400 when the client hangs up within its body, without an error of the platform', async () => {
  const errors: unknown[] = [];
  const { instance, accessLog, close } = await openTestPlatform({ onError: (error) => errors.push(error) });
  const stream = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    // As Node's server does when the connection ends.
    pull: (controller) => controller.error(new Error('aborted')),
  });
  const request = new Request(`http://localhost/platform/us-east${SIGN_IN_PATH}`, {
    method: 'POST',
    body: stream,
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  } as RequestInit);
  expect(await (await instance.app.request(request)).json()).toMatchObject({
    description: 'The body ended early.',
  });
  close();
  expect([accessLog.map(({ status }) => status), errors]).toEqual([[400], []]);
});

it('rejects a body that is not UTF-8', async () => {
  const response = await platform.instance.app.request(`/platform/us-east${SIGN_IN_PATH}`, {
    method: 'POST',
    // Quotation marks (0x22) around two bytes that UTF-8 never has.
    body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    headers: { 'content-type': 'application/json' },
  });
  expect(await response.json()).toMatchObject({ description: 'The body is not UTF-8.' });
});

it('rejects a body of a million brackets without crashing', async () => {
  expect((await postSignIn('['.repeat(1_000_000))).status).toBe(400);
  expect((await postSignIn(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).status).toBe(400);
});

it('sends errors in the specified shape', async () => {
  for (const response of [
    await postSignIn('{}'),
    await platform.call('/nowhere'),
    await platform.call('/pso/api/v1/users'),
  ]) {
    expect(response.body).toEqual({
      code: expect.any(String),
      message: expect.any(String),
      description: expect.any(String),
      extra: { message: expect.any(String) },
    });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  }
});

it('responds with a generic 500 to an unexpected error and reports it to onError', async () => {
  const errors: unknown[] = [];
  let isClockBroken = false;
  const brokenPlatform = await openTestPlatform({
    onError: (error) => errors.push(error),
    now: () => {
      if (isClockBroken) throw new Error('The clock is broken.');
      return new Date();
    },
  });
  const token = await brokenPlatform.fetchOperatorToken();
  isClockBroken = true;
  const response = await brokenPlatform.call('/pso/api/v1/users', { token });
  brokenPlatform.close();
  expect(response.status).toBe(500);
  expect(response.body).toMatchObject({
    code: 'internal',
    message: 'The platform could not process the request.',
  });
  expect(errors).toEqual([new Error('The clock is broken.')]);
});
