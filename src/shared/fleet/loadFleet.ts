import { type FleetKind } from '@/domain/fleet/fleetRun';
import { runTokensSlice } from '@/session/auth/runTokensSlice';
import { addPortalListener } from '@/session/hooks';
import { oncePerStore } from '@/session/oncePerStore';
import { rootReducer } from '@/session/rootReducer';
import { isAgencyListFresh } from '../agencies/isAgencyListFresh';
import { askAgencies, type RunListenerApi } from './askAgencies';
import { agenciesRetried, agencyAnswered, runResumed, runStarted } from './fleetSlice';
import { pauseAtExactMatch } from './pauseAtExactMatch';
import { persistAgencySets } from './persistAgencySets';
import { recordRuns } from './recordRuns';
import { persistRuns } from './storage/persistRuns';

/** A thunk: adds the runs over many agencies to the store, with their listener, unless that is done. */
export const loadFleet = oncePerStore((dispatch) => {
  rootReducer.inject(runTokensSlice);
  void dispatch(persistRuns())?.restore();
  /** By kind, what tells the last start of a run from those before it. */
  const starts = new Map<FleetKind, symbol>();
  const effect = (
    {
      type,
      payload: { kind, abbreviations },
    }: { type: string; payload: { kind: FleetKind; abbreviations?: readonly string[] } },
    api: RunListenerApi,
  ) => {
    const start = Symbol(type);
    starts.set(kind, start);
    return askAgencies(kind, api, {
      only: abbreviations,
      // The rows of a run that goes on can be days old.
      areRowsFresh: type === runStarted.type && isAgencyListFresh(api.getState()),
      isLatest: () => starts.get(kind) === start,
    });
  };
  dispatch(persistAgencySets());
  dispatch(recordRuns());
  dispatch(addPortalListener({ actionCreator: runStarted, effect }));
  dispatch(addPortalListener({ actionCreator: runResumed, effect }));
  dispatch(addPortalListener({ actionCreator: agenciesRetried, effect }));
  dispatch(addPortalListener({ actionCreator: agencyAnswered, effect: pauseAtExactMatch }));
});
