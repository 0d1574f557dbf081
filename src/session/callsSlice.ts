import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type FailureKind } from '../domain/failures';
import { RECENT_CALLS_LIMIT } from '../domain/limits';
import { sessionEnded } from './sessionSlice';

/** One call to the platform: nothing of its query or body, which may hold personal data. */
export interface CallRecord {
  id: string;
  /** `ahead`: a read of a screen that may be opened next, which nobody waits for yet. */
  kind: 'read' | 'prefetch' | 'write' | 'signIn';
  method: string;
  path: string;
  audience: 'pso' | 'admin' | 'none';
  agency: string | null;
  /** Milliseconds since 1970, by this computer's clock. */
  startedAt: number;
  /** Milliseconds until it ended, repeats included; null while it is under way. */
  durationMs: number | null;
  /** How it ended; null while it is under way. */
  outcome: 'ok' | FailureKind | null;
  status: number | null;
  /** How often it was sent, a read that was repeated more than once; 0 while it is under way, or where it never was. */
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
    /** A screen was opened that waits for calls made ahead of it. */
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

/** The calls that wait for their answer: the same list for the same state. */
export function selectPendingCalls({ calls }: { calls: readonly CallRecord[] }): readonly CallRecord[] {
  const known = pendingCallsCache.get(calls) ?? calls.filter(({ durationMs }) => durationMs === null);
  pendingCallsCache.set(calls, known);
  return known;
}
