import { useState } from 'react';
import { usePortalDispatch } from '@/session/hooks';
import { loadOnClick } from '@/session/loadOnClick';
import { showToast } from '@/ui/feedback/toast';
import { Icon } from '@/ui/icons/Icon';
import '@/ui/data/CopyIconButton.css';

const loadNote = () => import(/* webpackChunkName: 'journal' */ './addToTicketNote');

/** Adds a line about what the page shows, with its address, to the ticket note. `subject`: for example `Pass #12`. */
export function AddToNoteButton({ subject, agency }: { subject: string; agency: string }) {
  const dispatch = usePortalDispatch();
  const [refusedSubject, setRefusedSubject] = useState<string | null>(null);
  const add = () => {
    const line = { subject, url: window.location.href };
    dispatch(
      loadOnClick(loadNote, ({ addToTicketNote }) => {
        const added = dispatch(addToTicketNote([line], agency));
        setRefusedSubject(added.isFull ? subject : null);
        if (added.isFull) return;
        showToast({
          text:
            added.addedCount > 0 ? `Added ${subject} to the ticket note` : `${subject} is in the ticket note`,
          details: [['Where', 'Changes, at the end']],
        });
      }),
    );
  };
  return (
    <>
      <button
        type="button"
        className="copy-icon-button"
        aria-label={`Add ${subject} to the ticket note`}
        title="Add to the ticket note"
        onClick={add}
      >
        <Icon name="add" />
      </button>
      <span role="status">{refusedSubject === subject && 'The ticket note is full'}</span>
    </>
  );
}
