import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { HostName } from '../regions';
import type { ApiEnv } from './apiEnv';
import type { SignInResult } from './route';

/** One line of the access log about a sign-in. The line of its request has the same `id`. */
export interface SignInLogEntry {
  event: SignInResult;
  time: string;
  id: string;
  host: HostName;
  /** The client's network address. */
  address: string;
  /** The account's kind and id, or `unknown operator`. */
  account: string;
}

/** One line of the access log about a request. */
export interface RequestLogEntry {
  /** Identifies the request. */
  id: string;
  /** When the request arrived, ISO 8601 in UTC. */
  time: string;
  host: HostName;
  /** The client's network address. */
  address: string;
  method: string;
  /** Path and query below the host's base URL, without secrets. */
  path: string;
  status: number;
  ms: number;
  /** How many requests the whole platform had in flight when this one arrived, including itself. */
  inFlight: number;
  token: 'pso' | 'admin' | 'none' | 'invalid';
  /** The token's subject: `operator:<id>` or `administrator:<user id>`. */
  subject?: string;
  /** The agency's abbreviation in an admin token. */
  agency?: string;
  /** The Origin header, if the browser sent one. */
  origin?: string;
}

export interface RequestLoad {
  /** The number of requests that have not been answered yet. */
  inFlight: number;
}

interface RequestLogOptions {
  host: HostName;
  now: () => Date;
  load: RequestLoad;
  onRequest?: ((entry: RequestLogEntry) => void) | undefined;
  onSignIn?: ((entry: SignInLogEntry) => void) | undefined;
}

/** Reports each request when it is answered, or earlier when the variable `logRequest` is called. */
export function logRequests(options: RequestLogOptions): MiddlewareHandler<ApiEnv> {
  const { host, now, load, onRequest, onSignIn } = options;
  return async (context, next) => {
    const id = randomUUID();
    const address = context.var.clientAddress;
    const startTime = performance.now();
    const time = now().toISOString();
    load.inFlight += 1;
    const { inFlight } = load;
    let isLogged = false;
    // Until the header has been verified, which the public-info host does not do: it takes no token.
    context.set('authorization', {
      token: context.req.header('authorization') === undefined ? 'none' : 'invalid',
    });
    context.set('logSignIn', (event, account) => onSignIn?.({ event, time, id, host, address, account }));
    context.set('logRequest', (status) => {
      if (isLogged) return;
      isLogged = true;
      onRequest?.({
        id,
        time,
        host,
        address,
        method: context.req.method,
        path: formatLogPath(context.req.url),
        status,
        ms: Math.round((performance.now() - startTime) * 10) / 10,
        inFlight,
        ...describeCaller(context),
      });
    });
    try {
      await next();
      context.var.logRequest(context.res.status);
    } finally {
      load.inFlight -= 1;
    }
  };
}

function describeCaller(
  context: Context<ApiEnv>,
): Pick<RequestLogEntry, 'token' | 'subject' | 'agency' | 'origin'> {
  const { token, identity } = context.var.authorization;
  const origin = context.req.header('origin');
  return {
    token,
    subject: identity?.subject,
    agency: identity?.kind === 'admin' ? identity.agency.abbreviation : undefined,
    origin: origin && escapeForLog(origin),
  };
}

/** Query parameters, in lower case, that are not logged: a search term is personal data, the others are in a URL only by mistake. */
const REDACTED_PARAMS = new Set([
  'term',
  'email',
  'password',
  'token',
  'id_token',
  'access_token',
  'authorization',
]);
/** Filters by an id, in which an operator may type personal data. */
const ID_PARAMS = new Set(['id', 'user_id']);
const MAX_TEXT_LENGTH = 500;

/** Formats path and query of a URL for the log: redacts secrets, escapes control characters, limits the length. */
export function formatLogPath(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const query = [...searchParams]
    .map(([name, value]) => `${name}=${isRedacted(name, value) ? '*' : value}`)
    .join('&');
  const path = query === '' ? pathname : `${pathname}?${query}`;
  return escapeForLog(path);
}

function isRedacted(name: string, value: string): boolean {
  return REDACTED_PARAMS.has(name.toLowerCase()) || (ID_PARAMS.has(name) && !/^\d*$/.test(value));
}

function escapeForLog(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH).replace(/\p{Cc}/gu, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
