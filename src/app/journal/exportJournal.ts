import { getPlatformTime } from '@/session/auth/clockSkew';
import { selectRegion } from '@/session/auth/sessionSlice';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journal';
import { journalExported } from '@/session/journal/journalSlice';
import { downloadText } from '@/ui/data/downloadText';
import { buildJournalFile, type JournalFormat } from './journalFile';

/** Downloads the journal and returns the name of the file. */
export function exportJournal(format: JournalFormat) {
  return (dispatch: PortalDispatch, getState: () => PortalState): string => {
    const state = getState();
    const { name, text, type } = buildJournalFile(
      format,
      selectJournal(state),
      selectRegion(state),
      new Date(getPlatformTime(state)),
    );
    const fileName = downloadText(name, text, type);
    dispatch(journalExported());
    return fileName;
  };
}
