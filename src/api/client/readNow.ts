import { type Result, toFailure } from '@/domain/failures';
import { type PortalThunk } from '@/session/hooks';

interface Read<Data> extends PromiseLike<QueryResult<Data>> {
  abort: () => void;
  unsubscribe: () => void;
}

interface QueryResult<Data> {
  isSuccess: boolean;
  /** Whether the next request of the query has begun: `data` is then older than `startedTimeStamp`. */
  isLoading: boolean;
  data?: Data;
  error?: unknown;
  startedTimeStamp?: number;
}

/**
 * A thunk: reads an endpoint by a request that starts now, for example `readNow(getPayment, { agency, paymentId })`.
 * RTK Query joins a request in flight, which may be older, and then the query runs once more. Resolves with data or failure.
 * After `signal`, RTK Query alone would go on with the next page of a read of several. The query is subscribed until it
 * ends: one without subscribers is aborted when the time of an earlier result in the cache is over.
 */
export function readNow<Arg, Data>(
  endpoint: { initiate: (arg: Arg, options: typeof FORCE_REFETCH) => PortalThunk<Read<Data>> },
  arg: Arg,
  signal?: AbortSignal,
): PortalThunk<Promise<Result<Data>>> {
  return async (dispatch) => {
    const reads: Read<Data>[] = [];
    const start = () => {
      const read = dispatch(endpoint.initiate(arg, FORCE_REFETCH));
      reads.push(read);
      if (signal?.aborted) read.abort();
      return read;
    };
    const abort = () => reads.at(-1)?.abort();
    signal?.addEventListener('abort', abort);
    try {
      const startedAt = Date.now();
      let result = await start();
      for (let reread = 0; reread < REREADS_LIMIT && isOlder(result, startedAt); reread += 1)
        result = await start();
      // After an error, `data` is still the result of an earlier call.
      return result.isSuccess && result.data !== undefined
        ? { data: result.data }
        : { error: toFailure(result.error) };
    } finally {
      signal?.removeEventListener('abort', abort);
      for (const read of reads) read.unsubscribe();
    }
  };
}

/** Once after a request in flight, and once more if yet another one has begun by then. */
const REREADS_LIMIT = 2;

function isOlder({ isLoading, startedTimeStamp = 0 }: QueryResult<unknown>, time: number): boolean {
  return isLoading || startedTimeStamp < time;
}

export const FORCE_REFETCH = { forceRefetch: true } as const;
