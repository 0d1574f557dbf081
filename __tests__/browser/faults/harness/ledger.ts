import { createHash } from 'node:crypto';
import { type BrowserContext, type Request } from '@playwright/test';
import { audienceOf } from '@tests/browser/audiences';

/** Whose token a call carried, read from it. */
export interface Claims {
  aud: 'pso' | 'admin' | 'unreadable';
  sub: string;
  iss: string;
  agency?: { abbreviation: string };
}

/** One request that a page began, whether or not it got anywhere. */
export interface Call {
  method: string;
  url: URL;
  /** Below a region's base, without the query; the whole path elsewhere. */
  path: string;
  /** `us-east`, `australia` or `public-info` of the platform's own; undefined for the portal's files. */
  host: string | undefined;
  claims: Claims | undefined;
  /** The agency of the page that began it, by its address. */
  pageAgency: string | undefined;
  bodyHash: string | undefined;
  /** Null until there is an answer; 'failed' where none came. */
  outcome: number | 'failed' | null;
}

/** Every request of a context's pages, and the writes that the case asked for. */
export interface Ledger {
  readonly calls: readonly Call[];
  /** Each token that was ever sent. */
  readonly tokens: ReadonlySet<string>;
  /** Calls to a path of the platform; `/./` for any. */
  to(path: RegExp | string, method?: string): Call[];
  /** Says that the next step writes, once, to this path; what is not asked for fails the case, and so does what is not sent. */
  ask(method: 'POST' | 'PATCH' | 'DELETE', path: string): void;
  readonly asked: readonly string[];
}

const SLUGS: Readonly<Record<string, string>> = { 'us-east': 'usEast', australia: 'australia' };

export function openLedger(context: BrowserContext): Ledger {
  const calls: Call[] = [];
  const tokens = new Set<string>();
  const asked: string[] = [];
  const byRequest = new Map<Request, Call>();
  const settle = (request: Request, outcome: number | 'failed') => {
    const call = byRequest.get(request);
    if (call) call.outcome = outcome;
  };
  context.on('request', (request) => {
    const { authorization } = request.headers();
    const token = authorization?.replace('Bearer ', '');
    if (token !== undefined) tokens.add(token);
    const call = callOf(request, token);
    byRequest.set(request, call);
    calls.push(call);
  });
  context.on('response', (response) => settle(response.request(), response.status()));
  context.on('requestfailed', (request) => settle(request, 'failed'));
  return {
    calls,
    tokens,
    asked,
    to: (path, method = 'GET') =>
      calls
        .filter((call) => call.host !== undefined && call.method === method)
        .filter((call) => (typeof path === 'string' ? call.path === path : path.test(call.path))),
    ask: (method, path) => {
      asked.push(`${method} ${path}`);
    },
  };
}

/** The writes of a ledger, in the words of `ask`. */
export function writesOf({ calls }: Ledger): string[] {
  return calls
    .filter(({ method, host }) => host !== undefined && !['GET', 'HEAD', 'OPTIONS'].includes(method))
    .map(({ method, path }) => `${method} ${path}`);
}

/** What is wrong with the token of each call: kind, region, agency. */
export function wrongTokens({ calls }: Ledger): string[] {
  return calls.flatMap((call) => {
    const { host, path, url, claims, pageAgency, method } = call;
    const audience = host === undefined ? 'none' : audienceOf(path);
    const problems = [
      (claims?.aud ?? 'none') !== audience && `a token of the kind ${claims?.aud ?? 'none'}`,
      claims && SLUGS[host ?? ''] !== claims.iss && `a token of the region ${claims.iss}`,
      claims?.agency &&
        [url.searchParams.get('agency'), /\/v2\/resources\/([^/]+)\//.exec(path)?.[1], pageAgency].some(
          (named) => named && named !== claims.agency?.abbreviation,
        ) &&
        `the token of ${claims.agency.abbreviation} on a page of ${pageAgency ?? 'none'}`,
    ].filter((problem) => typeof problem === 'string');
    return problems.map((problem) => `${method} ${url.href}: ${problem}`);
  });
}

function callOf(request: Request, token: string | undefined): Call {
  const url = new URL(request.url());
  const [, host, below] = /^\/platform\/([a-z-]+)(\/.*)$/.exec(url.pathname) ?? [];
  const body = request.postData();
  return {
    method: request.method(),
    url,
    path: below ?? url.pathname,
    host,
    claims: token === undefined ? undefined : claimsOf(token),
    pageAgency: pageAgencyOf(request),
    bodyHash: body === null ? undefined : createHash('sha256').update(body).digest('hex').slice(0, 12),
    outcome: null,
  };
}

/** A token of another make fits no call. */
function claimsOf(token: string): Claims {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  } catch {
    return { aud: 'unreadable', sub: '', iss: '' };
  }
}

function pageAgencyOf(request: Request): string | undefined {
  try {
    return /\/agency-dashboard\/([\w-]+)/.exec(request.frame().url())?.[1];
  } catch {
    // The page is not there yet, or no longer.
    return undefined;
  }
}
