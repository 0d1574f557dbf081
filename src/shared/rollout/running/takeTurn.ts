import { FLEET_PARALLEL_AGENCIES } from '@/domain/fleet/fleetLimits';
import { addPortalListener, type PortalState, type PortalThunk } from '@/session/hooks';
import { checkQueue } from '@/shared/checks/checkCalls';
import { selectRunningRun } from '@/shared/fleet/fleetState';

/** One owner for the calls of rollouts: it has no slot while it waits, so it gets the next free one before a run of Fleet. */
const OWNER = 'rollout';
const NEVER_ABORTED = new AbortController().signal;

/**
 * A thunk: waits until a run of Fleet asks one agency fewer than it may alone, and until a slot of its queue is free, so that
 * both together keep its limits (decision 131). Returns the function that gives the slot back. An agency of a rollout has
 * it from the sign-in to the last reading, with one call at a time: so its write never waits.
 */
export function takeTurn(): PortalThunk<Promise<() => void>> {
  return async (dispatch) => {
    await dispatch(waitForPlace());
    return checkQueue.acquire(OWNER, NEVER_ABORTED);
  };
}

/** The run takes no further agency meanwhile, because the rollout is asking (`selectIsAskingAgencies`). */
function waitForPlace(): PortalThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (hasPlace(getState())) return;
    await new Promise<void>((resolve) => {
      dispatch(
        addPortalListener({
          predicate: (_action, state) => hasPlace(state),
          effect: (_action, { unsubscribe }) => {
            unsubscribe();
            resolve();
          },
        }),
      );
    });
  };
}

function hasPlace(state: PortalState): boolean {
  return (selectRunningRun(state)?.asking.length ?? 0) < FLEET_PARALLEL_AGENCIES;
}
