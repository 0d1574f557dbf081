import { type Failure } from '@/domain/failures';
import { type Region } from '@/domain/regions';
import { type PlatformRequest } from './request';

/** The call behind a failure. */
export interface FailedCall {
  /** As it was made, with what it sent: for the eyes of `detailsText` alone, which tells no more of it than where it went. */
  request: PlatformRequest<unknown>;
  region: Region;
  /** When it was first sent, ISO 8601 in UTC. */
  startedAt: string;
  /** Milliseconds until it ended, repeats included. */
  durationMs: number;
  /** How often it was sent; 0 where it never was. */
  attempts: number;
}

/**
 * By the failure itself, and gone with it. Beside failures and not in them: what the store and its tools hold of a
 * failure stays what the catalogue reads. None where a failure was made up, or another document met it.
 */
export const failedCalls = new WeakMap<Failure, FailedCall>();
