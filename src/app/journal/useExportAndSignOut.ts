import { useMemo } from 'react';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { hasUnexportedChanges } from '@/session/journal/journalState';
import { errorReported } from '@/session/noticesSlice';
import { exportAndSignOut } from './signOut';

/**
 * An action that downloads the journal as a note before signing out, which clears it (decision 4). Null without
 * unexported changes.
 */
export function useExportAndSignOut() {
  const dispatch = usePortalDispatch();
  const hasChanges = usePortalSelector(hasUnexportedChanges);
  return useMemo(() => {
    if (!hasChanges) return null;
    const onNoCode = () => void dispatch(errorReported(CODE_NOT_LOADED_TEXT));
    return {
      label: 'Download changes, then sign out',
      icon: 'download' as const,
      run: () => dispatch(exportAndSignOut(onNoCode)),
    };
  }, [dispatch, hasChanges]);
}
