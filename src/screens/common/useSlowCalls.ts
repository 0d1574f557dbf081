import { useCallback, useEffect, useState } from 'react';
import { stopWaiting } from '@/api/client/callMemory';
import { SLOW_CALL_MS } from '@/domain/limits';
import { type CallRecord, selectCallsUnderWay } from '@/session/callsSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';

/** The calls of these kinds that have waited for their answer for more than `SLOW_CALL_MS`, and how to give them up. */
export function useSlowCalls(kinds: readonly CallRecord['kind'][]) {
  const dispatch = usePortalDispatch();
  const underWay = usePortalSelector(selectCallsUnderWay);
  const [now, setNow] = useState(() => Date.now());
  const waiting = underWay.filter(({ kind }) => kinds.includes(kind));
  const next = Math.min(...waiting.map(({ startedAt }) => startedAt + SLOW_CALL_MS).filter((at) => at > now));
  useEffect(() => {
    if (next === Infinity) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(next - Date.now(), 0) + 1);
    return () => clearTimeout(timer);
  }, [next]);
  const slow = waiting.filter(({ startedAt }) => startedAt + SLOW_CALL_MS <= now);
  const stop = useCallback(() => {
    dispatch(stopWaiting(slow.map(({ id }) => id)));
  }, [dispatch, slow]);
  return { count: slow.length, stop };
}
