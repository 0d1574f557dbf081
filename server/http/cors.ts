import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { METHODS } from './route';

/** How long a browser may cache the response to a preflight request, in seconds. */
const PREFLIGHT_MAX_AGE_S = 600;

export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowMethods: [...METHODS],
    allowHeaders: ['authorization', 'content-type', 'idempotency-key'],
    exposeHeaders: ['x-next-page', 'x-total', 'retry-after', 'date'],
    maxAge: PREFLIGHT_MAX_AGE_S,
  });
}
