import { type UnknownAction } from '@reduxjs/toolkit';
import { addPortalListener, type PortalState, type PortalThunk } from '../hooks';
import { safeLocalStorage } from './safeStorage';

interface Options {
  key: string;
  /** Creates the action that replaces the state by what is stored; null for nothing, and for another format. */
  createLoaded: (entry: Readonly<Record<string, unknown>> | null) => UnknownAction;
  /** Whether an action has changed what is stored. */
  isChange: (action: unknown) => action is UnknownAction;
  /** What is stored. */
  select: (state: PortalState) => object;
}

/**
 * A thunk: loads a part of the state from localStorage, keeps it there from then on, and follows other tabs. When the
 * storage is blocked, it stays in memory.
 */
export function persistInLocalStorage({ key, createLoaded, isChange, select }: Options): PortalThunk {
  return (dispatch) => {
    const load = () => void dispatch(createLoaded(safeLocalStorage.readEntry(key)));
    load();
    dispatch(
      addPortalListener({
        matcher: isChange,
        effect: (_action, api) => void safeLocalStorage.writeEntry(key, select(api.getState())),
      }),
    );
    window.addEventListener('storage', ({ key: changedKey }) => {
      // The key is null when another tab has cleared the whole storage.
      if (changedKey === key || changedKey === null) load();
    });
  };
}
