import { createSlice, freeze, isRejectedWithValue, original, type PayloadAction } from '@reduxjs/toolkit';
import { type Failure, type FailureKind } from '@/domain/failures';
import { RECENT_CALLS_LIMIT } from '@/domain/limits';
import { type Region } from '@/domain/regions';
import { sessionEnded } from './auth/sessionSlice';

/** One call to the platform; a failure names its call by `callId`. A record has no body and no token. */
export interface CallRecord {
  id: string;
  /** The cache entry that the call is for. Null for a mutation, and after the call, because it can contain a search term. */
  queryCacheKey: string | null;
  /** `prefetch`: a read for a screen that is not open yet. */
  kind: 'read' | 'prefetch' | 'write' | 'signIn';
  method: string;
  host: 'platform' | 'publicInfo';
  path: string;
  /** The query string with its question mark, without personal values; an empty string without a query. */
  search: string;
  /** The token that the call needs: the operator's (`pso`), an agency's (`admin`) or none. */
  audience: 'pso' | 'admin' | 'none';
  agency: string | null;
  region: Region;
  /** Milliseconds since 1970, by this computer's clock. */
  startedAt: number;
  /** Milliseconds from start to end, retries included; null while the call is pending. */
  durationMs: number | null;
  /** Null while the call is pending. */
  outcome: 'ok' | FailureKind | null;
  status: number | null;
  /** Number of requests, retries included; 0 while the call is pending, and when nothing was sent. */
  attempts: number;
  /** Whether the call is one of a run or rollout over many agencies, for which no page waits. */
  isBackground?: true;
  /** Whether the user has stopped waiting for it. */
  isGivenUp: boolean;
  /** The platform's messages about a failure, without the personal values of the request. */
  serverMessages: string[];
}

interface CallsState {
  /** The session's recent calls, the oldest first. */
  records: CallRecord[];
  /** The cache keys of the queries that are being prefetched. */
  prefetchedKeys: string[];
}

type CallResult = Pick<
  CallRecord,
  'id' | 'durationMs' | 'outcome' | 'status' | 'attempts' | 'serverMessages'
>;

const UNREADABLE = { outcome: 'unreadable', status: null } as const;

const initialState: CallsState = { records: [], prefetchedKeys: [] };

const slice = createSlice({
  name: 'calls',
  initialState,
  reducers: {
    callStarted: (calls, { payload }: PayloadAction<CallRecord>) => {
      const isPrefetch = calls.prefetchedKeys.includes(payload.queryCacheKey ?? '');
      const record: CallRecord = isPrefetch ? { ...payload, kind: 'prefetch' } : payload;
      changeRecords(calls, (records) => dropOldest([...records, freeze(record, true)]));
    },
    callFinished: (calls, { payload }: PayloadAction<CallResult>) =>
      updateRecord(calls, { ...payload, queryCacheKey: null }),
    /** The answer of a call that has finished does not have the specified shape; the payload is the call's id. */
    answerRejected: (calls, { payload }: PayloadAction<string>) =>
      updateRecord(calls, { id: payload, ...UNREADABLE }),
    /** The user no longer waits for these calls, which then abort themselves; the payload is their ids. */
    callsGivenUp: (calls, { payload }: PayloadAction<readonly string[]>) => {
      for (const record of calls.records) if (payload.includes(record.id)) record.isGivenUp = true;
    },
    /** A query is prefetched from now on; the payload is its cache key. */
    prefetchStarted: ({ records, prefetchedKeys }, { payload }: PayloadAction<string>) => {
      prefetchedKeys.push(payload);
      for (const record of records)
        if (record.queryCacheKey === payload && record.durationMs === null) record.kind = 'prefetch';
    },
    prefetchFinished: (calls, { payload }: PayloadAction<string>) => {
      calls.prefetchedKeys = calls.prefetchedKeys.filter((key) => key !== payload);
    },
    /** A screen was opened: the prefetches that are still pending count as its reads from now on. */
    prefetchesAdopted: (calls) => {
      calls.prefetchedKeys = [];
      for (const record of calls.records)
        if (record.kind === 'prefetch' && record.durationMs === null) record.kind = 'read';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, () => initialState)
      .addMatcher(isRejectedWithValue, (calls, { payload }) => {
        const { kind, callId } = payload as Failure;
        if (kind === 'unreadable' && callId !== undefined) updateRecord(calls, { id: callId, ...UNREADABLE });
      });
  },
});

function updateRecord(calls: CallsState, changes: Pick<CallRecord, 'id'> & Partial<CallRecord>): void {
  changeRecords(calls, (records) => {
    const index = records.findLastIndex(({ id }) => id === changes.id);
    const record = records[index];
    return record ? records.with(index, freeze({ ...record, ...changes }, true)) : records;
  });
}

/** A call that is pending stays, unless all are: what becomes of it must still be recorded. */
function dropOldest(records: CallRecord[]): CallRecord[] {
  if (records.length <= RECENT_CALLS_LIMIT) return records;
  const index = records.findIndex(({ durationMs }) => durationMs !== null);
  return records.toSpliced(Math.max(index, 0), 1);
}

/** Replaces the records. Immer would make a draft of each one that is looked at, twice for each call (decision 142). */
function changeRecords(calls: CallsState, change: (records: CallRecord[]) => CallRecord[]): void {
  calls.records = freeze(change(original(calls)?.records ?? calls.records));
}

export const {
  callStarted,
  callFinished,
  answerRejected,
  callsGivenUp,
  prefetchStarted,
  prefetchFinished,
  prefetchesAdopted,
} = slice.actions;
export const callsReducer = slice.reducer;

interface WithCalls {
  calls: CallsState;
}

export const selectCalls = ({ calls }: WithCalls): readonly CallRecord[] => calls.records;

/** The pending calls by the array of all calls: several places ask for them after each action. */
const pendingCallsCache = new WeakMap<readonly CallRecord[], readonly CallRecord[]>();

/** The calls that have no response yet. */
export function listPendingCalls(calls: readonly CallRecord[]): readonly CallRecord[] {
  const known = pendingCallsCache.get(calls);
  if (known) return known;
  const pending = calls.filter(({ durationMs }) => durationMs === null);
  pendingCallsCache.set(calls, pending);
  return pending;
}

/** The call with an id; undefined when it was too long ago. */
export function selectCall({ calls }: WithCalls, callId: string | undefined): CallRecord | undefined {
  return calls.records.findLast(({ id }) => id === callId);
}

/** Whether a query is prefetched, and no screen uses it yet. */
export function selectIsPrefetching({ calls }: WithCalls, queryCacheKey: string | undefined): boolean {
  return calls.prefetchedKeys.includes(queryCacheKey ?? '');
}
