import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Refuses calls under a foreign host name: a page of another site whose name is made to point at this machine must not
 * read from it. `host` is what the platform listens on; on all interfaces, any plain address will do.
 */
export function checkHost(host: string | undefined): MiddlewareHandler {
  const isOnAllInterfaces = host === '0.0.0.0' || host === '::';
  return async (context, next) => {
    const hostHeader = context.req.header('host') ?? new URL(context.req.url).host;
    const name = hostHeader.replace(/:\d+$/, '').toLowerCase();
    const isKnownName = LOOPBACK.includes(name) || name === host?.toLowerCase();
    const isAllowedIp = isOnAllInterfaces && isIP(name.replace(/^\[|\]$/g, '')) > 0;
    if (!isKnownName && !isAllowedIp) return context.text('This name is not served here.', 421);
    await next();
    return undefined;
  };
}
