import { type Failure } from '@/domain/failures';
import { ANSWER_DEPTH_LIMIT, READ_REPEATS, REQUEST_TIMEOUT_MS, RETRY_AFTER_CAP_S } from '@/domain/limits';
import { nestsDeeperThan } from '@/lib/jsonDepth';
import { failureOfAnswer, failureOfThrown } from './failure';
import { UnreadableAnswer } from './reading';
import { addressOf, isRead, type PlatformRequest } from './request';

export type Outcome<T> = { data: T; error?: undefined } | { data?: undefined; error: Failure };

/** How often a call was sent: counted up while it is under way. */
export interface Tries {
  count: number;
}

const REPEATED_STATUSES: readonly (number | undefined)[] = [502, 503, 504];

/**
 * Exchanges one request for its answer: 10 s over headers and body; a read is repeated at most twice, only after
 * network loss, 502, 503 or 504; a write is sent once (decision 18). The token is bound at the first attempt. A browser
 * sends a write again by itself where a kept connection closes without an answer: the key tells that to the platform.
 */
export async function exchange<T>(
  base: string,
  request: PlatformRequest<T>,
  token: string | null,
  signal: AbortSignal,
  idempotencyKey: string | null = null,
  tries: Tries = { count: 0 },
): Promise<Outcome<T>> {
  for (let attempt = 0; ; attempt += 1) {
    tries.count += 1;
    const outcome = await exchangeOnce(base, request, token, signal, idempotencyKey);
    if (!isRead(request) || attempt === READ_REPEATS || !outcome.error || !isPassing(outcome.error))
      return outcome;
    if (!(await pause(backOff(attempt, outcome.error), signal))) return outcome;
  }
}

async function exchangeOnce<T>(
  base: string,
  request: PlatformRequest<T>,
  token: string | null,
  signal: AbortSignal,
  idempotencyKey: string | null,
): Promise<Outcome<T>> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const sent = request.bodyText ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  try {
    const answer = await fetch(addressOf(base, request), {
      method: request.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(sent === undefined ? {} : { body: sent }),
      signal: AbortSignal.any([signal, timeout]),
      // A redirect could take body or token to another host.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    const text = await answer.text();
    if (answer.status === 404 && request.readMissing) return { data: request.readMissing() };
    if (!(request.successes?.includes(answer.status) ?? answer.ok)) {
      return { error: failureOfAnswer(answer.status, parseOrNull(text), answer.headers) };
    }
    return { data: read(request, text, answer.headers) };
  } catch (problem) {
    return { error: failureOfThrown(problem, timeout.aborted, signal.aborted) };
  }
}

/** Whatever a reader stumbles over, it is the answer that can't be read: the connection did its part. */
function read<T>(request: PlatformRequest<T>, text: string, headers: Headers): T {
  try {
    return request.read(parse(text), headers, text === '' ? 'null' : text);
  } catch {
    throw new UnreadableAnswer();
  }
}

function parse(text: string): unknown {
  if (text === '') return null;
  if (nestsDeeperThan(text, ANSWER_DEPTH_LIMIT)) throw new UnreadableAnswer();
  return JSON.parse(text);
}

function parseOrNull(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** Whether asking again soon may help: a platform that asks for a long pause gets it. */
function isPassing({ kind, status, retryAfter = 0 }: Failure): boolean {
  return (
    kind === 'network' ||
    (kind === 'status' && REPEATED_STATUSES.includes(status) && retryAfter <= RETRY_AFTER_CAP_S)
  );
}

/**
 * Milliseconds before the next attempt: doubled each time, at least what the platform asked for, with up to half of it
 * at random on top, so that portals don't come back all at once.
 */
function backOff(attempt: number, { retryAfter = 0 }: Failure): number {
  return Math.max(300 * 2 ** attempt, retryAfter * 1000) * (1 + Math.random() / 2);
}

/** Waits; false when the call was given up meanwhile. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
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
