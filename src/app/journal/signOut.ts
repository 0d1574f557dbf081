import { sessionEnded } from '@/session/auth/sessionSlice';
import { type PortalThunk } from '@/session/hooks';
import { hasStoredJournal, hasUnexportedChanges, selectJournal } from '@/session/journal/journalState';

/**
 * A thunk for a press of Sign Out. Where changes are to be saved as a file (decision 106), it waits for the code that does
 * this; if that code cannot be loaded, it signs out without a file.
 */
export function signOut(): PortalThunk {
  return (dispatch, getState) => {
    const state = getState();
    const hasChanges = selectJournal(state).isLoaded ? hasUnexportedChanges(state) : hasStoredJournal();
    if (state.preferences?.exportsOnSignOut && hasChanges) dispatch(exportAndSignOut());
    else dispatch(sessionEnded({ reason: 'signedOut' }));
  };
}

/**
 * A thunk: downloads the changes as a note, then signs out. `onNoCode` is called when the code for it cannot be loaded; it
 * signs out by default.
 */
export function exportAndSignOut(onNoCode?: () => void): PortalThunk {
  return (dispatch, getState) => {
    const { sessionId } = getState().session;
    const endSession = () => {
      // The session can end while the code loads, also by a second press.
      if (getState().session.sessionId === sessionId) dispatch(sessionEnded({ reason: 'signedOut' }));
    };
    import(/* webpackChunkName: 'journal' */ './journalBundle')
      .then(({ exportStoredJournal }) => dispatch(exportStoredJournal()))
      .then(endSession, onNoCode ?? endSession);
  };
}
