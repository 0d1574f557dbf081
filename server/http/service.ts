import { type Context, Hono } from 'hono';
import { BusyError } from '../auth/passwords';
import { type Bearer, checkAgency, checkAudience, readBearer } from './bearer';
import { loggedPath, type RequestLogEntry } from './accessLog';
import { checkBody } from './bodyChecks';
import { allowOrigins } from './cors';
import { later, notFound, Problem } from './problems';
import { type AnsweredWrites, createAnsweredWrites } from './answeredWrites';
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

interface Service extends ServiceOptions {
  writes: AnsweredWrites;
}

/** The calls of one region, or of the public-info host, at the root of an origin. */
export function createService(options: ServiceOptions): Hono {
  const service = { ...options, writes: createAnsweredWrites(options.parts.db, options.parts.now) };

  const app = new Hono({ strict: false });
  if (options.portalOrigins.length > 0) app.use(allowOrigins(options.portalOrigins));
  for (const route of options.routes) {
    app.on(route.method, route.path, (context) => answerCall(context, service, route));
  }
  app.notFound((context) => answerCall(context, service, undefined));
  return app;
}

/** One call from start to log: whatever goes wrong inside becomes an error answer. */
async function answerCall(context: Context, options: Service, route: Route | undefined): Promise<Response> {
  const started = performance.now();
  const { parts } = options;
  const bearer = readBearer(context.req.header('authorization'), parts.tokens, parts.db);
  let answer: Answer;
  try {
    if (!route) throw notFound('The call');
    checkAudience(bearer, route.audience);
    answer = await carryOut(context, options, route, bearer);
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

/** Hands the call to its route: at most once for one Idempotency-Key. */
async function carryOut(
  context: Context,
  { parts, writes }: Service,
  route: Route,
  bearer: Bearer,
): Promise<Answer> {
  const call = await readCall(context, parts, bearer);
  const key = context.req.header('idempotency-key');
  if (key === undefined || !bearer.identity || route.method === 'GET') return route.handle(call);
  const { identity } = bearer;
  const caller = identity.kind === 'admin' ? `${identity.subject} ${identity.agency.id}` : identity.subject;
  const { pathname, search } = new URL(context.req.url);
  const content = [route.method, pathname, search, call.bodyText].join('\n');
  return writes.once({ key, caller, content }, async (remember) =>
    route.handle({
      ...call,
      write: (work) =>
        parts.db.transaction(() => {
          const answer = work();
          remember(answer);
          return answer;
        }),
    }),
  );
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
    write: (work) => parts.db.transaction(work),
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

function respond(context: Context, { status = 200, body, json, headers }: Answer): Response {
  const all = { ...headers, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  const text = json ?? (body === undefined ? undefined : JSON.stringify(body));
  if (text === undefined) return context.newResponse(null, status as 204, all);
  return context.newResponse(text, status as 200, {
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
