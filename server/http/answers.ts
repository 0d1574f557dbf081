import type { Context } from 'hono';
import { BusyError } from '../auth/passwords';
import { later, Problem } from './problems';
import type { Answer } from './route';

/** The answer to an error: what was thrown on purpose as it is, anything else as a bare 500. */
export function problemAnswer(error: unknown): Answer {
  const problem =
    error instanceof Problem
      ? error
      : error instanceof BusyError
        ? later(503, error.message, 5)
        : new Problem(500, 'internal', 'The platform could not answer the call.');
  return { status: problem.status, body: problem.body, headers: problem.headers };
}

/** Sends an answer. None is ever kept in a cache. */
export function respond(context: Context, { status = 200, body, json, headers }: Answer): Response {
  const all = { ...headers, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  const text = json ?? (body === undefined ? undefined : JSON.stringify(body));
  if (text === undefined) return context.newResponse(null, status as 204, all);
  return context.newResponse(text, status as 200, {
    ...all,
    'Content-Type': 'application/json; charset=utf-8',
  });
}
