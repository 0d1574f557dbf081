import { isAnyOf } from '@reduxjs/toolkit';
import { agencyNoteSaved, agencyNotesLoaded } from '@/session/agency-notes/agencyNotesSlice';
import { addPortalListener } from '@/session/hooks';
import { oncePerStore } from '@/session/oncePerStore';
import { rootReducer } from '@/session/rootReducer';
import { runDiscarded, runStopped } from '../fleet/fleetSlice';
import { selectRun } from '../fleet/fleetState';
import { loadFleet } from '../fleet/loadFleet';
import {
  planClosed,
  planMade,
  rolloutContinued,
  rolloutSlice,
  rolloutStarted,
  stepRetried,
  stepSkipped,
  verificationStarted,
} from './rolloutSlice';
import { createRolloutRunner } from './running/runRollout';
import { persistRollout } from './storage/persistRollout';
import { unpickProtected } from './unpickProtected';

/** A thunk: adds rollouts to the store, with their listeners, unless that is done. */
export const loadRollout = oncePerStore((dispatch, getState) => {
  rootReducer.inject(rolloutSlice);
  dispatch(loadFleet());
  const storage = dispatch(persistRollout());
  const runner = createRolloutRunner({ dispatch, getState }, storage);
  dispatch(
    addPortalListener({
      matcher: isAnyOf(rolloutStarted, rolloutContinued, stepSkipped, stepRetried),
      effect: (action) => runner.run(rolloutStarted.match(action) ? action.payload : null),
    }),
  );
  dispatch(addPortalListener({ actionCreator: verificationStarted, effect: () => runner.verify() }));
  dispatch(
    addPortalListener({
      matcher: isAnyOf(agencyNoteSaved, agencyNotesLoaded),
      effect: (_action, api) => void api.dispatch(unpickProtected(api.getOriginalState())),
    }),
  );
  dispatch(
    addPortalListener({
      matcher: isAnyOf(planMade, planClosed),
      effect: (action, api) => {
        const run = selectRun(api.getState(), 'plan');
        if (!run) return;
        // A read that is still under way is for another plan. One that is done estimates the time of the next plan's.
        if (run.status !== 'done') api.dispatch(runStopped('plan'));
        else if (planMade.match(action)) return;
        // Nothing offers to resume it, and what it has read can be secret.
        api.dispatch(runDiscarded('plan'));
      },
    }),
  );
});
