import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { Origins } from './configuration';

/** The file in the portal's folder with its Content-Security-Policy (scripts/securityPolicy.cjs). */
export const CSP_FILE = 'security-policy.txt';

/** Sets the security headers of the portal's files: what the page may load and call, and that no page may embed it. */
export function setPortalHeaders(
  folder: string | undefined,
  origins: Origins | undefined,
): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const policy = folder === undefined ? undefined : await readPolicy(folder, origins);
    if (policy !== undefined) context.header('Content-Security-Policy', policy);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Frame-Options', 'DENY');
    context.header('Cross-Origin-Opener-Policy', 'same-origin');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
  };
}

/**
 * Returns the build's policy with the origins of the APIs, or undefined if the build has none. The file is read for each
 * response, because a new build changes page and policy together.
 */
async function readPolicy(folder: string, origins: Origins | undefined): Promise<string | undefined> {
  const policy = await readFile(join(folder, CSP_FILE), 'utf8').catch(() => undefined);
  const sources = ["connect-src 'self'", ...(origins ? Object.values(origins) : [])];
  return policy?.trim().replace("connect-src 'self'", sources.join(' '));
}
