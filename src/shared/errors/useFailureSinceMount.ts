import { useState } from 'react';
import { type Failure } from '@/domain/failures';
import { toQueryFailure } from './toQueryFailure';

interface Query {
  error?: unknown;
  data?: unknown;
  /** If the argument can change while the component is mounted: that is as another mount. */
  originalArgs?: unknown;
}

/**
 * The failure of a query, without one that was in the cache when the component mounted and has no data beside it: a
 * prefetch or an earlier screen has left it, and RTK Query keeps it while the component's own call is pending.
 */
export function useFailureSinceMount({ error, data, originalArgs }: Query): Failure | null {
  const [earlier, setEarlier] = useState({ error, originalArgs });
  if (earlier.originalArgs !== originalArgs) setEarlier({ error, originalArgs });
  return error === earlier.error && !data ? null : toQueryFailure(error);
}
