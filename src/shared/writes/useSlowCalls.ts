import { useMemo, useSyncExternalStore } from 'react';
import { SLOW_CALL_MS } from '@/domain/limits';
import { type CallRecord, callsGivenUp, listPendingCalls, selectCalls } from '@/session/callsSlice';
import { type PortalState, type PortalStore, usePortalDispatch, usePortalStore } from '@/session/hooks';

type CallFilter = (call: CallRecord) => boolean;

/**
 * Counts the calls of a page that are pending for `SLOW_CALL_MS` or longer, and not those of a run over many agencies.
 * `giveUp` stops waiting for them: they end with a failure of the kind 'givenUp'. `isCounted` is the same function each
 * time. It renders when a call becomes slow or a slow one ends, not with each call.
 */
export function useSlowCalls(isCounted: CallFilter) {
  const store = usePortalStore();
  const dispatch = usePortalDispatch();
  const { subscribe, countSlowCalls } = useMemo(() => watchSlowCalls(store, isCounted), [store, isCounted]);
  const count = useSyncExternalStore(subscribe, countSlowCalls);
  const giveUp = () => dispatch(callsGivenUp(listSlowCalls(store.getState(), isCounted).map(({ id }) => id)));
  return { count, giveUp };
}

function watchSlowCalls(
  { getState, subscribe }: Pick<PortalStore, 'getState' | 'subscribe'>,
  isCounted: CallFilter,
) {
  return {
    countSlowCalls: () => listSlowCalls(getState(), isCounted).length,
    subscribe: (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      /** Waits until the next call can become slow. By then, others can have started: it is one timer for all. */
      const wait = () => {
        const times = listCandidates(getState(), isCounted).map(({ startedAt }) => startedAt + SLOW_CALL_MS);
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

function listSlowCalls(state: PortalState, isCounted: CallFilter): readonly CallRecord[] {
  const now = Date.now();
  return listCandidates(state, isCounted).filter(({ startedAt }) => startedAt + SLOW_CALL_MS <= now);
}

function listCandidates(state: PortalState, isCounted: CallFilter): readonly CallRecord[] {
  return listPendingCalls(selectCalls(state)).filter((call) => !call.isBackground && isCounted(call));
}
