import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Origins } from './configuration';

/** Hono variables of one response: the nonce of its inline scripts and styles. */
export interface PageEnvironment {
  Variables: { nonce: string };
}

/** Sets the security headers of the portal's files: what the page may load and call, and that no page may embed it. */
export function setPortalHeaders(origins: Origins | undefined): MiddlewareHandler<PageEnvironment> {
  const apiOrigins = origins ? ` ${origins.usEast} ${origins.australia} ${origins.publicInfo}` : '';
  const buildPolicy = (nonce: string) =>
    [
      "default-src 'none'",
      // Inline scripts and styles of index.html have the nonce; all others must be files of this origin.
      `script-src 'self' 'nonce-${nonce}'`,
      `connect-src 'self'${apiOrigins}`,
      "img-src 'self' data:",
      "font-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      // The names of the portal's own policy (`default`) and of webpack's (`portal`).
      'trusted-types default portal',
    ].join('; ');
  return async (context, next) => {
    const nonce = randomBytes(16).toString('base64url');
    context.set('nonce', nonce);
    await next();
    context.header('Content-Security-Policy', buildPolicy(nonce));
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Frame-Options', 'DENY');
    context.header('Cross-Origin-Opener-Policy', 'same-origin');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
  };
}
