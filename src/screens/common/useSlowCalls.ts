import { useCallback, useEffect, useState } from 'react';
import { cancelCalls } from '@/api/client/thunkExtra';
import { SLOW_CALL_MS } from '@/domain/limits';
import { type CallRecord, selectPendingCalls } from '@/session/callsSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';

/** The calls of these kinds that have waited for their answer for more than `SLOW_CALL_MS`, and how to give them up. */
export function useSlowCalls(kinds: readonly CallRecord['kind'][]) {
  const dispatch = usePortalDispatch();
  const pendingCalls = usePortalSelector(selectPendingCalls);
  const [now, setNow] = useState(() => Date.now());
  const candidates = pendingCalls.filter(({ kind }) => kinds.includes(kind));
  const nextSlowAt = Math.min(
    ...candidates.map(({ startedAt }) => startedAt + SLOW_CALL_MS).filter((at) => at > now),
  );
  useEffect(() => {
    if (nextSlowAt === Infinity) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(nextSlowAt - Date.now(), 0) + 1);
    return () => clearTimeout(timer);
  }, [nextSlowAt]);
  const slowCalls = candidates.filter(({ startedAt }) => startedAt + SLOW_CALL_MS <= now);
  const giveUp = useCallback(() => {
    dispatch(cancelCalls(slowCalls.map(({ id }) => id)));
  }, [dispatch, slowCalls]);
  return { count: slowCalls.length, giveUp };
}
