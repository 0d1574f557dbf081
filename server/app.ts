import { Hono } from 'hono';
import { mount } from 'hono/mount';
import type { FaultRegistry } from './faults/faultRegistry';
import { createFaultRoutes } from './faults/faultRoutes';
import { checkHost } from './http/hostNames';
import { buildConfiguration } from './http/portal/configuration';
import { createPortalFiles } from './http/portal/portalFiles';
import { setPortalHeaders, setSecurityPolicy } from './http/portal/portalHeaders';
import { refuseTrace } from './http/refuseTrace';
import { sendResponse } from './http/responses';
import type { PlatformOptions } from './platformOptions';
import { type RegionName, REGIONS } from './regions';

/**
 * Creates the app that serves everything on one origin: the regions and the public-info host below /platform, and the
 * portal's files.
 */
export function createApp(
  options: PlatformOptions,
  regionApps: Record<RegionName, Hono>,
  publicInfoApp: Hono,
  faults: FaultRegistry | undefined,
  /** Throws if a database does not answer. */
  readDatabases: () => void,
): Hono {
  const app = new Hono();
  app.onError((error, context) => {
    options.onError?.(error);
    // Without the headers of the file that could not be read.
    context.res = undefined;
    return new Response('The portal could not be read.', {
      status: 500,
      headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
    });
  });
  app.use(refuseTrace, checkHost(options.host));
  for (const { name, slug } of REGIONS) {
    app.all(
      `/platform/${slug}/*`,
      mount((request, env: object) => regionApps[name].fetch(request, env)),
    );
  }
  app.all(
    '/platform/public-info/*',
    mount((request, env: object) => publicInfoApp.fetch(request, env)),
  );
  if (faults) app.route('/platform/_control/faults', createFaultRoutes(faults));
  app.get('/health', (context) => {
    const isHealthy = canRead(readDatabases);
    const body = { status: isHealthy ? 'ok' : 'unavailable' };
    return sendResponse(context, { status: isHealthy ? 200 : 503, body });
  });
  const { portalDir, origins, devTools = false, maxCorrectionCents } = options;
  app.use(setPortalHeaders);
  if (portalDir !== undefined) app.use(setSecurityPolicy(portalDir, origins));
  const configuration = buildConfiguration(origins, devTools, maxCorrectionCents);
  app.get('/index.json', (context) =>
    context.json(configuration, 200, {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
    }),
  );
  if (portalDir !== undefined) app.route('/', createPortalFiles(portalDir));
  return app;
}

function canRead(readDatabases: () => void): boolean {
  try {
    readDatabases();
    return true;
  } catch {
    return false;
  }
}
