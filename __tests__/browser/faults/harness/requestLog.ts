import { createHash } from 'node:crypto';
import { type BrowserContext, type Request } from '@playwright/test';
import { findAudience } from '@tests/browser/audiences';

/** Whose token a call carried, read from it. */
export interface TokenClaims {
  aud: 'pso' | 'admin' | 'unreadable';
  sub: string;
  iss: string;
  agency?: { abbreviation: string };
}

/** One request that a page began, whether or not it got anywhere. */
export interface LoggedRequest {
  method: string;
  url: URL;
  /** Below a region's base, without the query; the whole path elsewhere. */
  path: string;
  /** `us-east`, `australia` or `public-info` of the platform's own; undefined for the portal's files. */
  host: string | undefined;
  claims: TokenClaims | undefined;
  /** The agency of the page that began it, by its address. */
  pageAgency: string | undefined;
  bodyHash: string | undefined;
  /** Null until there is an answer; 'failed' where none came. */
  status: number | 'failed' | null;
}

/** Every request of a context's pages, and the writes that the case asked for. */
export interface RequestLog {
  readonly requests: readonly LoggedRequest[];
  /** Each token that was ever sent. */
  readonly tokens: ReadonlySet<string>;
  /** Calls to a path of the platform; `/./` for any. */
  requestsTo(path: RegExp | string, method?: string): LoggedRequest[];
  /** Says that the next step writes, once, to this path; what is not asked for fails the case, and so does what is not sent. */
  expectWrite(method: 'POST' | 'PATCH' | 'DELETE', path: string): void;
  readonly expectedWrites: readonly string[];
}

const REGION_BY_SLUG: Readonly<Record<string, string>> = { 'us-east': 'usEast', australia: 'australia' };

export function createRequestLog(context: BrowserContext): RequestLog {
  const requests: LoggedRequest[] = [];
  const tokens = new Set<string>();
  const expectedWrites: string[] = [];
  const loggedByRequest = new Map<Request, LoggedRequest>();
  const setStatus = (request: Request, status: number | 'failed') => {
    const logged = loggedByRequest.get(request);
    if (logged) logged.status = status;
  };
  context.on('request', (request) => {
    const { authorization } = request.headers();
    const token = authorization?.replace('Bearer ', '');
    if (token !== undefined) tokens.add(token);
    const logged = parseRequest(request, token);
    loggedByRequest.set(request, logged);
    requests.push(logged);
  });
  context.on('response', (response) => setStatus(response.request(), response.status()));
  context.on('requestfailed', (request) => setStatus(request, 'failed'));
  return {
    requests,
    tokens,
    expectedWrites,
    requestsTo: (path, method = 'GET') =>
      requests
        .filter((logged) => logged.host !== undefined && logged.method === method)
        .filter((logged) => (typeof path === 'string' ? logged.path === path : path.test(logged.path))),
    expectWrite: (method, path) => {
      expectedWrites.push(`${method} ${path}`);
    },
  };
}

/** The writes of a requestLog, in the form of `expectedWrites`. */
export function listWrites({ requests }: RequestLog): string[] {
  return requests
    .filter(({ method, host }) => host !== undefined && !['GET', 'HEAD', 'OPTIONS'].includes(method))
    .map(({ method, path }) => `${method} ${path}`);
}

/** What is wrong with the token of each call: kind, region, agency. */
export function findWrongTokens({ requests }: RequestLog): string[] {
  return requests.flatMap((logged) => {
    const { host, path, url, claims, pageAgency, method } = logged;
    const audience = host === undefined ? 'none' : findAudience(path);
    const problems = [
      (claims?.aud ?? 'none') !== audience && `a token of the kind ${claims?.aud ?? 'none'}`,
      claims && REGION_BY_SLUG[host ?? ''] !== claims.iss && `a token of the region ${claims.iss}`,
      claims?.agency &&
        [url.searchParams.get('agency'), /\/v2\/resources\/([^/]+)\//.exec(path)?.[1], pageAgency].some(
          (named) => named && named !== claims.agency?.abbreviation,
        ) &&
        `the token of ${claims.agency.abbreviation} on a page of ${pageAgency ?? 'none'}`,
    ].filter((problem) => typeof problem === 'string');
    return problems.map((problem) => `${method} ${url.href}: ${problem}`);
  });
}

function parseRequest(request: Request, token: string | undefined): LoggedRequest {
  const url = new URL(request.url());
  const [, host, below] = /^\/platform\/([a-z-]+)(\/.*)$/.exec(url.pathname) ?? [];
  const body = request.postData();
  return {
    method: request.method(),
    url,
    path: below ?? url.pathname,
    host,
    claims: token === undefined ? undefined : parseClaims(token),
    pageAgency: parsePageAgency(request),
    bodyHash: body === null ? undefined : createHash('sha256').update(body).digest('hex').slice(0, 12),
    status: null,
  };
}

/** A token of another make fits no call. */
function parseClaims(token: string): TokenClaims {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as TokenClaims;
  } catch {
    return { aud: 'unreadable', sub: '', iss: '' };
  }
}

function parsePageAgency(request: Request): string | undefined {
  try {
    return /\/agency-dashboard\/([\w-]+)/.exec(request.frame().url())?.[1];
  } catch {
    // The page is not there yet, or no longer.
    return undefined;
  }
}
