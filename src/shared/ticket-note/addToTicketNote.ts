import { getRegionName } from '@/domain/regions';
import { addLines, type NoteLine } from '@/domain/ticketNote';
import { selectRegion } from '@/session/auth/sessionSlice';
import { type PortalThunk } from '@/session/hooks';
import { loadTicketNote } from '@/session/ticket-note/loadTicketNote';
import { selectTicketNote, ticketNoteChanged } from '@/session/ticket-note/ticketNoteSlice';

/**
 * A thunk: adds a line for each subject, with its address, to the ticket note. Lines that do not fit are left out.
 * @param agency null for what belongs to none
 */
export function addToTicketNote(
  lines: readonly NoteLine[],
  agency: string | null,
): PortalThunk<{ addedCount: number; isFull: boolean }> {
  return (dispatch, getState) => {
    dispatch(loadTicketNote());
    const subjectSuffix = `${agency === null ? '' : ` of ${agency}`}, ${getRegionName(selectRegion(getState()))}:`;
    const { note, ...result } = addLines(
      selectTicketNote(getState()),
      lines.map(({ subject, url }) => ({ subject: subject + subjectSuffix, url })),
    );
    dispatch(ticketNoteChanged(note));
    return result;
  };
}
