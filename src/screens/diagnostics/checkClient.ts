import { addCallListener } from '@/api/client/callListeners';
import { type FinishedCall } from '@/api/client/finishedCall';
import { toFailure } from '@/domain/failures';
import { type PortalDispatch } from '@/session/hooks';
import { type CallResult, type PendingQuery, type QueryEndpoint } from './check';

export interface CheckClient {
  /**
   * Runs one query without reading the cache, and unsubscribes from its cache entry afterwards.
   * @throws the signal's reason when it is aborted
   */
  runQuery<Arg, Data>(
    endpoint: QueryEndpoint<Arg, Data>,
    arg: Arg,
    signal: AbortSignal,
  ): Promise<RecordedResult<Data>>;
  /** Records finished calls, so that `runQuery` returns them. Returns a function that stops the recording. */
  startRecording(): () => void;
}

export interface RecordedResult<Data> {
  result: CallResult<Data>;
  /** Null when no call was recorded. */
  call: FinishedCall | null;
}

export function createCheckClient(dispatch: PortalDispatch): CheckClient {
  const callsByCacheKey = new Map<string, FinishedCall>();
  return {
    startRecording: () =>
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
