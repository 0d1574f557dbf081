import { type Action } from '@reduxjs/toolkit';
import { FLUSH } from 'redux-persist';

/** An action that stores the persisted slices at once. By itself redux-persist stores a new token in a later timer tick. */
export function flushPersistedState(): Action<typeof FLUSH> & { result: () => void } {
  return { type: FLUSH, result: () => undefined };
}
