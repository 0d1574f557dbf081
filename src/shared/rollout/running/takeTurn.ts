import { FLEET_PARALLEL_AGENCIES } from '@/domain/fleet/fleetLimits';
import { addPortalListener, type PortalDispatch, type PortalState, type PortalThunk } from '@/session/hooks';
import { checkQueue } from '@/shared/checks/checkCalls';
import { selectRunningRun } from '@/shared/fleet/fleetState';

/** One owner for the calls of rollouts: it has no slot while it waits, so it gets the next free one before a run of Fleet. */
const OWNER = 'rollout';

/**
 * A thunk: waits until a run of Fleet asks one agency fewer than it may alone, and until a slot of its queue is free, so that
 * both together keep its limits (decision 131). Returns the function that gives the slot back; null as soon as the turn is no
 * longer wanted. An agency of a rollout has its turn from the sign-in to the last reading, with one call at a time: so its
 * write never waits.
 */
export function takeTurn(
  isWanted: (state: PortalState) => boolean,
): PortalThunk<Promise<(() => void) | null>> {
  return async (dispatch, getState) => {
    const waiting = new AbortController();
    const removeListener = (dispatch as PortalDispatch)(
      addPortalListener({
        predicate: (_action, state) => !isWanted(state),
        effect: () => {
          waiting.abort();
          checkQueue.rejectAborted();
        },
      }),
    );
    await dispatch(waitUntil((state) => hasPlace(state) || !isWanted(state)));
    const endTurn = isWanted(getState())
      ? await checkQueue.acquire(OWNER, waiting.signal).catch(() => null)
      : null;
    removeListener();
    return endTurn;
  };
}

/** The run takes no further agency meanwhile, because the rollout is asking (`selectIsAskingAgencies`). */
function hasPlace(state: PortalState): boolean {
  return (selectRunningRun(state)?.asking.length ?? 0) < FLEET_PARALLEL_AGENCIES;
}

function waitUntil(isTrue: (state: PortalState) => boolean): PortalThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (isTrue(getState())) return;
    await new Promise<void>((resolve) => {
      dispatch(
        addPortalListener({
          predicate: (_action, state) => isTrue(state),
          effect: (_action, { unsubscribe }) => {
            unsubscribe();
            resolve();
          },
        }),
      );
    });
  };
}
