import type { Context } from 'hono';
import { BusyError } from '../auth/passwordHasher';
import { HttpError, retryLater } from './httpErrors';
import type { RouteResponse } from './route';

/** Converts a thrown error to a response: an HttpError as it is, any unexpected error to a 500 without details. */
export function toErrorResponse(error: unknown): RouteResponse {
  const httpError =
    error instanceof HttpError
      ? error
      : error instanceof BusyError
        ? retryLater(503, error.message, 5)
        : new HttpError(500, 'internal', 'The platform could not process the request.');
  return { status: httpError.status, body: httpError.body, headers: httpError.headers };
}

/** API responses are never cached. */
export function sendResponse(
  context: Context,
  { status = 200, body, rawJson, headers }: RouteResponse,
): Response {
  const allHeaders = { ...headers, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  const text = rawJson ?? (body === undefined ? undefined : JSON.stringify(body));
  if (text === undefined) return context.newResponse(null, status as 204, allHeaders);
  return context.newResponse(text, status as 200, {
    ...allHeaders,
    'Content-Type': 'application/json; charset=utf-8',
  });
}
