import { useState } from 'react';
import { type Failure } from '@/domain/failures';
import { toQueryFailure } from './toQueryFailure';

/**
 * The failure of a query, without one that was in the cache when the component mounted and has no data beside it: a
 * prefetch or an earlier screen has left it, and RTK Query keeps it while the component's own call is pending.
 */
export function useFailureSinceMount({ error, data }: { error?: unknown; data?: unknown }): Failure | null {
  const [earlierError] = useState(error);
  return error === earlierError && !data ? null : toQueryFailure(error);
}
