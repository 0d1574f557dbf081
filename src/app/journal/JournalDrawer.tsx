import Button from 'antd/es/button';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PutBackState } from '@/domain/putBack';
import { usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal';
import { EmptyState } from '@/ui/EmptyState';
import { attentionText } from './attentionText';
import { JournalEntry } from './JournalEntry';
import { droppedText, JOURNAL_IS } from './journalFile';
import { JournalTools } from './JournalTools';
import './journal.css';

/** Every write of this session, the newest first. The browser's own dialog keeps the focus inside, and gives it back. */
export function JournalDrawer({ onClose }: { onClose: () => void }) {
  const { changes, dropped } = usePortalSelector(selectJournal);
  const navigate = useNavigate();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const drawer = dialog.current;
    drawer?.showModal();
    title.current?.focus();
    // A press beside it is one on the dialog itself: its own parts cover all of it.
    const closeBeside = ({ target }: MouseEvent) => {
      if (target === drawer) drawer?.close();
    };
    drawer?.addEventListener('click', closeBeside);
    return () => drawer?.removeEventListener('click', closeBeside);
  }, []);
  const close = () => dialog.current?.close();
  // Closed first: what asks before a form is left could not be answered below the drawer.
  const goTo = (path: string, state?: PutBackState) => {
    close();
    void navigate(path, { state });
  };
  const attention = attentionText(changes);
  return (
    <dialog ref={dialog} className="journal" aria-labelledby={titleId} onClose={onClose}>
      <div className="journal__panel">
        <div className="journal__head">
          <h2 ref={title} id={titleId} tabIndex={-1} className="journal__title">
            Changes of this session
          </h2>
          <Button size="small" onClick={close}>
            Close
          </Button>
        </div>
        <div className="journal__about">
          <p>{JOURNAL_IS} It ends when you sign out.</p>
          {attention !== null && <p className="journal__attention">{attention}</p>}
          {changes.length > 0 && <JournalTools />}
        </div>
        <div className="journal__list">
          {changes.length === 0 && (
            <EmptyState title="Nothing has been changed yet">
              What you send from this tab is listed here, with what came of it.
            </EmptyState>
          )}
          {changes.length > 0 && (
            <ol className="journal__entries">
              {changes.toReversed().map((change) => (
                <JournalEntry key={change.id} change={change} onGo={goTo} />
              ))}
            </ol>
          )}
          {dropped > 0 && <p className="journal__dropped">{droppedText(dropped)}</p>}
        </div>
      </div>
    </dialog>
  );
}
