import { fetchWithRetry } from '@/api/client/fetchWithRetry';
import { type PlatformRequest } from '@/api/client/request';

export const BASE = 'https://us.example/base';

interface FakeServer {
  /** Each handler responds to one request, the last one also to all further requests. */
  handlers: ((init: RequestInit) => Promise<Response>)[];
  requests: { url: string; init: RequestInit }[];
}
/** The handlers that `fetch` calls instead of a server. */
export const fakeServer: FakeServer = { handlers: [], requests: [] };

beforeEach(() => {
  fakeServer.requests = [];
  globalThis.fetch = (input, init = {}) => {
    fakeServer.requests.push({ url: String(input), init });
    const handler = fakeServer.handlers[Math.min(fakeServer.requests.length, fakeServer.handlers.length) - 1];
    if (!handler) throw new Error('The test has no handler for this request.');
    return handler(init);
  };
});
afterEach(() => jest.useRealTimers());

export const answer =
  (status: number, body: BodyInit | null = null) =>
  () =>
    Promise.resolve(new Response(body, { status }));
export const failFetch = () => Promise.reject(new TypeError('fetch failed'));

export const buildRead = (parts: Partial<PlatformRequest> = {}): PlatformRequest => ({
  audience: 'pso',
  path: '/a',
  ...(parts as object),
});
export const buildWrite = (parts: Partial<PlatformRequest> = {}) =>
  buildRead({ method: 'POST', body: {}, ...parts });

export const OPTIONS = {
  baseUrl: BASE,
  token: 'token',
  idempotencyKey: null,
  redactSecretsInUse: (text: string) => text.replaceAll('secret', '•••'),
};

/** Returns the failure, or the parsed body. */
export async function send(
  request: PlatformRequest,
  { signal = new AbortController().signal, ...options }: Partial<Parameters<typeof fetchWithRetry>[1]> = {},
) {
  const { data, error } = await fetchWithRetry(request, { ...OPTIONS, signal, ...options });
  return error ? { error } : { data: data.body };
}

/** Uses fake timers, so that the pauses between the attempts take no time. */
export const fakeTimers = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });

export async function sendWithoutPauses(request: PlatformRequest) {
  fakeTimers();
  const result = send(request);
  await jest.advanceTimersByTimeAsync(5_000);
  return result;
}
