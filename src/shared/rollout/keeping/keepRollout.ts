import { isAnyOf } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/isRecord';
import { type EndReason, sessionEnded } from '@/session/auth/sessionSlice';
import { addPortalListener, type PortalThunk } from '@/session/hooks';
import {
  rolloutClosed,
  rolloutContinued,
  rolloutPaused,
  rolloutStarted,
  rolloutStopped,
  stepChanged,
  stepFinished,
  stepLooked,
  stepRetried,
  stepSkipped,
} from '../rolloutSlice';
import { selectIsRolloutElsewhere, selectRollout } from '../rolloutState';
import { restore, showOtherTab } from './restore';
import { createRolloutKeeper, type RolloutKeeper } from './rolloutKeeper';

/** After these ends the same operator gets the rollout back, as the change journal. */
const KEPT_REASONS: ReadonlySet<EndReason> = new Set(['otherHost', 'expired', 'idle']);

const MESSAGE = 'rolloutSaved';

/**
 * A thunk: reads the rollout that is kept, and keeps that of this tab from then on, until the operator closes it or signs out. When
 * the storage is full or blocked, it runs all the same, and `isKept` of the slice says so.
 */
export function keepRollout(): PortalThunk<RolloutKeeper> {
  return (dispatch, getState, { tabChannel }) => {
    const keeper = createRolloutKeeper({ dispatch, getState });
    const store = { dispatch };
    const tell = () => {
      try {
        tabChannel?.postMessage({ type: MESSAGE, owner: keeper.owner });
      } catch {
        // The channel is closed, because the page is being left.
      }
    };
    void restore(store, keeper);
    dispatch(
      addPortalListener({
        matcher: isAnyOf(
          rolloutStarted,
          rolloutContinued,
          rolloutPaused,
          rolloutStopped,
          stepChanged,
          stepFinished,
          stepLooked,
          stepSkipped,
          stepRetried,
        ),
        effect: async (action) => {
          // After a reload an agency that was only read has not been begun: that is stored already.
          if (stepChanged.match(action) && action.payload.change.status === 'checking') return;
          await keeper.flush();
          tell();
        },
      }),
    );
    dispatch(
      addPortalListener({
        actionCreator: rolloutClosed,
        effect: async (_action, api) => {
          if (selectRollout(api.getState())) return;
          await keeper.remove();
          tell();
        },
      }),
    );
    dispatch(
      addPortalListener({
        actionCreator: sessionEnded,
        effect: async ({ payload: { reason } }, { getOriginalState }) => {
          const stateBefore = getOriginalState();
          const { keepInputMinutes } = stateBefore.configuration;
          if (!selectRollout(stateBefore) || selectIsRolloutElsewhere(stateBefore)) return;
          if (KEPT_REASONS.has(reason) && keepInputMinutes > 0) keeper.endSession();
          else await keeper.remove();
        },
      }),
    );
    tabChannel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isRecord(data) || data.type !== MESSAGE || data.owner !== keeper.owner) return;
      if (getState().session.sessionId === null) return;
      // One that this tab has is not another tab's.
      if (selectRollout(getState()) && !selectIsRolloutElsewhere(getState())) return;
      void showOtherTab(store, keeper);
    });
    return keeper;
  };
}
