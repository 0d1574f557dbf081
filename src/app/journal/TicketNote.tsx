import Button from 'antd/es/button';
import { useEffect, useId, useRef } from 'react';
import { TICKET_NOTE_LENGTH_LIMIT, toMarkdown } from '@/domain/ticketNote';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { loadTicketNote } from '@/session/ticket-note/loadTicketNote';
import { selectTicketNote, ticketNoteChanged } from '@/session/ticket-note/ticketNoteSlice';
import { useCopy } from '@/ui/data/useCopy';

/** A scratch pad of the session: what was added on other pages, and what the operator types. */
export function TicketNote() {
  const dispatch = usePortalDispatch();
  const note = usePortalSelector(selectTicketNote);
  const { copy, copyMessage } = useCopy();
  const titleId = useId();
  const textRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => dispatch(loadTicketNote()), [dispatch]);
  const copyNote = (text: string) => copy(text, 'Copied the ticket note');
  return (
    <section className="journal__ticket" aria-labelledby={titleId}>
      <h2 id={titleId} className="group-title">
        Ticket note
      </h2>
      <textarea
        ref={textRef}
        className="journal__ticket-text"
        aria-labelledby={titleId}
        rows={4}
        maxLength={TICKET_NOTE_LENGTH_LIMIT}
        placeholder="Type here, or press + beside a rider, a record or a check. It is cleared when the session ends."
        value={note}
        onChange={({ target }) => dispatch(ticketNoteChanged(target.value))}
      />
      <div className="drawer__tools">
        <Button size="small" disabled={note === ''} onClick={() => copyNote(note)}>
          Copy as text
        </Button>
        <Button size="small" disabled={note === ''} onClick={() => copyNote(toMarkdown(note))}>
          Copy as Markdown
        </Button>
        <Button
          size="small"
          disabled={note === ''}
          onClick={() => {
            // The pressed button will be disabled.
            textRef.current?.focus();
            dispatch(ticketNoteChanged(''));
          }}
        >
          Clear
        </Button>
        <span role="status">{copyMessage}</span>
      </div>
    </section>
  );
}
