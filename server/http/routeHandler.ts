import type { Context } from 'hono';
import { writeAuditRow } from '../db/audit';
import type { ApiEnv } from './apiEnv';
import { requireSignedIn } from './authorization';
import type { IdempotencyStore } from './idempotency';
import { sendResponse } from './responses';
import type { RegionDependencies, Route, RouteContext, RouteResponse, WriteResult } from './route';

/** The input that the middlewares have validated; the route's schemas give its types. */
interface ValidatedInput {
  out: { query: unknown; json: unknown };
}

/** The last handler of a route, after the middlewares that validate the request. */
export function createRouteHandler(
  route: Route,
  dependencies: RegionDependencies,
  idempotencyStore: IdempotencyStore,
) {
  return async (context: Context<ApiEnv, string, ValidatedInput>): Promise<Response> => {
    const routeContext: RouteContext = {
      ...dependencies,
      params: context.req.param(),
      query: context.req.valid('query'),
      body: context.req.valid('json'),
      clientAddress: context.var.clientAddress,
      logSignIn: context.var.logSignIn,
      identity: context.var.authorization.identity,
      session: context.var.authorization.session,
      bodyText: route.method === 'GET' ? '' : await context.req.text(),
      write: (callback) => runWrite(route, routeContext, callback),
    };
    const response = await runRoute(context, route, routeContext, idempotencyStore);
    return sendResponse(context, response);
  };
}

/** Runs a route's handler, at most once per Idempotency-Key. */
async function runRoute(
  { req }: Context,
  route: Route,
  routeContext: RouteContext,
  idempotencyStore: IdempotencyStore,
): Promise<RouteResponse> {
  const key = req.header('idempotency-key');
  const { identity } = routeContext;
  if (key === undefined || !identity || route.method === 'GET') return route.handle(routeContext);

  const caller = identity.kind === 'admin' ? `${identity.subject} ${identity.agency.id}` : identity.subject;
  const { pathname, search } = new URL(req.url);
  const content = [route.method, pathname, search, getBodyWithoutPassword(routeContext)].join('\n');
  return idempotencyStore.runOnce({ key, caller, content }, async (writeOnce) =>
    route.handle({
      ...routeContext,
      write: (callback) => runWrite(route, routeContext, () => writeOnce(callback)),
    }),
  );
}

/**
 * The content of a write is stored as a quick hash, from which a password could be guessed. Every other body is the
 * client's text, because parsed numbers can have lost digits.
 */
function getBodyWithoutPassword({ body, bodyText }: RouteContext): string {
  if (typeof body !== 'object' || body === null || !('password' in body)) return bodyText;
  return JSON.stringify({ ...body, password: undefined });
}

/** Runs a write and records its change in one transaction. */
function runWrite(
  { method, path, audience }: Route,
  context: RouteContext,
  callback: () => WriteResult,
): RouteResponse {
  const { db, identity, now } = context;
  // No route does; the table audit names who wrote.
  if (!identity) throw new Error(`${path} writes without a token.`);
  return db.transaction(() => {
    if (audience !== 'none') requireSignedIn(context);
    const { response, change } = callback();
    const agencyId = identity.kind === 'admin' ? identity.agency.id : null;
    const origin = { created: now(), subject: identity.subject, agencyId, route: `${method} ${path}` };
    writeAuditRow(db, origin, change);
    return response;
  });
}
