import type { MiddlewareHandler } from 'hono';
import type { Origins } from './configuration';

/** The headers of the portal's files: what the page may load and call, and who may embed it (nobody). */
export function portalHeaders(origins: Origins | undefined): MiddlewareHandler {
  const calls = origins ? ` ${origins.usEast} ${origins.australia} ${origins.publicInfo}` : '';
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src 'self'${calls}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // The component library makes its styles when it runs.
    "style-src 'self' 'unsafe-inline'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return async (context, next) => {
    await next();
    context.header('Content-Security-Policy', policy);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Frame-Options', 'DENY');
    context.header('Cross-Origin-Opener-Policy', 'same-origin');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
  };
}
