import { useEffect } from 'react';
import { sessionEnded } from '@/session/auth/sessionSlice';
import { addPortalListener, usePortalDispatch } from '@/session/hooks';
import { hasUnexportedChanges } from '@/session/journal/journal';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { downloadJournal } from './exportJournal';

/** Downloads unexported changes as a note at every sign-out in this tab, if the user has chosen that (decision 4). */
export function useExportOnSignOut(): void {
  const dispatch = usePortalDispatch();
  useEffect(
    () =>
      dispatch(
        addPortalListener({
          actionCreator: sessionEnded,
          effect: ({ payload: { reason } }, { getOriginalState }) => {
            const state = getOriginalState();
            if (
              reason === 'signedOut' &&
              selectPreferences(state).exportsOnSignOut &&
              hasUnexportedChanges(state)
            )
              downloadJournal(state, 'note');
          },
        }),
      ),
    [dispatch],
  );
}
