import type { MiddlewareHandler } from 'hono';
import { METHODS } from './route';

/** Answers TRACE with a 405. No `Request` can have this method, so mounted apps would never be reached. */
export const refuseTrace: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'TRACE') {
    const Allow = ['HEAD', 'OPTIONS', ...METHODS].join(', ');
    return context.text('TRACE is not allowed.', 405, { Allow, 'X-Content-Type-Options': 'nosniff' });
  }
  await next();
  return undefined;
};
