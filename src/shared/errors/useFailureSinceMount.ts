import { useState } from 'react';
import { type Failure, toFailure } from '@/domain/failures';

/**
 * The failure of a query, without one that was in the cache when the component mounted and has no data beside it: a
 * prefetch or an earlier screen has left it, and RTK Query keeps it while the component's own call is pending.
 */
export function useFailureSinceMount({ error, data }: { error?: unknown; data?: unknown }): Failure | null {
  const [earlierError] = useState(error);
  if (!error || (error === earlierError && !data)) return null;
  return toFailure(error);
}
