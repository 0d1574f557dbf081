import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Origins } from './configuration';

/** The security headers of the portal's files; no page may embed them. Strict-Transport-Security needs HTTPS. */
export const setPortalHeaders = secureHeaders({ xFrameOptions: 'DENY', strictTransportSecurity: false });

/** Says what the page may load and call (scripts/securityPolicy.cjs). */
export function setSecurityPolicy(folder: string, origins: Origins | undefined): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const policy = await readPolicy(folder, origins);
    if (policy !== undefined) context.header('Content-Security-Policy', policy);
  };
}

/**
 * Returns the build's policy with the origins of the APIs, or undefined if the build has none. The file is read for each
 * response, because a new build changes page and policy together.
 */
async function readPolicy(folder: string, origins: Origins | undefined): Promise<string | undefined> {
  const file = join(folder, 'security-policy.txt');
  const policy = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    // No page without a policy that its build has.
    throw error;
  });
  const sources = ["connect-src 'self'", ...(origins ? Object.values(origins) : [])];
  return policy?.trim().replace("connect-src 'self'", sources.join(' '));
}
