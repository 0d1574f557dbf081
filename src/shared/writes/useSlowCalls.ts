import { useCallback, useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { SLOW_CALL_MS } from '@/domain/limits';
import { type CallRecord, callsCancelled, listPendingCalls, selectCalls } from '@/session/callsSlice';
import { type PortalState, usePortalDispatch, usePortalSelector, usePortalStore } from '@/session/hooks';

/**
 * Counts the calls of these kinds that are pending for `SLOW_CALL_MS` or longer. `giveUp` stops waiting for them: they
 * end with a failure of the kind 'givenUp'. `kinds` is the same array each time. It renders when a call becomes slow or a slow one ends, not with each call.
 */
export function useSlowCalls(kinds: readonly CallRecord['kind'][]) {
  const dispatch = usePortalDispatch();
  const { getState } = usePortalStore();
  const [now, setNow] = useState(() => Date.now());
  const isPending = usePortalSelector((state) => listCandidates(state, kinds).length > 0);
  const slowCalls = usePortalSelector(
    (state) =>
      listCandidates(state, kinds)
        .filter(({ startedAt }) => startedAt + SLOW_CALL_MS <= now)
        .map(({ id }) => id),
    shallowEqual,
  );
  useEffect(() => {
    if (!isPending) return;
    const slowTimes = listCandidates(getState(), kinds).map(({ startedAt }) => startedAt + SLOW_CALL_MS);
    const nextSlowAt = Math.min(...slowTimes.filter((slowAt) => slowAt > now), Date.now() + SLOW_CALL_MS);
    // 1 ms more, because a timer can fire slightly early.
    const timer = setTimeout(() => setNow(Date.now()), Math.max(nextSlowAt - Date.now(), 0) + 1);
    return () => clearTimeout(timer);
  }, [isPending, now, getState, kinds]);
  const giveUp = useCallback(() => {
    dispatch(callsCancelled(slowCalls));
  }, [dispatch, slowCalls]);
  return { count: slowCalls.length, giveUp };
}

function listCandidates(state: PortalState, kinds: readonly CallRecord['kind'][]): readonly CallRecord[] {
  return listPendingCalls(selectCalls(state)).filter(({ kind }) => kinds.includes(kind));
}
