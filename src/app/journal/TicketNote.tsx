import Button from 'antd/es/button';
import { useEffect, useId, useRef, useState } from 'react';
import { TICKET_NOTE_LENGTH_LIMIT, toMarkdown } from '@/domain/ticketNote';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { loadTicketNote } from '@/session/ticket-note/loadTicketNote';
import { selectTicketNote, ticketNoteChanged } from '@/session/ticket-note/ticketNoteSlice';
import { useCopy } from '@/ui/data/useCopy';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { LimitedTextarea } from '@/ui/form/LimitedTextarea';
import { useOverlongText } from '@/ui/form/useOverlongText';

/** A scratch pad of the session: what was added on other pages, and what the operator types. */
export function TicketNote() {
  const dispatch = usePortalDispatch();
  const note = usePortalSelector(selectTicketNote);
  const [text, setText] = useOverlongText(note, TICKET_NOTE_LENGTH_LIMIT);
  const { copy, copyMessage } = useCopy();
  const titleId = useId();
  const textRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => dispatch(loadTicketNote()), [dispatch]);
  const copyNote = (copiedText: string) => copy(copiedText, 'Copied the ticket note');
  /** The text that Clear has removed, until something is typed. */
  const [clearedText, setClearedText] = useState('');
  const changeNote = (typed: string) => {
    setClearedText('');
    setText(typed);
    dispatch(ticketNoteChanged(typed));
  };
  return (
    <section className="journal__ticket" aria-labelledby={titleId}>
      <h2 id={titleId} className="group-title">
        Ticket note
      </h2>
      <LimitedTextarea
        ref={textRef}
        aria-labelledby={titleId}
        rows={4}
        placeholder="Type here, or press + beside a rider, a record or a check. It is cleared when the session ends."
        value={text}
        limit={TICKET_NOTE_LENGTH_LIMIT}
        onChange={changeNote}
      />
      <div className="button-row">
        <Button size="small" disabled={text === ''} onClick={() => copyNote(text)}>
          Copy as text
        </Button>
        <Button size="small" disabled={text === ''} onClick={() => copyNote(toMarkdown(text))}>
          Copy as Markdown
        </Button>
        {text === '' && clearedText !== '' ? (
          <Button
            size="small"
            onClickCapture={ignoreSecondClick}
            onClick={() => {
              textRef.current?.focus();
              changeNote(clearedText);
            }}
          >
            Undo clear
          </Button>
        ) : (
          <Button
            size="small"
            disabled={text === ''}
            onClick={() => {
              textRef.current?.focus();
              changeNote('');
              setClearedText(text);
            }}
          >
            Clear
          </Button>
        )}
        <span role="status">{copyMessage}</span>
      </div>
    </section>
  );
}
