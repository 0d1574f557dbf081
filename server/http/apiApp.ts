import { type Context, Hono } from 'hono';
import { applyFault, delay } from '../faults/applyFault';
import type { FaultRegistry } from '../faults/faultRegistry';
import { formatLogPath, type RequestLogEntry } from './accessLog';
import { type Authorization, checkAudience, parseAuthorization } from './authorization';
import { allowOrigins } from './cors';
import { handleRoute } from './handleRoute';
import { notFound } from './httpErrors';
import { createIdempotencyStore, type IdempotencyStore } from './idempotency';
import { sendResponse, toErrorResponse } from './responses';
import type { RegionDependencies, Route, RouteResponse } from './route';

export interface ApiAppOptions {
  name: RequestLogEntry['region'];
  dependencies: RegionDependencies;
  routes: readonly Route[];
  /** The portal's origins, if the portal is served from another origin than this API. */
  portalOrigins: readonly string[];
  /** All hosts of the platform share this object. */
  load: RequestLoad;
  faults?: FaultRegistry | undefined;
  onRequest?: ((entry: RequestLogEntry) => void) | undefined;
  onError?: ((error: unknown) => void) | undefined;
}

export interface RequestLoad {
  /** The number of requests that have not been answered yet. */
  inFlight: number;
}

interface ApiApp extends ApiAppOptions {
  idempotencyStore: IdempotencyStore;
}

/** The status in the access log when the client gets no complete response. */
const NO_RESPONSE_STATUS = 0;

/** Creates the API of one region or of the public-info host, with its routes at the root. */
export function createApiApp(options: ApiAppOptions): Hono {
  const apiApp = {
    ...options,
    idempotencyStore: createIdempotencyStore(options.dependencies.db, options.dependencies.now),
  };
  // Not strict: a trailing slash in a path is optional.
  const app = new Hono({ strict: false });
  if (options.portalOrigins.length > 0) app.use(allowOrigins(options.portalOrigins));
  const createHandler = (route: Route | undefined) => (context: Context) => {
    options.load.inFlight += 1;
    return handleRequest(context, apiApp, route)
      .catch((error: unknown) => {
        options.onError?.(error);
        return sendResponse(context, toErrorResponse(error));
      })
      .finally(() => {
        options.load.inFlight -= 1;
      });
  };
  for (const route of options.routes) app.on(route.method, route.path, createHandler(route));
  app.notFound(createHandler(undefined));
  return app;
}

/** Handles one request: authorization, injected faults, the route and the access log. */
async function handleRequest(context: Context, apiApp: ApiApp, route: Route | undefined): Promise<Response> {
  const startTime = performance.now();
  const { name, dependencies, faults, load } = apiApp;
  const underWay = load.inFlight;
  const time = dependencies.now().toISOString();
  const authorization = parseAuthorization(
    context.req.header('authorization'),
    dependencies.tokens,
    dependencies.db,
  );
  const logRequest = (status: number) =>
    apiApp.onRequest?.({
      time,
      region: name,
      method: context.req.method,
      path: formatLogPath(context.req.url),
      status,
      ms: Math.round((performance.now() - startTime) * 10) / 10,
      underWay,
      ...describeCaller(context, authorization),
    });

  const fault = faults?.takeMatching(name, context.req.method, context.req.url);
  if (fault?.ms !== undefined) await delay(fault.ms);
  if (fault && fault.kind !== 'latency') {
    const isHalfSent = fault.kind === 'cut' || fault.kind === 'stall';
    // `applied`: the route takes effect, and only the response is faulty. Half of a response needs the route, too.
    const routeResponse =
      fault.applied || isHalfSent ? await runRoute(context, apiApp, route, authorization) : undefined;
    const isUnanswered = fault.kind === 'hang' || fault.kind === 'drop';
    // For these kinds applyFault returns only when the connection is closed, so they are logged first.
    if (isUnanswered) logRequest(NO_RESPONSE_STATUS);
    const faultyResponse = await applyFault(context, fault, routeResponse);
    if (!isUnanswered) logRequest(isHalfSent ? NO_RESPONSE_STATUS : faultyResponse.status);
    return faultyResponse;
  }
  const response = sendResponse(context, await runRoute(context, apiApp, route, authorization));
  logRequest(response.status);
  return response;
}

/** Converts all errors of the route to error responses. */
async function runRoute(
  context: Context,
  { dependencies, idempotencyStore, onError }: ApiApp,
  route: Route | undefined,
  authorization: Authorization,
): Promise<RouteResponse> {
  try {
    if (!route) throw notFound('The route');
    checkAudience(authorization, route.audience);
    return await handleRoute(context, dependencies, idempotencyStore, route, authorization);
  } catch (error) {
    const response = toErrorResponse(error);
    if (response.status === 500) onError?.(error);
    return response;
  }
}

function describeCaller(
  context: Context,
  { token, identity }: Authorization,
): Pick<RequestLogEntry, 'token' | 'subject' | 'agency' | 'origin'> {
  const origin = context.req.header('origin');
  return {
    token,
    ...(identity && { subject: identity.subject }),
    ...(identity?.kind === 'admin' && { agency: identity.agency.abbreviation }),
    ...(origin !== undefined && { origin }),
  };
}
