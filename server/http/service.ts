import { type Context, Hono } from 'hono';
import { breakAnswer, delay } from '../faults/breakAnswer';
import type { FaultBook } from '../faults/faultBook';
import { loggedPath, type RequestLogEntry } from './accessLog';
import { type AnsweredWrites, createAnsweredWrites } from './answeredWrites';
import { problemAnswer, respond } from './answers';
import { type Bearer, checkAudience, readBearer } from './bearer';
import { carryOut } from './carryOut';
import { allowOrigins } from './cors';
import { notFound } from './problems';
import type { Answer, RegionParts, Route } from './route';

export interface ServiceOptions {
  name: RequestLogEntry['region'];
  parts: RegionParts;
  routes: readonly Route[];
  /** The portal's origins, when it is served from another one. */
  portalOrigins: readonly string[];
  /** Counts the calls under way, of all hosts of the platform together. */
  load: Load;
  faults?: FaultBook | undefined;
  onRequest?: ((entry: RequestLogEntry) => void) | undefined;
  /** Told of errors that nobody expected: the caller sees a bare 500. */
  onError?: ((error: unknown) => void) | undefined;
}

export interface Load {
  underWay: number;
}

interface Service extends ServiceOptions {
  writes: AnsweredWrites;
}

/** A call that got no answer is logged with this status. */
const UNANSWERED = 0;

/** The calls of one region, or of the public-info host, at the root of an origin. */
export function createService(options: ServiceOptions): Hono {
  const service = { ...options, writes: createAnsweredWrites(options.parts.db, options.parts.now) };
  const app = new Hono({ strict: false });
  if (options.portalOrigins.length > 0) app.use(allowOrigins(options.portalOrigins));
  const handle = (route: Route | undefined) => (context: Context) => {
    options.load.underWay += 1;
    return serve(context, service, route)
      .catch((error: unknown) => {
        options.onError?.(error);
        return respond(context, problemAnswer(error));
      })
      .finally(() => {
        options.load.underWay -= 1;
      });
  };
  for (const route of options.routes) app.on(route.method, route.path, handle(route));
  app.notFound(handle(undefined));
  return app;
}

/** One call from start to log. */
async function serve(context: Context, service: Service, route: Route | undefined): Promise<Response> {
  const started = performance.now();
  const { name, parts, faults, load } = service;
  const { underWay } = load;
  const time = parts.now().toISOString();
  const bearer = readBearer(context.req.header('authorization'), parts.tokens, parts.db);
  const log = (status: number) =>
    service.onRequest?.({
      time,
      region: name,
      method: context.req.method,
      path: loggedPath(context.req.url),
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      underWay,
      ...caller(context, bearer),
    });

  const fault = faults?.take(name, context.req.method, context.req.url);
  if (fault?.ms !== undefined) await delay(fault.ms);
  if (fault && fault.kind !== 'latency') {
    const isHalf = fault.kind === 'cut' || fault.kind === 'stall';
    const outcome = fault.applied || isHalf ? await answerCall(context, service, route, bearer) : undefined;
    const unanswered = fault.kind === 'hang' || fault.kind === 'drop';
    if (unanswered) log(UNANSWERED);
    const broken = await breakAnswer(context, fault, outcome);
    if (!unanswered) log(isHalf ? UNANSWERED : broken.status);
    return broken;
  }
  const response = respond(context, await answerCall(context, service, route, bearer));
  log(response.status);
  return response;
}

/** Whatever goes wrong inside becomes an error answer. */
async function answerCall(
  context: Context,
  { parts, writes, onError }: Service,
  route: Route | undefined,
  bearer: Bearer,
): Promise<Answer> {
  try {
    if (!route) throw notFound('The call');
    checkAudience(bearer, route.audience);
    return await carryOut(context, parts, writes, route, bearer);
  } catch (error) {
    const answer = problemAnswer(error);
    if (answer.status === 500) onError?.(error);
    return answer;
  }
}

function caller(
  context: Context,
  { token, identity }: Bearer,
): Pick<RequestLogEntry, 'token' | 'subject' | 'agency' | 'origin'> {
  const origin = context.req.header('origin');
  return {
    token,
    ...(identity && { subject: identity.subject }),
    ...(identity?.kind === 'admin' && { agency: identity.agency.abbreviation }),
    ...(origin !== undefined && { origin }),
  };
}
