import { createHash } from 'node:crypto';
import { type BrowserContext, type Request } from '@playwright/test';
import { findAudience } from '@tests/browser/audiences';
import { toJwt } from '@tests/browser/opaqueTokens';

/** The claims of the local platform's tokens: audience, subject, the region as issuer, and an admin token's agency. */
interface TokenClaims {
  aud: 'pso' | 'admin' | 'invalid';
  sub: string;
  iss: string;
  agency?: { abbreviation: string };
}

interface LoggedRequest {
  method: string;
  url: URL;
  /** The path without the base URL of the region; for the portal's own files the whole path. */
  path: string;
  /** The path's segment after `/platform/`: a region's or `public-info`. Undefined for the portal's files. */
  regionSlug: string | undefined;
  claims: TokenClaims | undefined;
  /** The agency in the URL of the page that sent the request. */
  pageAgency: string | undefined;
  bodyHash: string | undefined;
  /** Null while the request is in flight; 'failed' if it got no response. */
  status: number | 'failed' | null;
}

/** Every request of a context's pages, and the writes that the test expects. */
export interface RequestLog {
  readonly requests: readonly LoggedRequest[];
  readonly tokens: ReadonlySet<string>;
  /** The requests to a path of the platform, by default only GET; `/./` matches every path. */
  requestsTo(path: RegExp | string, method?: string): LoggedRequest[];
  /** Expects one write. An unexpected write fails the test, and so does an expected one that is not sent. */
  expectOneWrite(method: 'POST' | 'PATCH' | 'DELETE', path: string): void;
  readonly expectedWrites: readonly string[];
}

/** Sign Out sends one POST to this path for each token of the session (decision 127), so no test announces it as a write. */
const SIGN_OUT_PATH = '/pso/api/v1/signout';

const REGION_BY_SLUG: Readonly<Record<string, string>> = { 'us-east': 'usEast', australia: 'australia' };

export const isPlatformRequest = ({ regionSlug }: LoggedRequest) => regionSlug !== undefined;

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
        .filter((logged) => isPlatformRequest(logged) && logged.method === method)
        .filter((logged) => (typeof path === 'string' ? logged.path === path : path.test(logged.path))),
    expectOneWrite: (method, path) => {
      expectedWrites.push(`${method} ${path}`);
    },
  };
}

/** Lists the writes that were sent, in the form of `expectedWrites`. */
export function listWrites({ requests }: RequestLog): string[] {
  return requests
    .filter(isPlatformRequest)
    .filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
    .filter(({ path }) => path !== SIGN_OUT_PATH)
    .map(({ method, path }) => `${method} ${path}`);
}

/**
 * Describes each request whose token has the wrong kind, region or agency. `hasBackgroundRuns`: a run of Fleet may ask agencies
 * while the page of another one is open, so the page's agency says nothing.
 */
export function findWrongTokens({ requests }: RequestLog, hasBackgroundRuns: boolean): string[] {
  return requests.flatMap((logged) => {
    const { regionSlug = '', path, url, claims, pageAgency, method } = logged;
    if (path === SIGN_OUT_PATH) return [];
    const audience = isPlatformRequest(logged) ? findAudience(path) : 'none';
    // The agency that the query, the path or the page names.
    const otherAgency =
      claims?.agency &&
      [
        url.searchParams.get('agency'),
        /\/v2\/resources\/([^/]+)\//.exec(path)?.[1],
        hasBackgroundRuns ? undefined : pageAgency,
      ].find((abbreviation) => abbreviation && abbreviation !== claims.agency?.abbreviation);
    const problems = [
      (claims?.aud ?? 'none') !== audience && `a token of the kind ${claims?.aud ?? 'none'}`,
      claims && REGION_BY_SLUG[regionSlug] !== claims.iss && `a token of the region ${claims.iss}`,
      otherAgency && `the token of ${claims.agency?.abbreviation} for ${otherAgency}`,
    ].filter((problem) => typeof problem === 'string');
    return problems.map((problem) => `${method} ${url.href}: ${problem}`);
  });
}

function parseRequest(request: Request, token: string | undefined): LoggedRequest {
  const url = new URL(request.url());
  const [, regionSlug, platformPath] = /^\/platform\/([a-z-]+)(\/.*)$/.exec(url.pathname) ?? [];
  const body = request.postData();
  return {
    method: request.method(),
    url,
    path: platformPath ?? url.pathname,
    regionSlug,
    claims: token === undefined ? undefined : parseClaims(token),
    pageAgency: parsePageAgency(request),
    bodyHash: body === null ? undefined : createHash('sha256').update(body).digest('hex').slice(0, 12),
    status: null,
  };
}

/** If the token is neither a JWT nor an opaque one of the tests, returns claims that no call accepts. */
function parseClaims(token: string): TokenClaims {
  try {
    const [, payload = ''] = toJwt(token).split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as TokenClaims;
  } catch {
    return { aud: 'invalid', sub: '', iss: '' };
  }
}

function parsePageAgency(request: Request): string | undefined {
  try {
    return /\/agency-dashboard\/([\w-]+)/.exec(request.frame().url())?.[1];
  } catch {
    // The page does not exist yet, or is closed already.
    return undefined;
  }
}
