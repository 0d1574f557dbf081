import { type Failure, toFailure } from '@/domain/failures';

/**
 * The failure of a query. Null if it has none, or if the portal has aborted it because its screen was left: RTK Query
 * keeps that error until the query is read again, which cached data may not need.
 */
export function toQueryFailure(error: unknown): Failure | null {
  return error === undefined || isAbort(error) ? null : toFailure(error);
}

function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
