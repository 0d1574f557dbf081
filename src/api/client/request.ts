import { type Region } from '@/domain/regions';

type QueryValue = string | number | boolean | undefined;

interface RequestParts<T> {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Starts with the name of the service. The endpoint encodes the parameters in it. */
  path: string;
  query?: Readonly<Record<string, QueryValue>>;
  /** Sent as JSON. */
  body?: unknown;
  /** JSON text that is sent unchanged instead of `body`; `JSON.stringify` would not keep all its digits and keys. */
  bodyText?: string;
  /** The call is a sign-in: a 401 means wrong credentials, and does not end the session. */
  isSignIn?: true;
  /** The only success statuses; by default every 2xx. */
  successStatuses?: readonly number[];
  /** Returns the result for a 404; by default a 404 is a failure. */
  getNotFoundResult?: () => T;
  /** Validates the response; `text` is the JSON that `body` was parsed from. @throws InvalidResponseError */
  parse: (body: unknown, headers: Headers, text: string) => T;
}

/**
 * The request of a call. The audience decides which token is sent (decision 2): the operator's (`pso`), the admin token
 * of the agency (`admin`), or none. A call without a token can name its region, or go to the third-party public-info
 * host, which must not get a token.
 */
export type PlatformRequest<T> = RequestParts<T> &
  (
    | { audience: 'pso' }
    | { audience: 'admin'; agency: string }
    | { audience: 'none'; region?: Region; host?: 'publicInfo' }
  );

/** Every request except a GET is a write. A write is never retried (decision 18). */
export function isReadRequest(request: PlatformRequest<unknown>): boolean {
  return (request.method ?? 'GET') === 'GET';
}

/** The URL of a request; `base` is the base URL of the backend. */
export function buildUrl(base: string, { path, query = {} }: PlatformRequest<unknown>): string {
  const searchParams = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) searchParams.set(name, String(value));
  }
  const search = searchParams.toString();
  return `${base}${path}${search === '' ? '' : `?${search}`}`;
}
