import { Hono, type MiddlewareHandler } from 'hono';
import type { FaultRegistry } from '../faults/faultRegistry';
import { injectFaults } from '../faults/injectFaults';
import { logRequests, type RequestLoad, type RequestLogEntry, type SignInLogEntry } from './accessLog';
import type { ApiEnv } from './apiEnv';
import { authorize, requireAudience, requireNamedAgency } from './authorization';
import { setClientAddress } from './clientAddress';
import { notFound } from './httpErrors';
import { createIdempotencyStore } from './idempotency';
import { readJsonBody } from './request/requestBody';
import { rejectControlCharacters, rejectRepeatedParams, validateRequest } from './request/validation';
import { sendResponse, toErrorResponse } from './responses';
import type { RegionDependencies, Route } from './route';
import { createRouteHandler } from './routeHandler';

interface ApiAppOptions {
  name: RequestLogEntry['region'];
  dependencies: RegionDependencies;
  routes: readonly Route[];
  /** All hosts of the platform share this object. */
  load: RequestLoad;
  faults?: FaultRegistry | undefined;
  onRequest?: ((entry: RequestLogEntry) => void) | undefined;
  onSignIn?: ((entry: SignInLogEntry) => void) | undefined;
  /** The addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies?: readonly string[] | undefined;
  onError?: ((error: unknown) => void) | undefined;
}

/** Creates the API of one region or of the public-info host, with its routes at the root. */
export function createApiApp(options: ApiAppOptions): Hono<ApiEnv> {
  const {
    name,
    dependencies,
    routes,
    load,
    faults,
    onRequest,
    onSignIn,
    onError,
    trustedProxies = [],
  } = options;
  const idempotencyStore = createIdempotencyStore(dependencies.db, dependencies.now);
  // Not strict: a trailing slash in a path is optional.
  const app = new Hono<ApiEnv>({ strict: false });
  app.use(
    setClientAddress(trustedProxies),
    logRequests({ region: name, now: dependencies.now, load, onRequest, onSignIn }),
    authorize(dependencies),
  );
  if (faults) app.use(injectFaults(faults, name));
  for (const route of routes) {
    const handler = createRouteHandler(route, dependencies, idempotencyStore);
    app.on(route.method, [route.path], ...createMiddlewares(route), handler);
  }
  app.notFound((context) => sendResponse(context, toErrorResponse(notFound('The route'))));
  app.onError((error, context) => {
    const response = toErrorResponse(error);
    if (response.status === 500) onError?.(error);
    return sendResponse(context, response);
  });
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
