import { sessionEnded } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { hasUnexportedChanges } from '@/session/journal/journal';
import { exportJournal } from './exportJournal';
import './journal.css';

/**
 * Downloads the journal as a text note before signing out, which clears it (decision 4). `data-page-action` adds the
 * button to the command palette.
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
