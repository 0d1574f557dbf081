import { type TypedStartListening } from '@reduxjs/toolkit';
import { type PortalDispatch, type PortalState } from './hooks';
import { journalSlice } from './journalSlice';
import { persistJournal } from './persistJournal';

/** The part of the thunks' extra argument that `injectJournal` uses. */
export interface WithJournalDeps {
  journalDeps: {
    inject: (slice: typeof journalSlice) => void;
    startListening: TypedStartListening<PortalState, PortalDispatch>;
    /** The channel to the other tabs of this browser; null when the browser has no BroadcastChannel. */
    getChannel: () => BroadcastChannel | null;
  };
}

/** A thunk that injects the change journal's slice and loads the stored changes; does nothing the second time. */
export function injectJournal() {
  return (dispatch: PortalDispatch, getState: () => PortalState, extra: unknown): void => {
    if (getState().journal) return;
    const { inject, startListening, getChannel } = (extra as WithJournalDeps).journalDeps;
    inject(journalSlice);
    // An injected slice gets its state with the next action.
    dispatch({ type: `${journalSlice.name}/injected` });
    persistJournal({ dispatch, getState, startListening, channel: getChannel() });
  };
}
