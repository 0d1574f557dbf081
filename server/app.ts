import { Hono } from 'hono';
import type { FaultRegistry } from './faults/faultRegistry';
import { createFaultRoutes } from './faults/faultRoutes';
import { buildConfiguration } from './http/configuration';
import { checkHost } from './http/hostNames';
import { servePortalFiles } from './http/portalFiles';
import { setPortalHeaders } from './http/portalHeaders';
import type { PlatformOptions } from './platformOptions';
import { type RegionName, REGIONS } from './regions';

/**
 * Creates the app that serves everything on one origin: the regions and the public-info host below /platform, and the
 * portal's files.
 */
export function createApp(
  options: PlatformOptions,
  getRegionApp: (name: RegionName) => Hono,
  publicInfoApp: Hono,
  faults: FaultRegistry | undefined,
): Hono {
  const app = new Hono();
  app.use(checkHost(options.host));
  for (const { name, slug } of REGIONS) {
    app.mount(`/platform/${slug}`, (request, env: object) => getRegionApp(name).fetch(request, env));
  }
  app.mount('/platform/public-info', (request, env: object) => publicInfoApp.fetch(request, env));
  if (faults) app.route('/platform/_control/faults', createFaultRoutes(faults));
  app.use(setPortalHeaders(options.portalDir, options.origins));
  const configuration = buildConfiguration(options.origins, options.devTools ?? false);
  app.get('/index.json', (context) => context.json(configuration, 200, { 'Cache-Control': 'no-store' }));
  if (options.portalDir !== undefined) app.use(servePortalFiles(options.portalDir));
  return app;
}
