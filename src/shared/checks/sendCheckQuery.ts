import { fetchUncached, type QueryEndpoint } from '@/api/client/fetchUncached';
import { type Result } from '@/domain/failures';
import { getPlatformTime, toPlatformTime } from '@/session/auth/clockSkew';
import { selectCurrency } from '@/session/auth/sessionSlice';
import { type CallRecord } from '@/session/callsSlice';
import { type PortalState, type PortalThunk } from '@/session/hooks';
import { type CheckCall, type CheckContext } from './check';

export function selectCheckContext(state: PortalState): CheckContext {
  return { currency: selectCurrency(state), now: getPlatformTime(state) };
}

export interface RecordedResult<Data> {
  result: Result<Data>;
  /** Null when no call was recorded. */
  call: CheckCall | null;
}

/**
 * A thunk: runs one query without the cache. `isBackground`: for a run of Fleet.
 * @throws the signal's reason when it is aborted
 */
export function sendCheckQuery<Arg, Data>(
  endpoint: QueryEndpoint<Arg, Data>,
  arg: Arg,
  { signal, isBackground }: { signal: AbortSignal; isBackground: boolean },
): PortalThunk<Promise<RecordedResult<Data>>> {
  return async (dispatch, getState) => {
    signal.throwIfAborted();
    const records = new Map<string, CallRecord>();
    const result = await dispatch(
      fetchUncached(endpoint, arg, {
        signal,
        isBackground,
        onCall: (record) => records.set(record.id, { ...records.get(record.id), ...record } as CallRecord),
      }),
    );
    signal.throwIfAborted();
    const [call] = records.values();
    return { result, call: call ? toCheckCall(getState(), call, result) : null };
  };
}

function toCheckCall(state: PortalState, call: CallRecord, { error }: Result<unknown>): CheckCall {
  const { method, path, search, host, startedAt, durationMs } = call;
  return {
    method,
    path: `${path}${search}`,
    host,
    startedAt: new Date(toPlatformTime(state, startedAt)).toISOString(),
    durationMs: durationMs ?? 0,
    failure: error ?? null,
  };
}
