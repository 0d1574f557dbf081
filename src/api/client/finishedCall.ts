import { type Failure } from '@/domain/failures';

/** One call that ended: what was asked, without any token, and what came of it. Unlike the session's record of calls it is kept by who asked for it alone. */
export interface FinishedCall {
  /** Names the cached answer that the call was for. */
  queryCacheKey: string | undefined;
  method: string;
  /** Path and query below the host's base URL. */
  path: string;
  host: 'platform' | 'publicInfo';
  /** When it was sent, ISO 8601 in UTC. */
  startedAt: string;
  /** Milliseconds, repeats of a read included. */
  durationMs: number;
  /** Null where it was answered as promised. */
  failure: Failure | null;
}
