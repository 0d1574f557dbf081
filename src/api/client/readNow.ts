import { type Failure, toFailure } from '@/domain/failures';
import { type PortalThunk } from '@/session/hooks';

type Read<Data> = PromiseLike<QueryResult<Data>> & { abort: () => void };

interface QueryResult<Data> {
  isSuccess: boolean;
  data?: Data | undefined;
  error?: unknown;
  startedTimeStamp?: number | undefined;
}

/**
 * A thunk: reads by a query, for example `getPayment.initiate(arg, FORCE_REFETCH)`, whose request starts now. RTK Query
 * joins a request in flight, which may be older, and then the query runs once more. Resolves with data or failure.
 * After `signal`, RTK Query alone would go on with the next page of a read of several.
 */
export function readNow<Data>(
  query: () => PortalThunk<Read<Data>>,
  signal?: AbortSignal,
): PortalThunk<Promise<{ data: Data } | { failure: Failure }>> {
  return async (dispatch) => {
    const start = () => {
      const read = dispatch(query());
      if (signal?.aborted) read.abort();
      else signal?.addEventListener('abort', () => read.abort(), { once: true });
      return read;
    };
    const startedAt = Date.now();
    let result = await start();
    if ((result.startedTimeStamp ?? 0) < startedAt) result = await start();
    // After an error, `data` is still the result of an earlier call.
    return result.isSuccess && result.data !== undefined
      ? { data: result.data }
      : { failure: toFailure(result.error) };
  };
}

export const FORCE_REFETCH = { subscribe: false, forceRefetch: true } as const;
