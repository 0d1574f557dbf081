import { fetchUncached, type QueryEndpoint } from '@/api/client/fetchUncached';
import { getPlatformTime, toPlatformTime } from '@/session/auth/clockSkew';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { type CallRecord } from '@/session/callsSlice';
import { type ThunkStore } from '@/session/hooks';
import { type CallResult, type CheckCall, type CheckContext } from './check';

export interface CheckClient {
  getContext: () => CheckContext;
  /**
   * Runs one query without the cache.
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

/** Creates a client that sends its queries through the portal's store. `isBackground`: for a run of Fleet. */
export function createCheckClient(
  { dispatch, getState }: ThunkStore,
  { isBackground = false } = {},
): CheckClient {
  return {
    getContext: () => ({ currency: selectCurrency(getState()), now: getPlatformTime(getState()) }),
    runQuery: async <Arg, Data>(endpoint: QueryEndpoint<Arg, Data>, arg: Arg, signal: AbortSignal) => {
      signal.throwIfAborted();
      const records = new Map<string, CallRecord>();
      const { data, error } = await dispatch(
        fetchUncached(endpoint, arg, {
          signal,
          isBackground,
          onCall: (record) => records.set(record.id, { ...records.get(record.id), ...record } as CallRecord),
        }),
      );
      signal.throwIfAborted();
      const result: CallResult<Data> = error ? { failure: error } : { data };
      const [call] = records.values();
      return { result, call: call ? toCheckCall(call, result) : null };
    },
  };

  function toCheckCall(call: CallRecord, { failure }: CallResult<unknown>): CheckCall {
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
