import type { Context } from 'hono';
import { type Authorization, checkAgency } from './authorization';
import { getClientAddress } from './clientAddress';
import type { IdempotencyStore } from './idempotency';
import { parseQuery, type QueryParams } from './query';
import { readJsonBody } from './requestBody';
import type { RegionDependencies, Route, RouteContext, RouteResponse } from './route';
import { validateBody } from './validators';

/** Runs a route's handler, at most once per Idempotency-Key. */
export async function handleRoute(
  context: Context,
  dependencies: RegionDependencies,
  idempotencyStore: IdempotencyStore,
  route: Route,
  authorization: Authorization,
): Promise<RouteResponse> {
  const routeContext = await createRouteContext(context, dependencies, route, authorization);
  const key = context.req.header('idempotency-key');
  const { identity } = authorization;
  if (key === undefined || !identity || route.method === 'GET') return route.handle(routeContext);

  const caller = identity.kind === 'admin' ? `${identity.subject} ${identity.agency.id}` : identity.subject;
  const { pathname, search } = new URL(context.req.url);
  const content = [route.method, pathname, search, routeContext.bodyText].join('\n');
  return idempotencyStore.runOnce({ key, caller, content }, async (saveResponse) =>
    route.handle({
      ...routeContext,
      write: (callback) =>
        dependencies.db.transaction(() => {
          const response = callback();
          saveResponse(response);
          return response;
        }),
    }),
  );
}

async function createRouteContext(
  context: Context,
  dependencies: RegionDependencies,
  route: Route,
  authorization: Authorization,
): Promise<RouteContext> {
  const query = parseQuery(context.req.url);
  const params = context.req.param();
  const { text, json } =
    context.req.method === 'GET' ? { text: '', json: undefined } : await readJsonBody(context.req.raw);
  if (route.audience === 'admin') checkNamedAgencies(authorization, params, query, json);
  return {
    ...dependencies,
    params,
    query,
    clientAddress: getClientAddress(context),
    identity: authorization.identity,
    body: (validator) => validateBody(validator, json),
    bodyText: text,
    write: (callback) => dependencies.db.transaction(callback),
  };
}

/** A request can name its agency in the path, the query and the body. All must be the token's agency. */
function checkNamedAgencies(
  authorization: Authorization,
  params: Record<string, string>,
  query: QueryParams,
  json: unknown,
): void {
  const { agency, agencyId } =
    typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  const namedAbbreviations = [params.agency, query.getString('agency'), agency];
  checkAgency(authorization.identity, namedAbbreviations, [query.getString('agencyId'), agencyId]);
}
