import { usePortalDispatch } from '@/session/hooks';
import { showToast } from '@/ui/feedback/toast';
import { Icon } from '@/ui/icons/Icon';
import { addToTicketNote } from './addToTicketNote';
import '@/ui/data/CopyIconButton.css';

/** Adds a line about what the page shows, with its address, to the ticket note. `subject`: for example `Pass #12`. */
export function AddToNoteButton({ subject, agency }: { subject: string; agency: string }) {
  const dispatch = usePortalDispatch();
  const add = () => {
    const { addedCount, isFull } = dispatch(
      addToTicketNote([{ subject, url: window.location.href }], agency),
    );
    const text = addedCount > 0 ? `Added ${subject} to the ticket note` : `${subject} is in the ticket note`;
    showToast({
      text: isFull ? 'The ticket note is full' : text,
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
