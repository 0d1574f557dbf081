import { getPlatformTime } from '@/session/auth/clockSkew';
import { selectRegion } from '@/session/auth/sessionSlice';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journal';
import { journalExported } from '@/session/journal/journalSlice';
import { downloadText } from '@/ui/data/downloadText';
import { buildJournalFile, type JournalFormat } from './journalFile';

export function exportJournal(format: JournalFormat) {
  return (dispatch: PortalDispatch, getState: () => PortalState): void => {
    const state = getState();
    const { name, text, type } = buildJournalFile(
      format,
      selectJournal(state),
      selectRegion(state),
      new Date(getPlatformTime(state)),
    );
    downloadText(name, text, type);
    dispatch(journalExported());
  };
}
