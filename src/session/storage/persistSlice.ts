import { type UnknownAction } from '@reduxjs/toolkit';
import { addPortalListener, type PortalState, type PortalThunk } from '../hooks';
import { reportSaveResult } from './reportSaveResult';

interface Options {
  /** The name of the data in the notice that they could not be stored, as in a sentence: 'the ticket note'. */
  name: string;
  /** Reads the storage, and creates the action that replaces the slice's state by what was read. */
  load: () => UnknownAction;
  /** Whether an action has changed what is stored. */
  isChange: (action: UnknownAction, state: PortalState, previousState: PortalState) => boolean;
  /** Writes the storage. Returns whether that has succeeded. */
  save: (state: PortalState) => boolean;
  /**
   * Given if the slice is in localStorage: it is loaded again after another tab has changed this key. A slice of
   * sessionStorage is stored during a session only.
   */
  localStorageKey?: string;
}

/**
 * A thunk: loads a slice from the browser's storage, and stores it from then on. If storage is blocked or full, it stays in
 * memory, and a notice says so.
 */
export function persistSlice({ name, load, isChange, save, localStorageKey }: Options): PortalThunk {
  return (dispatch) => {
    dispatch(load());
    dispatch(
      addPortalListener({
        predicate: isChange,
        effect: (_action, api) => {
          const state = api.getState();
          // What a call or a chunk brings after the session's end is not for the next operator.
          if (localStorageKey === undefined && state.session.sessionId === null) return;
          api.dispatch(reportSaveResult(name, save(state)));
        },
      }),
    );
    if (localStorageKey === undefined) return;
    window.addEventListener('storage', ({ key }) => {
      // The key is null when another tab has cleared the whole storage.
      if (key === localStorageKey || key === null) dispatch(load());
    });
  };
}
