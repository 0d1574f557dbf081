import { Hono } from 'hono';
import { faultControl } from './faults/control';
import type { FaultBook } from './faults/faultBook';
import { configuration } from './http/configuration';
import { checkHost } from './http/hostNames';
import { portalFiles } from './http/portalFiles';
import { portalHeaders } from './http/portalHeaders';
import type { PlatformOptions } from './platformOptions';
import { type RegionName, REGIONS } from './regions';

/** Everything on one origin: the regions and the public-info host below /platform, and the portal. */
export function createSite(
  options: PlatformOptions,
  region: (name: RegionName) => Hono,
  publicInfo: Hono,
  faults: FaultBook | undefined,
): Hono {
  const site = new Hono();
  site.use(checkHost(options.host));
  for (const { name, slug } of REGIONS) {
    site.mount(`/platform/${slug}`, (request, env: object) => region(name).fetch(request, env));
  }
  site.mount('/platform/public-info', (request, env: object) => publicInfo.fetch(request, env));
  if (faults) site.route('/platform/_control/faults', faultControl(faults));
  site.use(portalHeaders(options.origins));
  const answer = configuration(options.origins, options.devTools ?? false);
  site.get('/index.json', (context) => context.json(answer, 200, { 'Cache-Control': 'no-store' }));
  if (options.portalDir !== undefined) site.use(portalFiles(options.portalDir));
  return site;
}
