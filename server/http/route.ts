import type { PasswordHasher } from '../auth/passwordHasher';
import type { SignInLimits } from '../auth/signInLimits';
import type { Identity, Tokens } from '../auth/tokens';
import type { Database } from '../db/database';
import type { Validator } from './validators';
import type { QueryParams } from './query';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Which kind of token a route wants. */
export type Audience = 'pso' | 'admin' | 'none';

/** What a service has to work with: one region's data and accounts. */
export interface RegionDependencies {
  db: Database;
  passwordHasher: PasswordHasher;
  tokens: Tokens;
  signInLimits: SignInLimits;
  now: () => Date;
}

/** One call, checked: the token fits the route, the body is JSON. */
export interface RouteContext extends RegionDependencies {
  params: Readonly<Record<string, string>>;
  query: QueryParams;
  /** The caller's network address. */
  clientAddress: string;
  /** Undefined where the route wants no token. */
  identity: Identity | undefined;
  /** The body in its type; one that does not pass the check is answered 400. */
  body<Value>(validator: Validator<Value>): Value;
  /** The body as it was sent. */
  bodyText: string;
  /** Runs a write in a transaction: all of it is kept or nothing, and it is done once for one Idempotency-Key. */
  write(callback: () => RouteResponse): RouteResponse;
}

/** A call with an admin token: it sees and changes this one agency. */
export interface AdminRouteContext extends RouteContext {
  agency: { id: number; abbreviation: string };
}

/** What a route answers; `status` is 200 unless said. */
export interface RouteResponse {
  status?: number;
  /** Sent as JSON. */
  body?: unknown;
  /** A body that is JSON text already. */
  rawJson?: string;
  headers?: Record<string, string>;
}

type RouteHandler<Context> = (context: Context) => RouteResponse | Promise<RouteResponse>;

/** One row of the platform's inventory. */
export interface Route {
  method: Method;
  /** Below the region's base URL; `:name` stands for a parameter. A slash at the end may be there or not. */
  path: string;
  audience: Audience;
  handle: RouteHandler<RouteContext>;
}

/** A route that wants no token. */
export function publicRoute(method: Method, path: string, handle: RouteHandler<RouteContext>): Route {
  return { method, path, audience: 'none', handle };
}

/** A route for operators. */
export function psoRoute(method: Method, path: string, handle: RouteHandler<RouteContext>): Route {
  return { method, path, audience: 'pso', handle };
}

/** A route for administrators of the agency in the token. */
export function adminRoute(method: Method, path: string, handle: RouteHandler<AdminRouteContext>): Route {
  return {
    method,
    path,
    audience: 'admin',
    handle: (context) => {
      // The bearer check has let nothing else through; without it nothing is answered either.
      if (context.identity?.kind !== 'admin') throw new Error(`${path} was reached without an admin token.`);
      return handle({ ...context, agency: context.identity.agency });
    },
  };
}
