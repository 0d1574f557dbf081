import { useEffect } from 'react';
import { callSignOut } from '@/session/auth/callSignOut';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { usePortalStore } from '@/session/hooks';
import { removeEndedSessionsData } from '@/session/storage/removeEndedSessionsData';

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
      store.dispatch(sessionEnded({ reason: 'signedOut' }));
    }
    // A storage that is blocked has nothing to remove, and the next sign-in page tries it again.
    removeEndedSessionsData(store.getState()).catch(() => undefined);
  }, [store]);
}
