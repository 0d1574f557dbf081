import { z } from 'zod';
import { arrayOf, integer, pattern, text } from '../http/request/fieldSchemas';
import { METHODS } from '../http/route';

/** Node's timers take no longer time. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** An injected fault, for tests, demos and training. */
const fault = z.strictObject({
  /**
   * latency: the response is delayed. status: another status and body. hang: no response, the connection stays open.
   * drop: the connection is closed without a response. cut: the connection is closed in the middle of the body. stall:
   * the body stops in the middle, the connection stays open. html: an HTML page instead of JSON.
   */
  kind: z.enum(['latency', 'status', 'hang', 'drop', 'cut', 'stall', 'html']),
  /** `host`, `method` and `path` restrict which requests the fault matches; it matches all by default. */
  host: z.enum(['usEast', 'australia', 'publicInfo']).optional(),
  method: z.enum(METHODS).optional(),
  /** `*` matches any characters. The query is compared only if the pattern has a `?`. */
  path: text().optional(),
  /** How many requests the fault matches before it is removed; unlimited by default. */
  times: integer(1).optional(),
  /** Whether the route runs anyway, so that only its response is lost. */
  applied: z.boolean().optional(),
  /** The delay in milliseconds; possible with every kind, and required for `latency`. */
  ms: integer(0).max(MAX_DELAY_MS, `must be at most ${MAX_DELAY_MS}`).optional(),
  /** The response status: 500 by default for `status`, 502 for `html`. */
  status: integer(200)
    .max(599, 'must be at most 599')
    .refine((status) => ![204, 205, 304].includes(status), 'must be a status with a body')
    .optional(),
  body: z.unknown().optional(),
  /** The Retry-After header in seconds. */
  retryAfter: integer(0).optional(),
  /** The Location header for a 3xx `status`. */
  location: pattern(/^[!-~]+$/, 'must be a URL in ASCII').optional(),
});
export type Fault = z.output<typeof fault>;

export const faultList = arrayOf(
  fault.refine(({ kind, ms }) => kind !== 'latency' || ms !== undefined, {
    path: ['ms'],
    message: 'is missing',
  }),
);
