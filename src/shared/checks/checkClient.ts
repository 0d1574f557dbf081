import { toFailure } from '@/domain/failures';
import { getPlatformTime, toPlatformTime } from '@/session/auth/clockSkew';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { selectCall, selectCalls } from '@/session/callsSlice';
import { type PortalStore } from '@/session/hooks';
import {
  type CallResult,
  type CheckCall,
  type CheckContext,
  type PendingQuery,
  type QueryEndpoint,
} from './check';

export interface CheckClient {
  getContext: () => CheckContext;
  /**
   * Runs one query without reading the cache, and unsubscribes from its cache entry afterwards.
   * @throws the signal's reason when it is aborted
   */
  runQuery<Arg, Data>(
    endpoint: QueryEndpoint<Arg, Data>,
    arg: Arg,
    signal: AbortSignal,
  ): Promise<RecordedResult<Data>>;
}

export interface RecordedResult<Data> {
  result: CallResult<Data>;
  /** Null when no call was recorded. */
  call: CheckCall | null;
}

/** Creates a client that sends its queries through the portal's store. `ownCalls` gets the ids of its pending calls. */
export function createCheckClient(
  { dispatch, getState }: Pick<PortalStore, 'dispatch' | 'getState'>,
  ownCalls = new Set<string>(),
): CheckClient {
  return {
    getContext: () => ({ currency: selectCurrency(getState()), now: getPlatformTime(getState()) }),
    runQuery: async <Arg, Data>(endpoint: QueryEndpoint<Arg, Data>, arg: Arg, signal: AbortSignal) => {
      signal.throwIfAborted();
      const pending = dispatch(endpoint.initiate(arg, { forceRefetch: true }) as Thunk<PendingQuery<Data>>);
      // A call is recorded as soon as its query is dispatched.
      const callId = selectCalls(getState()).findLast(
        (record) => record.queryCacheKey === pending.queryCacheKey,
      )?.id;
      if (callId !== undefined) ownCalls.add(callId);
      const abort = () => pending.abort();
      signal.addEventListener('abort', abort);
      try {
        const { isSuccess, data, error } = await pending;
        signal.throwIfAborted();
        const result: CallResult<Data> = isSuccess ? { data: data as Data } : { failure: toFailure(error) };
        return { result, call: readCall(callId, result) };
      } finally {
        signal.removeEventListener('abort', abort);
        if (callId !== undefined) ownCalls.delete(callId);
        pending.unsubscribe();
      }
    },
  };

  function readCall(callId: string | undefined, { failure }: CallResult<unknown>): CheckCall | null {
    const call = selectCall(getState(), callId);
    if (!call) return null;
    const { method, path, search, host, startedAt, durationMs } = call;
    return {
      method,
      path: `${path}${search}`,
      host,
      startedAt: new Date(toPlatformTime(getState(), startedAt)).toISOString(),
      durationMs: durationMs ?? 0,
      failure: failure ?? null,
    };
  }
}

type Thunk<Result> = (dispatch: unknown, getState: unknown, extra: unknown) => Result;
