import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { type FleetKind } from '@/domain/fleet/fleetRun';
import { runTokensSlice } from '@/session/auth/runTokensSlice';
import { addPortalListener } from '@/session/hooks';
import { oncePerStore } from '@/session/oncePerStore';
import { rootReducer } from '@/session/rootReducer';
import { isAgencyListFresh } from '../agencies/isAgencyListFresh';
import { agenciesRetried, runResumed, runStarted } from './fleetSlice';
import { persistAgencySets } from './persistAgencySets';
import { readAgencies } from './readAgencies';
import { recordRuns } from './recordRuns';
import { persistRuns } from './storage/persistRuns';

const isStart = isAnyOf(runStarted, runResumed, agenciesRetried);

/** A thunk: adds the runs over many agencies to the store, with their listener, unless that is done. */
export const loadFleet = oncePerStore((dispatch) => {
  rootReducer.inject(runTokensSlice);
  void dispatch(persistRuns())?.restore();
  /** By kind, the action of the last start of a run. */
  const lastStarts = new Map<FleetKind, UnknownAction>();
  dispatch(persistAgencySets());
  dispatch(recordRuns());
  dispatch(
    addPortalListener({
      matcher: isStart,
      effect: (action, api) => {
        const { kind } = action.payload;
        lastStarts.set(kind, action);
        return readAgencies(kind, api, {
          only: agenciesRetried.match(action) ? action.payload.abbreviations : undefined,
          // The rows of a run that goes on can be days old.
          areRowsFresh: runStarted.match(action) && isAgencyListFresh(api.getState()),
          isLatest: () => lastStarts.get(kind) === action,
        });
      },
    }),
  );
});
