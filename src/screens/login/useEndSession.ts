import { useEffect } from 'react';
import { isRecord } from '@/lib/isRecord';
import { callSignOut } from '@/session/auth/callSignOut';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { type PortalDispatch, usePortalStore } from '@/session/hooks';
import { hasStoredJournal } from '@/session/journal/journal';
import { removeRunsOfEndedSessions } from '@/session/storage/fleetDatabases';
import { removeOldRollouts } from '@/session/storage/removeOldRollouts';
import { safeLocalStorage } from '@/session/storage/safeStorage';
import { PREFERENCES_STORAGE_KEY } from '@/session/storage/storageKeys';

/**
 * Opening the sign-in screen ends the current session, also by URL or the back button (decision 4), and removes what
 * ended ones have left.
 */
export function useEndSession(): void {
  const store = usePortalStore();
  useEffect(() => {
    // Not a selector, because the effect must run only on entry, not after a sign-in.
    const stateBefore = store.getState();
    if (stateBefore.session.sessionId !== null) {
      // The notices, which do this at a Sign Out, come after the first rendering. A second call changes nothing.
      callSignOut(stateBefore);
      const endSession = () => void store.dispatch(sessionEnded({ reason: 'signedOut' }));
      // The end of the session removes the changes, so their file comes first (decision 106).
      if (hasStoredJournal() && isExportChosen()) void exportChanges(store.dispatch).then(endSession);
      else endSession();
    }
    // A storage that is blocked has nothing to remove.
    removeRunsOfEndedSessions(store.getState()).catch(() => undefined);
    removeOldRollouts(store.getState()).catch(() => undefined);
  }, [store]);
}

/** From the storage, because the sign-in page does not wait for the code of the preferences. */
function isExportChosen(): boolean {
  const preferences = safeLocalStorage.readJson(PREFERENCES_STORAGE_KEY);
  return isRecord(preferences) && preferences.exportsOnSignOut === true;
}

/** Without the code, which cannot be loaded for example without a connection, the session ends without the file. */
async function exportChanges(dispatch: PortalDispatch): Promise<void> {
  try {
    const { exportStoredJournal } = await import(
      /* webpackChunkName: 'journal' */ '@/shared/journal/exportJournal'
    );
    dispatch(exportStoredJournal());
  } catch {
    return;
  }
}
