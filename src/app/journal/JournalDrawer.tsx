import Button from 'antd/es/button';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type RevertState } from '@/domain/revert';
import { usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal';
import { EmptyState } from '@/ui/EmptyState';
import { unresolvedText } from './unresolvedText';
import { JournalEntry } from './JournalEntry';
import { droppedText, JOURNAL_DESCRIPTION } from './journalFile';
import { JournalExportButtons } from './JournalExportButtons';
import './journal.css';

/** Every write of this session, the newest first. The browser's own dialog keeps the focus inside, and gives it back. */
export function JournalDrawer({ onClose }: { onClose: () => void }) {
  const { changes, droppedCount } = usePortalSelector(selectJournal);
  const navigate = useNavigate();
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const drawer = dialogRef.current;
    drawer?.showModal();
    titleRef.current?.focus();
    // A press beside it is one on the dialog itself: its own parts cover all of it.
    const closeOnBackdropClick = ({ target }: MouseEvent) => {
      if (target === drawer) drawer?.close();
    };
    drawer?.addEventListener('click', closeOnBackdropClick);
    return () => drawer?.removeEventListener('click', closeOnBackdropClick);
  }, []);
  const close = () => dialogRef.current?.close();
  // Closed first: what asks before a form is left could not be answered below the drawer.
  const leaveFor = (path: string, state?: RevertState) => {
    close();
    void navigate(path, { state });
  };
  const unresolved = unresolvedText(changes);
  return (
    <dialog ref={dialogRef} className="journal" aria-labelledby={titleId} onClose={onClose}>
      <div className="journal__panel">
        <div className="journal__header">
          <h2 ref={titleRef} id={titleId} tabIndex={-1} className="journal__title">
            Changes of this session
          </h2>
          <Button size="small" onClick={close}>
            Close
          </Button>
        </div>
        <div className="journal__intro">
          <p>{JOURNAL_DESCRIPTION} It ends when you sign out.</p>
          {unresolved !== null && <p className="journal__unresolved">{unresolved}</p>}
          {changes.length > 0 && <JournalExportButtons />}
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
                <JournalEntry key={change.id} change={change} onNavigate={leaveFor} />
              ))}
            </ol>
          )}
          {droppedCount > 0 && <p className="journal__dropped">{droppedText(droppedCount)}</p>}
        </div>
      </div>
    </dialog>
  );
}
