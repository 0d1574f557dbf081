import { failureFromResponse } from '@/domain/failureFromResponse';
import { type Failure, type Result } from '@/domain/failures';
import { READ_RETRIES, REQUEST_TIMEOUT_MS, RESPONSE_DEPTH_LIMIT, RETRY_AFTER_CAP_S } from '@/domain/limits';
import { isRecord } from '@/lib/isRecord';
import { isValueNestedDeeperThan } from '@/lib/json/valueDepth';
import { sleep } from '@/lib/sleep';
import { type Answer, buildSearch, isReadRequest, type PlatformRequest } from './request';

interface FetchOptions {
  /** The base URL of the backend. */
  baseUrl: string;
  /** Null for a call without a token. */
  token: string | null;
  /** Null unless the platform detects repeated writes. */
  idempotencyKey: string | null;
  signal: AbortSignal;
  /** Redacts the secrets in use in the text of an answer. */
  redactSecretsInUse: (text: string) => string | Promise<string>;
  /** Called before each request. */
  onAttempt?: () => void;
  /** Called when the headers of an answer have arrived. `sentAt`: when its request was sent, in ms since 1970. */
  onHeaders?: (headers: Headers, sentAt: number) => void;
}

const RETRYABLE_STATUSES: readonly (number | undefined)[] = [502, 503, 504];

/**
 * The success statuses of a write without `successStatuses`. After another one below 400, such as 202, its outcome is
 * unknown (decision 19).
 */
const WRITE_SUCCESS_STATUSES: readonly number[] = [200, 201, 204];

/**
 * Sends a request and parses the JSON of its response. Each attempt may take 10 seconds, for headers and body. A read
 * is retried at most twice, only after a lost connection, 502, 503 or 504; a write is sent once (decision 18). A browser
 * itself resends a write when a keep-alive connection closes without a response; the platform detects that by the
 * idempotency key.
 */
export async function fetchWithRetry(
  request: PlatformRequest,
  options: FetchOptions,
): Promise<Result<Answer>> {
  for (let attempt = 0; ; attempt += 1) {
    options.onAttempt?.();
    const result = await fetchOnce(request, options);
    if (!isReadRequest(request) || attempt === READ_RETRIES || !result.error || !isTransient(result.error))
      return result;
    if (!(await sleep(computeBackoffMs(attempt, result.error), options.signal)))
      return { error: { kind: 'aborted' } };
  }
}

async function fetchOnce(
  request: PlatformRequest,
  { baseUrl, token, idempotencyKey, signal, redactSecretsInUse, onHeaders }: FetchOptions,
): Promise<Result<Answer>> {
  const timeoutSignal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const bodyText =
    request.bodyText ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const sentAt = Date.now();
  try {
    const response = await fetch(`${baseUrl}${request.path}${buildSearch(request)}`, {
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
      // On the portal's own origin an access gateway may know its user by a cookie or a client certificate.
      credentials: 'same-origin',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    const { status, headers } = response;
    onHeaders?.(headers, sentAt);
    const unredactedText = (await response.text()) || 'null';
    const text = await redactSecretsInUse(unredactedText);
    // The HTML of a proxy that does not reach the service is no answer of the service.
    const isAccepted = status === 404 && request.acceptsNotFound && parseJson(text) !== null;
    const { successStatuses = WRITE_SUCCESS_STATUSES } = request;
    const isSuccess = isReadRequest(request) ? response.ok : successStatuses.includes(status);
    if (!isAccepted && !isSuccess) {
      const errorBody = parseJson(text);
      const failure = failureFromResponse(status, errorBody?.value, headers);
      return { error: errorBody ? failure : { ...failure, isUnreadable: true } };
    }
    const json = isAccepted
      ? { value: null }
      : request.tokenField
        ? parseToken(unredactedText, request.tokenField)
        : parseJson(text);
    if (!json) return { error: { kind: 'unreadable' } };
    const isTooDeep = isValueNestedDeeperThan(json.value, RESPONSE_DEPTH_LIMIT);
    return { data: { status, headers, text, body: json.value, ...(isTooDeep && { isTooDeep }) } };
  } catch {
    if (timeoutSignal.aborted && !signal.aborted) return { error: { kind: 'timeout' } };
    // A page that is left rejects its calls, in Chromium before 'pagehide', and runs no further task: so nothing stores that as
    // a lost connection.
    return { error: { kind: (await sleep(0, signal)) ? 'network' : 'aborted' } };
  }
}

/** Parses a body; returns null when it is not JSON. `JSON.parse` itself has no problem with any depth. */
function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Parses an answer that delivers a token, without its other fields. */
function parseToken(text: string, field: string): { value: unknown } | null {
  const json = parseJson(text);
  return isRecord(json?.value) ? { value: { [field]: json.value[field] } } : null;
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
