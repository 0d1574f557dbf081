import { getRegionName } from '@/domain/regions';
import { addLine } from '@/domain/ticketNote';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector, usePortalStore } from '@/session/hooks';
import { loadTicketNote } from '@/session/ticket-note/loadTicketNote';
import { selectTicketNote, ticketNoteChanged } from '@/session/ticket-note/ticketNoteSlice';
import { showToast } from '@/ui/feedback/toast';
import { Icon } from '@/ui/icons/Icon';
import '@/ui/data/CopyIconButton.css';

/** Adds a line about what the page shows, with its address, to the ticket note. `subject`: for example `Pass #12`. */
export function AddToNoteButton({ subject, agency }: { subject: string; agency: string }) {
  const dispatch = usePortalDispatch();
  const { getState } = usePortalStore();
  const region = usePortalSelector(selectRegion);
  const add = () => {
    dispatch(loadTicketNote());
    const note = selectTicketNote(getState());
    const longer = addLine(note, `${subject} of ${agency}, ${getRegionName(region)}:`, window.location.href);
    dispatch(ticketNoteChanged(longer));
    showToast({
      text: longer === note ? `${subject} is in the ticket note` : `Added ${subject} to the ticket note`,
      details: [['Where', 'Changes, at the end']],
    });
  };
  return (
    <button
      type="button"
      className="copy-icon-button"
      aria-label={`Add ${subject} to the ticket note`}
      title="Add to the ticket note"
      onClick={add}
    >
      <Icon name="add" />
    </button>
  );
}
