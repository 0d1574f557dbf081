import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { CSP_FILE } from './portalHeaders';

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** The encodings in which the build writes each file, the smaller first. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/**
 * Serves the portal's files from a folder. Every page URL gets index.html, because the portal's router reads the URL in
 * the browser. A missing file gets a 404.
 */
export function servePortalFiles(folder: string): MiddlewareHandler {
  const root = resolve(folder);
  return async (context) => {
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD')
      return context.text('Only GET and HEAD are allowed.', 405, { Allow: 'GET, HEAD' });
    const path = decodeSafePath(new URL(context.req.url).pathname);
    if (path === undefined) return context.text('This path is invalid.', 400);
    const file = isServedAsFile(path) ? await sendFile(context, root, path) : undefined;
    if (file) return file;
    if (path !== '/index.html' && !isPageRequest(context, path)) return context.text('Not found.', 404);
    return (
      (await sendFile(context, root, '/index.html')) ??
      context.text('The portal has not been built yet.', 404)
    );
  };
}

/** The decoded path, or undefined if it could leave the folder (path traversal) or is encoded in an unusual way. */
function decodeSafePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    const segments = path.split('/');
    const isUnsafe =
      /[\\%\p{Cc}]/u.test(path) || path.includes('//') || segments.some((segment) => segment.startsWith('.'));
    return isUnsafe ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Page URLs get index.html instead of a file. The file with the security policy is only read for the header. */
function isServedAsFile(path: string): boolean {
  return CONTENT_TYPES[extname(path)] !== undefined && !path.endsWith('.html') && path !== `/${CSP_FILE}`;
}

function isPageRequest(context: Context, path: string): boolean {
  const wantsPage = (context.req.header('accept') ?? '').includes('text/html');
  return wantsPage && !path.startsWith('/assets/') && !path.startsWith('/platform/');
}

async function sendFile(context: Context, root: string, path: string): Promise<Response | undefined> {
  const file = join(root, path);
  if (!file.startsWith(root + sep)) return undefined;
  const accepted = parseAcceptedEncodings(context);
  const encodings = ENCODINGS.filter(({ name }) => accepted.includes(name));
  for (const { name, extension } of [...encodings, { name: undefined, extension: '' }]) {
    if (!(await isFile(file + extension))) continue;
    context.header('Content-Type', CONTENT_TYPES[extname(path)]);
    context.header('Cache-Control', getCacheControl(path));
    context.header('Vary', 'Accept-Encoding');
    if (name) context.header('Content-Encoding', name);
    return context.body(new Uint8Array(await readFile(file + extension)));
  }
  return undefined;
}

function parseAcceptedEncodings(context: Context): (string | undefined)[] {
  return (context.req.header('accept-encoding') ?? '').split(',').map((part) => part.split(';')[0]?.trim());
}

/**
 * Files in /assets/ have a content hash in their names, so they never change. Pages are not stored, so that Back after
 * Sign Out cannot show them again. Browsers revalidate all other files.
 */
function getCacheControl(path: string): string {
  if (path.endsWith('.html')) return 'no-store';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

async function isFile(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ?? false;
}
