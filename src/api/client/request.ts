import { type Region } from '@/domain/regions';

type QueryValue = string | number | boolean | undefined;

interface RequestParts<T> {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** From the service's name on; parameters in it are encoded by the endpoint. */
  path: string;
  query?: Readonly<Record<string, QueryValue>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`: JSON text already, which writing it anew would change. */
  bodyText?: string;
  /** A sign-in of its own: a 401 refuses that, and says nothing of the token that went with it. */
  isSignIn?: true;
  /** The statuses that are a success, where not every 2xx is one. */
  successStatuses?: readonly number[];
  /** What a 404 means, where it is an answer and no failure. */
  parseNotFound?: () => T;
  /** Reads the answer at the edge; `text` is the valid JSON that `body` was parsed from. @throws UnreadableAnswer */
  parse: (body: unknown, headers: Headers, text: string) => T;
}

/**
 * One call to the platform. The audience says which token goes with it (decision 2): the operator's, the admin
 * token of the one agency that the call is about, or none. A call without a token may name the region it is for, or
 * go to the third-party public-info host, which no token ever reaches.
 */
export type PlatformRequest<T> = RequestParts<T> &
  (
    | { audience: 'pso' }
    | { audience: 'admin'; agency: string }
    | { audience: 'none'; region?: Region; host?: 'publicInfo' }
  );

/** A write is anything but a GET: sent once per decision of the user, whatever happens (decision 18). */
export function isReadRequest(request: PlatformRequest<unknown>): boolean {
  return (request.method ?? 'GET') === 'GET';
}

/** The address of a request below a backend's base URL. */
export function buildUrl(base: string, { path, query = {} }: PlatformRequest<unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return `${base}${path}${text === '' ? '' : `?${text}`}`;
}
