import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/**
 * Rejects requests with a foreign Host header, so that a page of another site cannot read from here by DNS rebinding.
 * `host` is what the server listens on; if that is all interfaces, any IP address is accepted.
 */
export function checkHost(host: string | undefined): MiddlewareHandler {
  const isOnAllInterfaces = host === '0.0.0.0' || host === '::';
  return async (context, next) => {
    const hostHeader = context.req.header('host') ?? new URL(context.req.url).host;
    // An IPv6 address is in brackets there.
    const name = hostHeader
      .replace(/:\d+$/, '')
      .replace(/^\[(.*)\]$/, '$1')
      .toLowerCase();
    const isKnownName = LOOPBACK.includes(name) || name === host?.toLowerCase();
    const isAllowedIp = isOnAllInterfaces && isIP(name) > 0;
    if (!isKnownName && !isAllowedIp)
      return context.text('This host name is not served here.', 421, { 'X-Content-Type-Options': 'nosniff' });
    await next();
    return undefined;
  };
}
