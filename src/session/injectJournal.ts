import { type TypedStartListening } from '@reduxjs/toolkit';
import { type PortalDispatch, type PortalState } from './hooks';
import { journalSlice } from './journalSlice';
import { persistJournal } from './persistJournal';

/** What of the store the record needs to join it; a part of the store's extra argument. */
export interface WithJournalDeps {
  journalDeps: {
    inject: (slice: typeof journalSlice) => void;
    startListening: TypedStartListening<PortalState, PortalDispatch>;
    /** Where the tabs of this browser hear each other; null where they can't. */
    getChannel: () => BroadcastChannel | null;
  };
}

/** To be dispatched: the record of writes joins the store, with what is stored of it, unless it has already. */
export function injectJournal() {
  return (dispatch: PortalDispatch, getState: () => PortalState, extra: unknown): void => {
    if (getState().journal) return;
    const { inject, startListening, getChannel } = (extra as WithJournalDeps).journalDeps;
    inject(journalSlice);
    dispatch({ type: `${journalSlice.name}/joined` });
    persistJournal({ dispatch, getState, startListening, channel: getChannel() });
  };
}
