import { type Failure } from '@/domain/failures';
import { RESPONSE_DEPTH_LIMIT, READ_RETRIES, REQUEST_TIMEOUT_MS, RETRY_AFTER_CAP_S } from '@/domain/limits';
import { isNestedDeeperThan } from '@/lib/jsonDepth';
import { failureFromResponse, failureFromError } from './failure';
import { InvalidResponseError } from './parse';
import { buildUrl, isReadRequest, type PlatformRequest } from './request';

export type Result<T> = { data: T; error?: undefined } | { data?: undefined; error: Failure };

/** How often a call was sent: counted up while it is under way. */
export interface AttemptCounter {
  count: number;
}

const RETRYABLE_STATUSES: readonly (number | undefined)[] = [502, 503, 504];

/**
 * Exchanges one request for its answer: 10 s over headers and body; a read is repeated at most twice, only after
 * network loss, 502, 503 or 504; a write is sent once (decision 18). The token is bound at the first attempt. A browser
 * sends a write again by itself where a kept connection closes without an answer: the key tells that to the platform.
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
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
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
      signal: AbortSignal.any([signal, timeout]),
      // A redirect could take body or token to another host.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    const text = await response.text();
    if (response.status === 404 && request.parseNotFound) return { data: request.parseNotFound() };
    if (!(request.successStatuses?.includes(response.status) ?? response.ok)) {
      return { error: failureFromResponse(response.status, parseJsonOrNull(text), response.headers) };
    }
    return { data: parseBody(request, text, response.headers) };
  } catch (problem) {
    return { error: failureFromError(problem, timeout.aborted, signal.aborted) };
  }
}

/** Whatever a reader stumbles over, it is the answer that can't be read: the connection did its part. */
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

/** Whether asking again soon may help: a platform that asks for a long pause gets it. */
function isTransient({ kind, status, retryAfter = 0 }: Failure): boolean {
  return (
    kind === 'network' ||
    (kind === 'status' && RETRYABLE_STATUSES.includes(status) && retryAfter <= RETRY_AFTER_CAP_S)
  );
}

/**
 * Milliseconds before the next attempt: doubled each time, at least what the platform asked for, with up to half of it
 * at random on top, so that portals don't come back all at once.
 */
function computeBackoffMs(attempt: number, { retryAfter = 0 }: Failure): number {
  return Math.max(300 * 2 ** attempt, retryAfter * 1000) * (1 + Math.random() / 2);
}

/** Waits; false when the call was given up meanwhile. */
function sleep(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const done = (whole: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', left);
      resolve(whole);
    };
    const left = () => done(false);
    const timer = setTimeout(() => done(true), ms);
    signal.addEventListener('abort', left);
  });
}
