import { findStepUnderWay, type Rollout, type RolloutStep } from '@/domain/rollout/rollout';
import { findNextStep } from '@/domain/rollout/transitions';
import { type PortalState, type ThunkStore } from '@/session/hooks';
import { planClosed, rolloutPaused } from '../rolloutSlice';
import { selectRollout, selectVerifyingAgency } from '../rolloutState';
import { showOtherTab } from '../storage/restore';
import { type RolloutStorage } from '../storage/rolloutStorage';
import { createStepRunner } from './runStep';
import { takeTurn } from './takeTurn';

/**
 * Creates the runner that the listeners of a rollout call: it changes one agency after the other, until none is left or the
 * rollout is no longer running. The runner needs no component, so a rollout goes on while other pages are open.
 */
export function createRolloutRunner({ dispatch, getState }: ThunkStore, storage: RolloutStorage) {
  const steps = createStepRunner({ dispatch, getState, flush: storage.flush });
  /**
   * The steps that were begun, as they were before. Redux DevTools can go back to such a state, and actions then change only
   * the state that is not shown: none is written twice, and none before the end of the one before it is shown.
   */
  const begun = new WeakSet<RolloutStep>();
  let isActive = false;

  return {
    /** For an action after which the rollout can be running. `started`: the one that the action has started; null for none. */
    run: async (started: Rollout | null): Promise<void> => {
      if (isActive) return;
      isActive = true;
      try {
        if (!(await storage.acquireLock())) return await showOtherTab({ dispatch }, storage);
        // Not before: a start that another tab refuses keeps its plan. After a dry run the same plan can be started.
        if (started && !started.isDryRun && started.id === selectRollout(getState())?.id)
          dispatch(planClosed());
        // The rollout is stored before its first request, because the session can end with that request.
        await storage.flush();
        const current = selectRollout(getState());
        const interrupted = current && findStepUnderWay(current);
        if (interrupted) return steps.endInterrupted(current, interrupted);
        while (findNext(getState())) {
          const endTurn = await dispatch(takeTurn((state) => findNext(state) !== null));
          // It was paused or stopped while it waited.
          if (!endTurn) continue;
          try {
            const next = findNext(getState());
            if (!next) return;
            const { rollout, step } = next;
            // The end of the last agency is not shown: it may have failed.
            const isOutdated = begun.has(step) || findStepUnderWay(rollout) !== undefined;
            if (isOutdated) return void dispatch(rolloutPaused('operator'));
            if (!getState().notices.isOnline) return void dispatch(rolloutPaused('offline'));
            begun.add(step);
            await steps.run(rollout, step);
          } finally {
            endTurn();
          }
        }
      } finally {
        isActive = false;
      }
    },
    /** For Check now. */
    verify: async (): Promise<void> => {
      const rollout = selectRollout(getState());
      const abbreviation = selectVerifyingAgency(getState());
      if (rollout && abbreviation !== null) await steps.verify(rollout, abbreviation);
    },
  };
}

/** The agency that a running rollout changes next; null when it does not run, or has none left. */
function findNext(state: PortalState): { rollout: Rollout; step: RolloutStep } | null {
  const rollout = selectRollout(state);
  const step = rollout?.status === 'running' ? findNextStep(rollout) : undefined;
  return rollout && step ? { rollout, step } : null;
}
