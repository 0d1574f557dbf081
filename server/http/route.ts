import type { Passwords } from '../auth/passwords';
import type { SignInLimits } from '../auth/signInLimits';
import type { Identity, Tokens } from '../auth/tokens';
import type { Database } from '../db/open';
import type { Check } from './bodyChecks';
import type { Query } from './query';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Which kind of token a route wants. */
export type Audience = 'pso' | 'admin' | 'none';

/** What a service has to work with: one region's data and accounts. */
export interface RegionParts {
  db: Database;
  passwords: Passwords;
  tokens: Tokens;
  limits: SignInLimits;
  now: () => Date;
}

/** One call, checked: the token fits the route, the body is JSON. */
export interface Call extends RegionParts {
  params: Readonly<Record<string, string>>;
  query: Query;
  /** The caller's network address. */
  address: string;
  /** Undefined where the route wants no token. */
  identity: Identity | undefined;
  /** The body in its type; one that does not pass the check is answered 400. */
  body<Value>(check: Check<Value>): Value;
  /** The body as it was sent. */
  bodyText: string;
  /** Runs a write in a transaction: all of it is kept or nothing, and it is done once for one Idempotency-Key. */
  write(work: () => Answer): Answer;
}

/** A call with an admin token: it sees and changes this one agency. */
export interface AdminCall extends Call {
  agency: { id: number; abbreviation: string };
}

/** What a route answers; `status` is 200 unless said. */
export interface Answer {
  status?: number;
  /** Sent as JSON. */
  body?: unknown;
  /** A body that is JSON text already. */
  json?: string;
  headers?: Record<string, string>;
}

type Handler<C> = (call: C) => Answer | Promise<Answer>;

/** One row of the platform's inventory. */
export interface Route {
  method: Method;
  /** Below the region's base URL; `:name` stands for a parameter. A slash at the end may be there or not. */
  path: string;
  audience: Audience;
  handle: Handler<Call>;
}

/** A route that wants no token. */
export function open(method: Method, path: string, handle: Handler<Call>): Route {
  return { method, path, audience: 'none', handle };
}

/** A route for operators. */
export function pso(method: Method, path: string, handle: Handler<Call>): Route {
  return { method, path, audience: 'pso', handle };
}

/** A route for administrators of the agency in the token. */
export function admin(method: Method, path: string, handle: Handler<AdminCall>): Route {
  return {
    method,
    path,
    audience: 'admin',
    handle: (call) => {
      // The bearer check has let nothing else through; without it nothing is answered either.
      if (call.identity?.kind !== 'admin') throw new Error(`${path} was reached without an admin token.`);
      return handle({ ...call, agency: call.identity.agency });
    },
  };
}
