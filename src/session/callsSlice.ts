import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type FailureKind } from '../domain/failures';
import { RECENT_CALLS_LIMIT } from '../domain/limits';
import { sessionEnded } from './sessionSlice';

/** One call to the platform, without its query and body, which may contain personal data. */
export interface CallRecord {
  id: string;
  /** `prefetch`: a read for a screen that is not open yet. */
  kind: 'read' | 'prefetch' | 'write' | 'signIn';
  method: string;
  path: string;
  /** The call's token: the operator's (`pso`), an agency's (`admin`) or none. */
  audience: 'pso' | 'admin' | 'none';
  agency: string | null;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Milliseconds from start to end, retries included; null while the call is pending. */
  durationMs: number | null;
  /** Null while the call is pending. */
  outcome: 'ok' | FailureKind | null;
  status: number | null;
  /** Number of requests, retries included; 0 while the call is pending, and when nothing was sent. */
  attempts: number;
}

/** The session's recent calls, the oldest first. */
const slice = createSlice({
  name: 'calls',
  initialState: [] as readonly CallRecord[],
  reducers: {
    callStarted: (calls, { payload }: PayloadAction<CallRecord>) =>
      [...calls, payload].slice(-RECENT_CALLS_LIMIT),
    callFinished: (
      calls,
      { payload }: PayloadAction<Pick<CallRecord, 'id' | 'durationMs' | 'outcome' | 'status' | 'attempts'>>,
    ) => calls.map((call) => (call.id === payload.id ? { ...call, ...payload } : call)),
    /** The screen that needs prefetched calls was opened. The payload is the ids of the calls. */
    prefetchedCallsUsed: (calls, { payload }: PayloadAction<readonly string[]>) =>
      calls.map((call) => (payload.includes(call.id) ? { ...call, kind: 'read' } : call)),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => []);
  },
});

export const { callStarted, callFinished, prefetchedCallsUsed } = slice.actions;
export const callsReducer = slice.reducer;

const pendingCallsCache = new WeakMap<readonly CallRecord[], readonly CallRecord[]>();

/** Returns the same array for the same state, so that components don't rerender. */
export function selectPendingCalls({ calls }: { calls: readonly CallRecord[] }): readonly CallRecord[] {
  const pendingCalls = pendingCallsCache.get(calls) ?? calls.filter(({ durationMs }) => durationMs === null);
  pendingCallsCache.set(calls, pendingCalls);
  return pendingCalls;
}
