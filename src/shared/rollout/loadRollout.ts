import { type PortalThunk } from '@/session/hooks';
import { rootReducer } from '@/session/rootReducer';
import { loadFleet } from '../fleet/loadFleet';
import { rolloutLoaded, rolloutSlice } from './rolloutSlice';

/** A thunk: adds rollouts to the store, with their listeners, unless that is done. */
export function loadRollout(): PortalThunk {
  return (dispatch, getState) => {
    if (getState().rollout?.isLoaded) return;
    rootReducer.inject(rolloutSlice);
    dispatch(rolloutLoaded());
    dispatch(loadFleet());
  };
}
