import { type Failure } from '@/domain/failures';
import { READ_RETRIES, REQUEST_TIMEOUT_MS, RESPONSE_DEPTH_LIMIT, RETRY_AFTER_CAP_S } from '@/domain/limits';
import { isNestedDeeperThan } from '@/lib/jsonDepth';
import { failureFromError, failureFromResponse } from './failure';
import { InvalidResponseError } from './parse';
import { buildUrl, isReadRequest, type PlatformRequest } from './request';

export type Result<T> = { data: T; error?: undefined } | { data?: undefined; error: Failure };

/** The number of requests that a call has sent so far. `fetchWithRetry` increments it. */
export interface AttemptCounter {
  count: number;
}

const RETRYABLE_STATUSES: readonly (number | undefined)[] = [502, 503, 504];

/**
 * Sends a request and parses its response. The time-out is 10 seconds for headers and body. A read is retried at most
 * twice, only after a lost connection, 502, 503 or 504; a write is sent once (decision 18). All attempts use the same
 * token. A browser itself resends a write when a keep-alive connection closes without a response; the platform detects
 * that by the idempotency key.
 */
export async function fetchWithRetry<T>(
  base: string,
  request: PlatformRequest<T>,
  token: string | null,
  signal: AbortSignal,
  idempotencyKey: string | null = null,
  attempts: AttemptCounter = { count: 0 },
): Promise<Result<T>> {
  for (let attempt = 0; ; attempt += 1) {
    attempts.count += 1;
    const result = await fetchOnce(base, request, token, signal, idempotencyKey);
    if (!isReadRequest(request) || attempt === READ_RETRIES || !result.error || !isTransient(result.error))
      return result;
    if (!(await sleep(computeBackoffMs(attempt, result.error), signal))) return result;
  }
}

async function fetchOnce<T>(
  base: string,
  request: PlatformRequest<T>,
  token: string | null,
  signal: AbortSignal,
  idempotencyKey: string | null,
): Promise<Result<T>> {
  const timeoutSignal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const bodyText =
    request.bodyText ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  try {
    const response = await fetch(buildUrl(base, request), {
      method: request.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(bodyText === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(bodyText === undefined ? {} : { body: bodyText }),
      signal: AbortSignal.any([signal, timeoutSignal]),
      // A redirect could send the body or the token to another host.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    const text = await response.text();
    if (response.status === 404 && request.getNotFoundResult) return { data: request.getNotFoundResult() };
    if (!(request.successStatuses?.includes(response.status) ?? response.ok)) {
      return { error: failureFromResponse(response.status, parseJsonOrNull(text), response.headers) };
    }
    return { data: parseBody(request, text, response.headers) };
  } catch (error) {
    return { error: failureFromError(error, timeoutSignal.aborted, signal.aborted) };
  }
}

/** Any error of a parser means that the response is invalid; it must not be reported as a network failure. */
function parseBody<T>(request: PlatformRequest<T>, text: string, headers: Headers): T {
  try {
    return request.parse(parseJson(text), headers, text === '' ? 'null' : text);
  } catch {
    throw new InvalidResponseError();
  }
}

function parseJson(text: string): unknown {
  if (text === '') return null;
  if (isNestedDeeperThan(text, RESPONSE_DEPTH_LIMIT)) throw new InvalidResponseError();
  return JSON.parse(text);
}

function parseJsonOrNull(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}

/** Whether a retry may succeed. With a long Retry-After there is no retry. */
function isTransient({ kind, status, retryAfter = 0 }: Failure): boolean {
  return (
    kind === 'network' ||
    (kind === 'status' && RETRYABLE_STATUSES.includes(status) && retryAfter <= RETRY_AFTER_CAP_S)
  );
}

/**
 * Milliseconds before the next attempt: 300 ms, doubled each time, and at least the Retry-After. Up to half of that is
 * added at random, so that many portals don't retry at the same time.
 */
function computeBackoffMs(attempt: number, { retryAfter = 0 }: Failure): number {
  return Math.max(300 * 2 ** attempt, retryAfter * 1000) * (1 + Math.random() / 2);
}

/** Resolves to true after the delay, and to false when the signal is aborted. */
function sleep(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const finish = (isComplete: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(isComplete);
    };
    const onAbort = () => finish(false);
    const timer = setTimeout(() => finish(true), ms);
    signal.addEventListener('abort', onAbort);
  });
}
