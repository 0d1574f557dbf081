import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { SLOW_CALL_MS } from '@/domain/limits';
import { type CallRecord, callsCancelled, listPendingCalls, selectCalls } from '@/session/callsSlice';
import { type PortalState, type PortalStore, usePortalDispatch, usePortalStore } from '@/session/hooks';

type Kinds = readonly CallRecord['kind'][];

/**
 * Counts the calls of these kinds that are pending for `SLOW_CALL_MS` or longer. `cancel` stops waiting for them: they
 * end with a failure of the kind 'givenUp'. `kinds` is the same array each time. It renders when a call becomes slow or
 * a slow one ends, not with each call.
 */
export function useSlowCalls(kinds: Kinds) {
  const store = usePortalStore();
  const dispatch = usePortalDispatch();
  const { subscribe, countSlowCalls } = useMemo(() => watchSlowCalls(store, kinds), [store, kinds]);
  const count = useSyncExternalStore(subscribe, countSlowCalls);
  const cancel = useCallback(() => {
    dispatch(callsCancelled(listSlowCalls(store.getState(), kinds).map(({ id }) => id)));
  }, [dispatch, store, kinds]);
  return { count, cancel };
}

function watchSlowCalls({ getState, subscribe }: Pick<PortalStore, 'getState' | 'subscribe'>, kinds: Kinds) {
  return {
    countSlowCalls: () => listSlowCalls(getState(), kinds).length,
    subscribe: (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      /** Waits until the next call can become slow. By then, others can have started: it is one timer for all. */
      const wait = () => {
        const times = listCandidates(getState(), kinds).map(({ startedAt }) => startedAt + SLOW_CALL_MS);
        const waitMs = Math.min(...times.filter((slowAt) => slowAt > Date.now())) - Date.now();
        // 1 ms more, because a timer can fire slightly early.
        if (Number.isFinite(waitMs)) timer ??= setTimeout(show, Math.min(waitMs, SLOW_CALL_MS) + 1);
      };
      const show = () => {
        timer = undefined;
        notify();
        wait();
      };
      wait();
      const unsubscribe = subscribe(() => {
        notify();
        if (timer === undefined) wait();
      });
      return () => {
        clearTimeout(timer);
        unsubscribe();
      };
    },
  };
}

function listSlowCalls(state: PortalState, kinds: Kinds): readonly CallRecord[] {
  const now = Date.now();
  return listCandidates(state, kinds).filter(({ startedAt }) => startedAt + SLOW_CALL_MS <= now);
}

function listCandidates(state: PortalState, kinds: Kinds): readonly CallRecord[] {
  return listPendingCalls(selectCalls(state)).filter(({ kind }) => kinds.includes(kind));
}
