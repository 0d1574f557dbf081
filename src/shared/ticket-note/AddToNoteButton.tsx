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
  /** The text beside the button, if no toast shows it. */
  const [message, setMessage] = useState({ subject: '', text: '' });
  const add = () => {
    // The fragment can be a whole report (sharedReport.ts).
    const { origin, pathname, search } = window.location;
    const line = { subject, url: origin + pathname + search };
    dispatch(
      loadOnClick(loadNote, ({ addToTicketNote }) => {
        const added = dispatch(addToTicketNote([line], agency));
        if (added.isFull) return setMessage({ subject, text: 'The ticket note is full' });
        const text =
          added.addedCount > 0 ? `Added ${subject} to the ticket note` : `${subject} is in the ticket note`;
        const isShown = showToast({ text, details: [['Where', 'Changes, at the end']] });
        setMessage({ subject, text: isShown ? '' : text });
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
      <span role="status">{message.subject === subject && message.text}</span>
    </>
  );
}
