import { useEffect } from 'react';
import { addPortalListener, type PortalState, usePortalDispatch } from '../hooks';
import { sessionEnded } from './sessionSlice';

/** Runs `effect` at a Sign Out in this tab, with the state before it. `effect` must not change between renderings. */
export function useOnSignOut(effect: (state: PortalState) => void): void {
  const dispatch = usePortalDispatch();
  useEffect(
    () =>
      dispatch(
        addPortalListener({
          actionCreator: sessionEnded,
          effect: ({ payload }, { getOriginalState }) => {
            if (payload.reason === 'signedOut') effect(getOriginalState());
          },
        }),
      ),
    [dispatch, effect],
  );
}
