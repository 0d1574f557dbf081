import type { z } from 'zod';
import type { PasswordHasher } from '../auth/passwordHasher';
import type { SignInLimits } from '../auth/signInLimits';
import type { Identity, Tokens, TokenSession } from '../auth/tokens';
import type { Change } from '../db/audit';
import type { Database } from '../db/database';

/** The methods that a route can have. */
export const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** The kind of token that a route requires: `pso` from a platform operator, `admin` for one agency. */
export type Audience = 'pso' | 'admin' | 'none';

/** The database and the services of one region. */
export interface RegionDependencies {
  db: Database;
  passwordHasher: PasswordHasher;
  tokens: Tokens;
  signInLimits: SignInLimits;
  /** The largest amount of a correction. */
  maxCorrectionCents: number;
  now: () => Date;
}

/** `limited`: refused, because too many attempts have failed. */
export type SignInResult = 'signedIn' | 'signInFailed' | 'signInLimited';
/** `account` is the account's kind and id, or says that it is unknown. The typed email is not logged, because it can be a password. */
export type LogSignIn = (event: SignInResult, account: string) => void;

/** The schemas of a route's query and body. A query without a schema is not read. */
interface RequestSchemas {
  query?: z.ZodType;
  body?: z.ZodType;
}

/** The request with a checked token, and the region's dependencies: the argument of a route's handler. */
export interface RouteContext<out Schemas extends RequestSchemas = object> extends RegionDependencies {
  params: Readonly<Record<string, string>>;
  /** The validated query and body. */
  query: Schemas extends { query: z.ZodType } ? z.output<Schemas['query']> : unknown;
  body: Schemas extends { body: z.ZodType } ? z.output<Schemas['body']> : unknown;
  clientAddress: string;
  logSignIn: LogSignIn;
  /** Undefined without a valid token, which only a public route can be. */
  identity: Identity | undefined;
  /** The sign-in of the token; undefined without one. */
  session: TokenSession | undefined;
  /** The body as the client sent it. */
  bodyText: string;
  /** Runs a write in a transaction, once per Idempotency-Key, and records its change in the table audit. */
  write(callback: () => WriteResult): RouteResponse;
}

/** The context of a request with an operator's token. */
export interface PsoRouteContext<out Schemas extends RequestSchemas = object> extends RouteContext<Schemas> {
  identity: Identity;
  session: TokenSession;
}

/** The context of a request with an admin token. The handler may read and change this agency only. */
export interface AdminRouteContext<
  out Schemas extends RequestSchemas = object,
> extends RouteContext<Schemas> {
  agency: { id: number; abbreviation: string };
}

/** The result of a handler; `status` is 200 by default. */
export interface RouteResponse {
  status?: number;
  /** Serialized as JSON. */
  body?: unknown;
  /** A body that is JSON text already; used instead of `body`. */
  rawJson?: string;
  headers?: Record<string, string>;
}

/** The result of a write. */
export interface WriteResult {
  response: RouteResponse;
  change: Change;
}

type RouteHandler<Context> = (context: Context) => RouteResponse | Promise<RouteResponse>;

export interface Route {
  method: Method;
  /** The path below the region's base URL with `:name` parameters. A trailing slash is optional in requests. */
  path: string;
  audience: Audience;
  schemas: RequestSchemas;
  handle: RouteHandler<RouteContext>;
}

type CreateRoute<Base> = <Schemas extends RequestSchemas = object>(
  method: Method,
  path: string,
  handle: RouteHandler<RouteContext<NoInfer<Schemas>> & Base>,
  schemas?: Schemas,
) => Route;

function createRouteFactory(audience: Audience): CreateRoute<object> {
  // The middlewares of regionApi.ts validate the request with the schemas, so the handler gets values of their types.
  return (method, path, handle, schemas) => ({
    method,
    path,
    audience,
    schemas: schemas ?? {},
    handle: handle as RouteHandler<RouteContext>,
  });
}

export const publicRoute = createRouteFactory('none');

/** A route for platform operators (PSO). */
export const psoRoute: CreateRoute<Pick<PsoRouteContext, 'identity' | 'session'>> = (
  method,
  path,
  handle,
  schemas,
) =>
  createRouteFactory('pso')(
    method,
    path,
    (context) => {
      const { identity, session } = context;
      if (identity?.kind !== 'pso' || !session) throw createMissingTokenError(path, 'pso');
      return handle({ ...context, identity, session });
    },
    schemas,
  );

/** A route for the agency in an admin token. */
export const adminRoute: CreateRoute<Pick<AdminRouteContext, 'agency'>> = (method, path, handle, schemas) =>
  createRouteFactory('admin')(
    method,
    path,
    (context) => {
      if (context.identity?.kind !== 'admin') throw createMissingTokenError(path, 'admin');
      return handle({ ...context, agency: context.identity.agency });
    },
    schemas,
  );

/** `requireAudience` has already rejected other tokens; this guards against a missing check. */
function createMissingTokenError(path: string, audience: Audience): Error {
  return new Error(`${path} was reached without a token of the kind ${audience}.`);
}
