import { type TypedStartListening } from '@reduxjs/toolkit';
import { type PortalDispatch, type PortalState } from './hooks';
import { journalSlice } from './journalSlice';
import { keepJournal } from './keepJournal';

/** What of the store the record needs to join it; a part of the store's extra argument. */
export interface JournalHost {
  parts: {
    inject: (slice: typeof journalSlice) => void;
    startListening: TypedStartListening<PortalState, PortalDispatch>;
    /** Where the tabs of this browser hear each other; null where they can't. */
    channel: () => BroadcastChannel | null;
  };
}

/** To be dispatched: the record of writes joins the store, with what is stored of it, unless it has already. */
export function joinJournal() {
  return (dispatch: PortalDispatch, getState: () => PortalState, extra: unknown): void => {
    if (getState().journal) return;
    const { inject, startListening, channel } = (extra as JournalHost).parts;
    inject(journalSlice);
    dispatch({ type: `${journalSlice.name}/joined` });
    keepJournal({ dispatch, getState, startListening, channel: channel() });
  };
}
