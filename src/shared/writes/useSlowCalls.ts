import { useCallback, useEffect, useState } from 'react';
import { SLOW_CALL_MS } from '@/domain/limits';
import { type CallRecord, callsCancelled, listPendingCalls, selectCalls } from '@/session/callsSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';

/**
 * Counts the calls of these kinds that are pending for `SLOW_CALL_MS` or longer. `giveUp` stops waiting for them: they
 * end with a failure of the kind 'givenUp'.
 */
export function useSlowCalls(kinds: readonly CallRecord['kind'][]) {
  const dispatch = usePortalDispatch();
  const calls = usePortalSelector(selectCalls);
  const [now, setNow] = useState(() => Date.now());
  const candidates = listPendingCalls(calls).filter(({ kind }) => kinds.includes(kind));
  const nextSlowAt = Math.min(
    ...candidates.map(({ startedAt }) => startedAt + SLOW_CALL_MS).filter((slowAt) => slowAt > now),
  );
  useEffect(() => {
    if (nextSlowAt === Infinity) return;
    // 1 ms more, because a timer can fire slightly early.
    const timer = setTimeout(() => setNow(Date.now()), Math.max(nextSlowAt - Date.now(), 0) + 1);
    return () => clearTimeout(timer);
  }, [nextSlowAt]);
  const slowCalls = candidates.filter(({ startedAt }) => startedAt + SLOW_CALL_MS <= now);
  const giveUp = useCallback(() => {
    dispatch(callsCancelled(slowCalls.map(({ id }) => id)));
  }, [dispatch, slowCalls]);
  return { count: slowCalls.length, giveUp };
}
