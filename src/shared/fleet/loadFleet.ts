import { type FleetKind } from '@/domain/fleet/fleetRun';
import { runTokensSlice } from '@/session/auth/runTokensSlice';
import { addPortalListener, type PortalThunk } from '@/session/hooks';
import { rootReducer } from '@/session/rootReducer';
import { askAgencies, type RunListenerApi } from './askAgencies';
import { agenciesRetried, agencyAnswered, fleetLoaded, runResumed, runStarted } from './fleetSlice';
import { keepAgencySets } from './keepAgencySets';
import { openKeeping } from './keeping/openKeeping';
import { pauseAtExactMatch } from './pauseAtExactMatch';
import { recordRuns } from './recordRuns';

/** A thunk: adds the runs over many agencies to the store, with their listener, unless that is done. */
export function loadFleet(): PortalThunk {
  return (dispatch, getState) => {
    if (getState().fleet?.isLoaded) return;
    rootReducer.inject(runTokensSlice);
    dispatch(openKeeping());
    dispatch(fleetLoaded());
    const effect = (
      {
        payload: { kind, abbreviations },
      }: { payload: { kind: FleetKind; abbreviations?: readonly string[] } },
      api: RunListenerApi,
    ) => askAgencies(kind, api, abbreviations);
    dispatch(keepAgencySets());
    dispatch(recordRuns());
    dispatch(addPortalListener({ actionCreator: runStarted, effect }));
    dispatch(addPortalListener({ actionCreator: runResumed, effect }));
    dispatch(addPortalListener({ actionCreator: agenciesRetried, effect }));
    dispatch(addPortalListener({ actionCreator: agencyAnswered, effect: pauseAtExactMatch }));
  };
}
