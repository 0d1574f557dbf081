import { type Region } from '@/domain/regions';

type QueryValue = string | number | boolean | undefined;

interface RequestParts {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Starts with the name of the service. The endpoint encodes the parameters in it. */
  path: string;
  query?: Readonly<Record<string, QueryValue>>;
  /** Sent as JSON. */
  body?: unknown;
  /** JSON text that is sent unchanged instead of `body`; `JSON.stringify` would not keep all its digits and keys. */
  bodyText?: string;
  /** The call is a sign-in, or a part of one: its record says so, and a 401 does not end the session. */
  isSignIn?: true;
  /** The call is of a run over many agencies: no notice counts it as slow, and no button stops it. */
  isBackground?: boolean;
  /** The field of the answer with a new token. The answer's body has nothing else, because all other text is redacted. */
  tokenField?: 'id_token' | 'token';
  /** The only success statuses of a write; by default 200, 201 and 204. */
  successStatuses?: readonly number[];
  /** A 404 with JSON or without a body is an answer for the endpoint's `responseSchema`; by default it is a failure. */
  acceptsNotFound?: true;
}

/**
 * The request of a call. The audience decides which token is sent (decision 2): the operator's (`pso`), the admin token
 * of the agency (`admin`), or none. A call without a token can name its region, or go to the third-party public-info
 * host, which must not get a token.
 */
export type PlatformRequest = RequestParts &
  (
    | { audience: 'pso' }
    | { audience: 'admin'; agency: string }
    | { audience: 'none'; region?: Region; host?: 'publicInfo' }
  );

/** A successful response, which the endpoint's `responseSchema` turns into the endpoint's result. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The body with the secrets in use redacted; the text `null` for an empty body. */
  text: string;
  /** The parsed `text`. Null after an accepted 404; with `tokenField` only that field, not redacted. */
  body: unknown;
  /** `body` is nested deeper than `RESPONSE_DEPTH_LIMIT`. A list leaves out the rows that are. */
  isTooDeep?: true;
}

/** Every request except a GET is a write. A write is never retried (decision 18). */
export function isReadRequest(request: PlatformRequest): boolean {
  return (request.method ?? 'GET') === 'GET';
}

/** The query string of a request with its question mark; an empty string without a query. */
export function buildSearch({ query = {} }: Pick<PlatformRequest, 'query'>): string {
  const searchParams = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) searchParams.set(name, String(value));
  }
  const search = searchParams.toString();
  return search === '' ? '' : `?${search}`;
}
