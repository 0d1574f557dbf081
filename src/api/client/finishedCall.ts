import { type Failure } from '@/domain/failures';

/**
 * A finished call for the listeners of `addCallListener`. Unlike a `CallRecord` it has the query; it has no token and
 * no body.
 */
export interface FinishedCall {
  /** Undefined for a mutation. */
  queryCacheKey: string | undefined;
  method: string;
  /** Path and query below the host's base URL. */
  path: string;
  host: 'platform' | 'publicInfo';
  /** ISO 8601 in UTC. */
  startedAt: string;
  /** Milliseconds from start to end, retries included. */
  durationMs: number;
  /** Null after a success. */
  failure: Failure | null;
}
