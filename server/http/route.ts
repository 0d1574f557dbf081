import type { PasswordHasher } from '../auth/passwordHasher';
import type { SignInLimits } from '../auth/signInLimits';
import type { Identity, Tokens } from '../auth/tokens';
import type { Database } from '../db/database';
import type { QueryParams } from './query';
import type { Validator } from './validators';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Which kind of token a route requires: `pso` from a platform operator, `admin` for one agency. */
export type Audience = 'pso' | 'admin' | 'none';

/** The database and the services of one region. */
export interface RegionDependencies {
  db: Database;
  passwordHasher: PasswordHasher;
  tokens: Tokens;
  signInLimits: SignInLimits;
  now: () => Date;
}

/** What a route's handler gets: the request with a checked token, and the region's dependencies. */
export interface RouteContext extends RegionDependencies {
  params: Readonly<Record<string, string>>;
  query: QueryParams;
  clientAddress: string;
  /** Undefined if the route requires no token. */
  identity: Identity | undefined;
  /** Returns the validated body. @throws 400 */
  body<Value>(validator: Validator<Value>): Value;
  /** The body as the client sent it. */
  bodyText: string;
  /** Runs a write in a transaction, once per Idempotency-Key. */
  write(callback: () => RouteResponse): RouteResponse;
}

/** The context of a request with an admin token. The handler may read and change this agency only. */
export interface AdminRouteContext extends RouteContext {
  agency: { id: number; abbreviation: string };
}

/** What a handler returns; `status` is 200 by default. */
export interface RouteResponse {
  status?: number;
  /** Serialized as JSON. */
  body?: unknown;
  /** A body that is JSON text already; used instead of `body`. */
  rawJson?: string;
  headers?: Record<string, string>;
}

type RouteHandler<Context> = (context: Context) => RouteResponse | Promise<RouteResponse>;

export interface Route {
  method: Method;
  /** The path below the region's base URL with `:name` parameters. A trailing slash is optional in requests. */
  path: string;
  audience: Audience;
  handle: RouteHandler<RouteContext>;
}

export function publicRoute(method: Method, path: string, handle: RouteHandler<RouteContext>): Route {
  return { method, path, audience: 'none', handle };
}

/** A route for platform operators (PSO). */
export function psoRoute(method: Method, path: string, handle: RouteHandler<RouteContext>): Route {
  return { method, path, audience: 'pso', handle };
}

/** A route for the agency in an admin token. */
export function adminRoute(method: Method, path: string, handle: RouteHandler<AdminRouteContext>): Route {
  return {
    method,
    path,
    audience: 'admin',
    handle: (context) => {
      // checkAudience has already rejected other tokens; this guards against a missing check.
      if (context.identity?.kind !== 'admin') throw new Error(`${path} was reached without an admin token.`);
      return handle({ ...context, agency: context.identity.agency });
    },
  };
}
