import { type FinishedCall } from '@/api/client/finishedCall';
import { addCallListener } from '@/api/client/callListeners';
import { toFailure } from '@/domain/failures';
import { type PortalDispatch } from '@/session/hooks';
import { type CallResult, type QueryEndpoint, type PendingQuery } from './check';

/** Makes calls for checks. */
export interface CheckClient {
  /** Makes one call anew; what is cached is neither taken nor held on to. @throws the signal's reason when it is aborted */
  runQuery<Arg, Data>(
    endpoint: QueryEndpoint<Arg, Data>,
    arg: Arg,
    signal: AbortSignal,
  ): Promise<RecordedResult<Data>>;
  /** Takes notes of calls from now on, until the function that it gives is called. */
  recordCalls(): () => void;
}

export interface RecordedResult<Data> {
  result: CallResult<Data>;
  call: FinishedCall | null;
}

/** A caller over the portal's store. */
export function createCheckClient(dispatch: PortalDispatch): CheckClient {
  const callsByCacheKey = new Map<string, FinishedCall>();
  return {
    recordCalls: () =>
      dispatch(
        addCallListener((call) => {
          if (call.queryCacheKey !== undefined) callsByCacheKey.set(call.queryCacheKey, call);
        }),
      ),
    runQuery: async <Arg, Data>(endpoint: QueryEndpoint<Arg, Data>, arg: Arg, signal: AbortSignal) => {
      signal.throwIfAborted();
      const pending = dispatch(endpoint.initiate(arg, { forceRefetch: true }) as Thunk<PendingQuery<Data>>);
      const abort = () => pending.abort();
      signal.addEventListener('abort', abort);
      try {
        const { isSuccess, data, error } = await pending;
        signal.throwIfAborted();
        const result: CallResult<Data> = isSuccess ? { data: data as Data } : { failure: toFailure(error) };
        return { result, call: callsByCacheKey.get(pending.queryCacheKey) ?? null };
      } finally {
        signal.removeEventListener('abort', abort);
        pending.unsubscribe();
        callsByCacheKey.delete(pending.queryCacheKey);
      }
    },
  };
}

type Thunk<Result> = (dispatch: unknown, getState: unknown, extra: unknown) => Result;
