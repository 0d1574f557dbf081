import { type FairQueue } from '@/lib/fairQueue';
import { callFinished, listPendingCalls, selectCalls } from '@/session/callsSlice';
import { type PortalState } from '@/session/hooks';
import { checkQueue } from '../checks/checkCalls';

interface Options {
  getState: () => PortalState;
  /** Resolves at the next action for which the predicate is true. */
  condition: (predicate: (action: unknown) => boolean) => Promise<boolean>;
}

/** One owner for all calls of a run: a check of an open diagnostics page gets the next free slot before it. */
const OWNER = 'fleet';

/**
 * The queue of diagnostics for the calls of a run. While a call of the open page is pending, the run begins no other
 * one, so that the page does not wait for it.
 */
export function createFleetQueue({ getState, condition }: Options): FairQueue {
  const isPagePending = () =>
    listPendingCalls(selectCalls(getState())).some(
      ({ kind, isBackground }) => (kind === 'read' || kind === 'write') && !isBackground,
    );
  return {
    acquire: async (_owner, signal) => {
      for (;;) {
        // Without a slot, which a check of the page may need meanwhile.
        while (isPagePending()) {
          signal.throwIfAborted();
          await condition(callFinished.match);
        }
        const release = await checkQueue.acquire(OWNER, signal);
        if (!isPagePending() && !signal.aborted) return release;
        release();
        signal.throwIfAborted();
      }
    },
    rejectAborted: () => checkQueue.rejectAborted(),
  };
}
