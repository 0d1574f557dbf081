import { isAnyOf } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/isRecord';
import { getKeepMinutes } from '@/session/auth/sessionEnds';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { addPortalListener, type PortalThunk } from '@/session/hooks';
import { areLeavePromptsDisabled } from '@/ui/overlay/leavePromptSwitch';
import {
  rolloutClosed,
  rolloutContinued,
  rolloutPaused,
  rolloutStarted,
  rolloutStopped,
  rolloutStorageAccessFinished,
  stepChanged,
  stepFinished,
  stepRetried,
  stepSkipped,
  stepVerified,
} from '../rolloutSlice';
import { selectIsRolloutElsewhere, selectRollout } from '../rolloutState';
import { restore, showOtherTab } from './restore';
import { createRolloutStorage, type RolloutStorage } from './rolloutStorage';

const MESSAGE = 'rolloutSaved';

/**
 * A thunk: reads the stored rollout, and stores that of this tab from then on, until the operator closes it or signs out.
 * When the storage is full or blocked, it runs all the same, and `isStorageWorking` of the slice says so.
 */
export function persistRollout(): PortalThunk<RolloutStorage> {
  return (dispatch, getState, { broadcastChannel }) => {
    const storage = createRolloutStorage({ dispatch, getState });
    const store = { dispatch };
    const postSaved = () => {
      try {
        broadcastChannel?.postMessage({ type: MESSAGE, owner: storage.owner });
      } catch {
        // The channel is closed, because the page is being left.
      }
    };
    void restore(store, storage);
    const askBeforeLoss = (event: BeforeUnloadEvent) => {
      const isHere = selectRollout(getState()) !== null && !selectIsRolloutElsewhere(getState());
      if (isHere && !areLeavePromptsDisabled()) event.preventDefault();
    };
    dispatch(
      addPortalListener({
        actionCreator: rolloutStorageAccessFinished,
        // Only while it is not stored: some browsers keep no page in memory that has this listener.
        effect: ({ payload: isStorageWorking }) =>
          isStorageWorking
            ? window.removeEventListener('beforeunload', askBeforeLoss)
            : window.addEventListener('beforeunload', askBeforeLoss),
      }),
    );
    dispatch(
      addPortalListener({
        matcher: isAnyOf(
          rolloutStarted,
          rolloutContinued,
          rolloutPaused,
          rolloutStopped,
          stepChanged,
          stepFinished,
          stepVerified,
          stepSkipped,
          stepRetried,
        ),
        effect: async (action) => {
          // After a reload an agency that was only read has not been begun: that is stored already.
          if (stepChanged.match(action) && action.payload.change.status === 'checking') return;
          if (await storage.flush()) postSaved();
        },
      }),
    );
    dispatch(
      addPortalListener({
        actionCreator: rolloutClosed,
        effect: async (_action, api) => {
          if (selectRollout(api.getState())) return;
          await storage.remove();
          postSaved();
        },
      }),
    );
    dispatch(
      addPortalListener({
        actionCreator: sessionEnded,
        effect: async ({ payload: { reason } }, { getOriginalState }) => {
          const stateBefore = getOriginalState();
          // With the lock alone, the rollout is still being read.
          const hasRollout = selectRollout(stateBefore) !== null || storage.hasLock();
          if (!hasRollout || selectIsRolloutElsewhere(stateBefore)) return;
          if (getKeepMinutes(reason, stateBefore.configuration) > 0) storage.endSession();
          else await storage.remove();
        },
      }),
    );
    broadcastChannel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isRecord(data) || data.type !== MESSAGE || data.owner !== storage.owner) return;
      if (getState().session.sessionId === null) return;
      // One that this tab has is not another tab's.
      if (selectRollout(getState()) && !selectIsRolloutElsewhere(getState())) return;
      void showOtherTab(store, storage);
    });
    return storage;
  };
}
