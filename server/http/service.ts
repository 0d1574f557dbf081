import { type Context, Hono } from 'hono';
import { BusyError } from '../auth/passwords';
import { type Bearer, checkAgency, checkAudience, readBearer } from './bearer';
import { loggedPath, type RequestLogEntry } from './accessLog';
import { checkBody } from './bodyChecks';
import { allowOrigins } from './cors';
import { later, notFound, Problem } from './problems';
import { readQuery } from './query';
import { readJsonBody } from './requestBody';
import type { Answer, Call, RegionParts, Route } from './route';
import { callerAddress } from './callerAddress';

export interface ServiceOptions {
  name: RequestLogEntry['region'];
  parts: RegionParts;
  routes: readonly Route[];
  /** The portal's origins, when it is served from another one. */
  portalOrigins: readonly string[];
  onRequest?: ((entry: RequestLogEntry) => void) | undefined;
  /** Told of errors that nobody expected: the caller sees a bare 500. */
  onError?: ((error: unknown) => void) | undefined;
}

/** The calls of one region, or of the public-info host, at the root of an origin. */
export function createService(options: ServiceOptions): Hono {
  const app = new Hono({ strict: false });
  if (options.portalOrigins.length > 0) app.use(allowOrigins(options.portalOrigins));
  for (const route of options.routes) {
    app.on(route.method, route.path, (context) => answerCall(context, options, route));
  }
  app.notFound((context) => answerCall(context, options, undefined));
  return app;
}

/** One call from start to log: whatever goes wrong inside becomes an error answer. */
async function answerCall(
  context: Context,
  options: ServiceOptions,
  route: Route | undefined,
): Promise<Response> {
  const started = performance.now();
  const { parts } = options;
  const bearer = readBearer(context.req.header('authorization'), parts.tokens, parts.db);
  let answer: Answer;
  try {
    if (!route) throw notFound('The call');
    checkAudience(bearer, route.audience);
    answer = await route.handle(await readCall(context, parts, bearer));
  } catch (error) {
    answer = problemAnswer(error);
    if (answer.status === 500) options.onError?.(error);
  }
  const response = respond(context, answer);
  options.onRequest?.({
    time: parts.now().toISOString(),
    region: options.name,
    method: context.req.method,
    path: loggedPath(context.req.url),
    status: response.status,
    ms: Math.round((performance.now() - started) * 10) / 10,
    ...logged(bearer),
    ...origin(context),
  });
  return response;
}

async function readCall(context: Context, parts: RegionParts, bearer: Bearer): Promise<Call> {
  const query = readQuery(context.req.url);
  const params = context.req.param();
  const { text, json } =
    context.req.method === 'GET' ? { text: '', json: undefined } : await readJsonBody(context.req.raw);
  const { agency, agencyId } =
    typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  checkAgency(
    bearer.identity,
    [params.agency, query.text('agency'), agency],
    [query.text('agencyId'), agencyId],
  );
  return {
    ...parts,
    params,
    query,
    address: callerAddress(context),
    identity: bearer.identity,
    body: (check) => checkBody(check, json),
    bodyText: text,
  };
}

function problemAnswer(error: unknown): Answer {
  const problem =
    error instanceof Problem
      ? error
      : error instanceof BusyError
        ? later(503, error.message, 5)
        : new Problem(500, 'internal', 'The platform could not answer the call.');
  return { status: problem.status, body: problem.body, headers: problem.headers };
}

function respond(context: Context, { status = 200, body, headers }: Answer): Response {
  const all = { ...headers, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  if (body === undefined) return context.newResponse(null, status as 204, all);
  return context.newResponse(JSON.stringify(body), status as 200, {
    ...all,
    'Content-Type': 'application/json; charset=utf-8',
  });
}

function logged({ token, identity }: Bearer): Pick<RequestLogEntry, 'token' | 'subject' | 'agency'> {
  if (!identity) return { token };
  const { subject } = identity;
  return identity.kind === 'admin'
    ? { token, subject, agency: identity.agency.abbreviation }
    : { token, subject };
}

function origin(context: Context): Pick<RequestLogEntry, 'origin'> {
  const header = context.req.header('origin');
  return header === undefined ? {} : { origin: header };
}
