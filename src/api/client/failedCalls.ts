import { type Failure } from '@/domain/failures';
import { type Region } from '@/domain/regions';
import { type PlatformRequest } from './request';

/** Details of a failed call. */
export interface FailedCall {
  /** The request with its body. Only `formatDetails` may read it, because it shows no more than method and path. */
  request: PlatformRequest<unknown>;
  region: Region;
  /** ISO 8601 in UTC. */
  startedAt: string;
  /** Milliseconds from start to end, retries included. */
  durationMs: number;
  /** Number of requests, retries included; 0 when nothing was sent. */
  attempts: number;
}

/**
 * The failed calls; the key is the failure object. The details are not fields of the failure, so that the store and its
 * devtools don't contain requests. A failure that did not come from a call of this page has no entry.
 */
export const failedCalls = new WeakMap<Failure, FailedCall>();
