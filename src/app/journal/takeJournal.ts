import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { selectJournal } from '@/session/journal';
import { journalTaken } from '@/session/journalSlice';
import { selectRegion } from '@/session/sessionSlice';
import { downloadText } from '@/ui/downloadText';
import { journalFile, type JournalForm } from './journalFile';

/** Hands the record of writes to the person as a file; to be dispatched. */
export function takeJournal(form: JournalForm) {
  return (dispatch: PortalDispatch, getState: () => PortalState): void => {
    const state = getState();
    const { name, text, type } = journalFile(form, selectJournal(state), selectRegion(state), new Date());
    downloadText(name, text, type);
    dispatch(journalTaken());
  };
}
