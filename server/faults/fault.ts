import type { RequestLogEntry } from '../http/accessLog';
import {
  anyValue,
  type Validator,
  boolean,
  integer,
  array,
  object,
  oneOf,
  optional,
  string,
} from '../http/validators';

/** Something that goes wrong on request, for tests, demonstrations and training. */
export interface Fault {
  /**
   * latency: the answer comes late. status: another status and body. hang: no answer, the connection stays open.
   * drop: the connection is closed without an answer. cut: the answer ends half-way. stall: it stops half-way, the
   * connection stays open. html: a page instead of JSON.
   */
  kind: 'latency' | 'status' | 'hang' | 'drop' | 'cut' | 'stall' | 'html';
  /** Which calls it befalls: all, unless said. */
  region?: RequestLogEntry['region'] | undefined;
  method?: string | undefined;
  /** `*` stands for any characters; with a `?` the query is compared too. */
  path?: string | undefined;
  /** How many calls it befalls, for ever unless said. */
  times?: number | undefined;
  /** Whether the call is carried out all the same, so that only its answer is lost. */
  applied?: boolean | undefined;
  /** Milliseconds of latency. */
  ms?: number | undefined;
  /** The status of `status` (500 unless said) and `html` (502 unless said). */
  status?: number | undefined;
  body?: unknown;
  /** Seconds in a Retry-After header. */
  retryAfter?: number | undefined;
  /** Where `status` sends the caller, for a 3xx. */
  location?: string | undefined;
}

/** Checks a list of faults that came from outside. */
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
