import { sessionEnded } from '@/session/auth/sessionSlice';
import { type PortalThunk } from '@/session/hooks';
import { hasStoredJournal, hasUnexportedChanges, selectJournal } from '@/session/journal/journal';

/**
 * A thunk for a press of Sign Out. Where changes are to be saved as a file (decision 106), it waits for the code that does
 * this; if that code cannot be loaded, it signs out without a file.
 */
export function signOut(): PortalThunk {
  return (dispatch, getState) => {
    const state = getState();
    const endSession = () => {
      // The session can end while the code loads, also by a second press.
      if (getState().session.sessionId === state.session.sessionId)
        dispatch(sessionEnded({ reason: 'signedOut' }));
    };
    const hasChanges = selectJournal(state).isLoaded ? hasUnexportedChanges(state) : hasStoredJournal();
    if (!state.preferences?.exportsOnSignOut || !hasChanges) return endSession();
    import(/* webpackChunkName: 'journal' */ './journalBundle')
      .then(({ exportStoredJournal }) => dispatch(exportStoredJournal()))
      .then(endSession, endSession);
  };
}
