import type { RequestLogEntry } from '../http/accessLog';
import {
  anyValue,
  array,
  boolean,
  integer,
  object,
  oneOf,
  optional,
  string,
  type Validator,
} from '../http/validators';

/** An injected fault, for tests, demos and training. */
export interface Fault {
  /**
   * latency: the response is delayed. status: another status and body. hang: no response, the connection stays open.
   * drop: the connection is closed without a response. cut: the connection is closed in the middle of the body. stall:
   * the body stops in the middle, the connection stays open. html: an HTML page instead of JSON.
   */
  kind: 'latency' | 'status' | 'hang' | 'drop' | 'cut' | 'stall' | 'html';
  /** `region`, `method` and `path` restrict which requests the fault matches; it matches all by default. */
  region?: RequestLogEntry['region'] | undefined;
  method?: string | undefined;
  /** `*` matches any characters. The query is compared only if the pattern has a `?`. */
  path?: string | undefined;
  /** How many requests the fault matches before it is removed; unlimited by default. */
  times?: number | undefined;
  /** Whether the route runs anyway, so that only its response is lost. */
  applied?: boolean | undefined;
  /** The delay in milliseconds; possible with every kind. */
  ms?: number | undefined;
  /** The response status: 500 by default for `status`, 502 for `html`. */
  status?: number | undefined;
  body?: unknown;
  /** The Retry-After header in seconds. */
  retryAfter?: number | undefined;
  /** The Location header for a 3xx `status`. */
  location?: string | undefined;
}

export const faultListValidator: Validator<Fault[]> = array(
  object({
    kind: oneOf(['latency', 'status', 'hang', 'drop', 'cut', 'stall', 'html']),
    region: optional(oneOf(['usEast', 'australia', 'publicInfo'])),
    method: optional(oneOf(['GET', 'POST', 'PATCH', 'DELETE'])),
    path: optional(string()),
    times: optional(integer(1)),
    applied: optional(boolean),
    ms: optional(integer(0)),
    status: optional(integer(200)),
    body: optional(anyValue),
    retryAfter: optional(integer(0)),
    location: optional(string()),
  }),
);
