import { sessionEnded } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { hasUnexportedChanges } from '@/session/journal/journal';
import { usePageAction } from '@/ui/focus/usePageAction';
import { Icon } from '@/ui/icons/Icon';
import { exportJournal } from './exportJournal';

const LABEL = 'Download changes, then sign out';

/** Downloads the journal as a text note before signing out, which clears it (decision 4). */
export function ExportAndSignOutButton() {
  const dispatch = usePortalDispatch();
  const isShown = usePortalSelector(hasUnexportedChanges);
  const buttonRef = usePageAction<HTMLButtonElement>(isShown && LABEL);
  if (!isShown) return null;
  const signOut = () => {
    dispatch(exportJournal('note'));
    dispatch(sessionEnded({ reason: 'signedOut' }));
  };
  return (
    <button ref={buttonRef} type="button" className="side-menu__item" title={LABEL} onClick={signOut}>
      <Icon name="download" />
      <span>{LABEL}</span>
    </button>
  );
}
