import { getKeepMinutes } from '@/session/auth/sessionEnds';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { addPortalListener, type PortalState, type PortalThunk } from '@/session/hooks';
import { endRolloutMark } from '@/session/storage/rolloutMarks';
import { selectStorageOwner } from '../fleet/storage/selectStorage';

/** A thunk: the session can end before the code of rollouts, which otherwise keeps or removes the stored one, has read it. */
export function watchStoredRollout(): PortalThunk {
  return (dispatch) =>
    void dispatch(addPortalListener({ actionCreator: sessionEnded, effect: endStoredRollout }));
}

function endStoredRollout(
  { payload: { reason } }: ReturnType<typeof sessionEnded>,
  { getOriginalState }: { getOriginalState: () => PortalState },
): void {
  const state = getOriginalState();
  if (state.rollout?.isRestored && !state.rollout.isUnreadable) return;
  endRolloutMark(
    selectStorageOwner(state),
    state.session.sessionId,
    getKeepMinutes(reason, state.configuration),
  );
}
