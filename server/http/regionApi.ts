import type { Hono, MiddlewareHandler } from 'hono';
import type { ApiEnv } from './apiEnv';
import { authorize, requireAudience, requireNamedAgency } from './authorization';
import { createHostApi, type HostOptions } from './hostApi';
import { createIdempotencyStore } from './idempotency';
import { readJsonBody } from './request/requestBody';
import { rejectControlCharacters, rejectRepeatedParams, validateRequest } from './request/validation';
import type { RegionDependencies, Route } from './route';
import { createRouteHandler } from './routeHandler';

interface RegionApiOptions extends Omit<HostOptions, 'now'> {
  dependencies: RegionDependencies;
  routes: readonly Route[];
}

/** Creates the API of one region, with its routes at the root. */
export function createRegionApi({ dependencies, routes, ...options }: RegionApiOptions): Hono<ApiEnv> {
  const app = createHostApi({ ...options, now: dependencies.now }, authorize(dependencies));
  const idempotencyStore = createIdempotencyStore(dependencies.db, dependencies.now);
  for (const route of routes) {
    const handler = createRouteHandler(route, dependencies, idempotencyStore);
    app.on(route.method, [route.path], ...createMiddlewares(route), handler);
  }
  return app;
}

/** The checks of a route's requests, in their order: token, query, body, agency, schemas. */
function createMiddlewares({ method, audience, schemas }: Route): MiddlewareHandler<ApiEnv>[] {
  return [
    requireAudience(audience),
    rejectControlCharacters,
    rejectRepeatedParams,
    ...(method === 'GET' ? [] : [readJsonBody]),
    ...(audience === 'admin' ? [requireNamedAgency] : []),
    ...(schemas.body ? [validateRequest('json', schemas.body)] : []),
    ...(schemas.query ? [validateRequest('query', schemas.query)] : []),
  ];
}
