import type { Context } from 'hono';
import { BusyError } from '../auth/passwordHasher';
import { DatabaseLockedError } from '../db/database';
import { HttpError, retryLater } from './httpErrors';
import type { RouteResponse } from './route';

/** The Retry-After of a 503 when too many passwords are being checked. */
const BUSY_RETRY_SECONDS = 5;
/** The Retry-After of a 503 when another process has locked the database. */
const LOCKED_RETRY_SECONDS = 1;

/** Converts a thrown error to a response: an HttpError as it is, any unexpected error to a 500 without details. */
export function toErrorResponse(error: unknown): RouteResponse {
  const { status, body, headers } = toHttpError(error);
  return { status, body, headers };
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof BusyError) return retryLater(503, error.message, BUSY_RETRY_SECONDS);
  if (error instanceof DatabaseLockedError) return retryLater(503, error.message, LOCKED_RETRY_SECONDS);
  return new HttpError(500, 'internal', 'The platform could not process the request.');
}

/** An API response must never be cached, nor shown as a page or in a frame. */
const API_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Sends an API response. */
export function sendResponse(
  context: Context,
  { status = 200, body, rawJson, headers }: RouteResponse,
): Response {
  const allHeaders = { ...headers, ...API_HEADERS };
  const text = rawJson ?? (body === undefined ? undefined : JSON.stringify(body));
  if (text === undefined) return context.newResponse(null, status as 204, allHeaders);
  return context.newResponse(text, status as 200, {
    ...allHeaders,
    'Content-Type': 'application/json; charset=utf-8',
  });
}
