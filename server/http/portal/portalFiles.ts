import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';

/** Files that are not served: hidden ones, the precompressed ones, and those that only the headers are read from. */
const NOT_SERVED = /\/\.|\.(br|gz)$|^\/security-policy\./;

/**
 * Serves the portal's files from a folder. Every page URL gets index.html, because the portal's router reads the URL in
 * the browser. A missing file gets a 404.
 */
export function createPortalFiles(root: string): Hono {
  // Not the option `root`: Hono reports a root that does not exist, which is normal before the first build.
  const rewriteRequestPath = (path: string) => join(root, path);
  const serveFile = serveStatic({ rewriteRequestPath, precompressed: true });
  const servePage = serveStatic({ path: join(root, 'index.html'), precompressed: true });
  return new Hono()
    .use(setCacheHeaders, readFirst)
    .get('*', (context, next) => (NOT_SERVED.test(context.req.path) ? next() : serveFile(context, next)))
    .get('*', (context, next) => (isPageRequest(context) ? servePage(context, next) : next()))
    .all('*', (context) => {
      if (!/^(GET|HEAD)$/.test(context.req.method))
        return context.text('Only GET and HEAD are allowed.', 405, { Allow: 'GET, HEAD' });
      return context.text(isPageRequest(context) ? 'The portal has not been built yet.' : 'Not found.', 404);
    });
}

function isPageRequest(context: Context): boolean {
  const { path } = context.req;
  const wantsPage = (context.req.header('accept') ?? '').includes('text/html');
  return wantsPage && !path.startsWith('/assets/') && !path.startsWith('/platform/');
}

/** Reads the file before the answer begins, so that `onError` sees a failure: the HTTP server would answer with the file's path. */
const readFirst: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.body) context.res = new Response(await context.res.arrayBuffer(), context.res);
};

/**
 * Files in /assets/ have a content hash in their names, so they never change. Pages are not stored, so that Back after
 * Sign Out cannot show them again. Browsers revalidate all other files.
 */
const setCacheHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.ok) return;
  const isPage = context.res.headers.get('Content-Type')?.startsWith('text/html');
  const isHashed = context.req.path.startsWith('/assets/');
  context.header(
    'Cache-Control',
    isPage ? 'no-store' : isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  context.header('Vary', 'Accept-Encoding');
};
