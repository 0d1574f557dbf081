import { getPlatformTime } from '@/session/auth/clockSkew';
import { selectRegion } from '@/session/auth/sessionSlice';
import { type PortalState, type PortalThunk } from '@/session/hooks';
import { hasUnexportedChanges, selectJournal } from '@/session/journal/journal';
import { journalExported } from '@/session/journal/journalSlice';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { downloadText } from '@/ui/data/downloadText';
import { buildJournalFile, type JournalFormat } from './journalFile';

/** A thunk: downloads the journal, marks it as exported, and returns what `download` returns. */
export function exportJournal(format: JournalFormat, download = downloadText): PortalThunk<string> {
  return (dispatch, getState) => {
    const result = downloadJournal(getState(), format, download);
    dispatch(journalExported());
    return result;
  };
}

function downloadJournal(state: PortalState, format: JournalFormat, download = downloadText): string {
  const time = new Date(getPlatformTime(state));
  const { name, text, type } = buildJournalFile(format, selectJournal(state), selectRegion(state), time);
  return download(name, text, type);
}

/** For a Sign Out: downloads unexported changes as a note, if the user has chosen that (decision 4). */
export function downloadUnexportedChanges(state: PortalState): void {
  if (selectPreferences(state).exportsOnSignOut && hasUnexportedChanges(state))
    downloadJournal(state, 'text');
}
