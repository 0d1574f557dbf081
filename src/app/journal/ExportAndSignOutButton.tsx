import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { hasUnexportedChanges } from '@/session/journal';
import { sessionEnded } from '@/session/sessionSlice';
import { exportJournal } from './exportJournal';
import './journal.css';

/**
 * The offer before the record of writes ends with its session: beside Sign Out, which stays one press, and which
 * leaves nothing behind (decision 4). It stands while there is something that was not taken out yet.
 */
export function ExportAndSignOutButton() {
  const dispatch = usePortalDispatch();
  if (!usePortalSelector(hasUnexportedChanges)) return null;
  const signOut = () => {
    dispatch(exportJournal('note'));
    dispatch(sessionEnded({ reason: 'signedOut' }));
  };
  return (
    <button
      type="button"
      className="side-menu__item side-menu__export-and-sign-out"
      data-page-action
      onClick={signOut}
    >
      Download changes, then sign out
    </button>
  );
}
