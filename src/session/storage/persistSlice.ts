import { type UnknownAction } from '@reduxjs/toolkit';
import { addPortalListener, type PortalState, type PortalThunk } from '../hooks';

interface Options {
  /** Reads the storage, and creates the action that replaces the slice's state by what was read. */
  load: () => UnknownAction;
  /** Whether an action has changed what is stored. */
  isChange: (action: UnknownAction, state: PortalState, previousState: PortalState) => boolean;
  /** Writes the storage. */
  save: (state: PortalState) => void;
  /** Given if the slice is in localStorage: it is loaded again after another tab has changed this key. */
  localStorageKey?: string;
}

/** A thunk: loads a slice from the browser's storage, and stores it from then on. If storage is blocked, it stays in memory. */
export function persistSlice({ load, isChange, save, localStorageKey }: Options): PortalThunk {
  return (dispatch) => {
    dispatch(load());
    dispatch(addPortalListener({ predicate: isChange, effect: (_action, { getState }) => save(getState()) }));
    if (localStorageKey === undefined) return;
    window.addEventListener('storage', ({ key }) => {
      // The key is null when another tab has cleared the whole storage.
      if (key === localStorageKey || key === null) dispatch(load());
    });
  };
}
