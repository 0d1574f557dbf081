import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { hasUnexportedChanges } from '@/session/journal';
import { sessionEnded } from '@/session/sessionSlice';
import { exportJournal } from './exportJournal';
import './journal.css';

/**
 * Downloads the journal and then signs out, because signing out clears the journal (decision 4). Shown below Sign Out
 * while the journal has changes that were not exported.
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
