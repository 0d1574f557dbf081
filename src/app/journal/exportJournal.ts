import { getPlatformTime } from '@/session/auth/clockSkew';
import { selectRegion } from '@/session/auth/sessionSlice';
import { type PortalThunk } from '@/session/hooks';
import { journalExported } from '@/session/journal/journalSlice';
import { hasUnexportedChanges, selectJournal } from '@/session/journal/journalState';
import { loadJournal } from '@/session/journal/loadJournal';
import { downloadText } from '@/ui/data/downloadText';
import { buildJournalFile, type JournalFormat } from './journalFile';

/** A thunk: downloads the journal, marks it as exported, and returns what `download` returns. */
export function exportJournal(format: JournalFormat, download = downloadText): PortalThunk<string> {
  return (dispatch, getState) => {
    const state = getState();
    const time = new Date(getPlatformTime(state));
    const { name, text } = buildJournalFile(format, selectJournal(state), selectRegion(state), time);
    const result = download(name, text);
    dispatch(journalExported());
    return result;
  };
}

/** A thunk for Sign Out: downloads the changes as a note, also those of a stored journal that was not loaded yet. */
export function exportStoredJournal(): PortalThunk {
  return (dispatch, getState) => {
    dispatch(loadJournal());
    if (hasUnexportedChanges(getState())) dispatch(exportJournal('text'));
  };
}
