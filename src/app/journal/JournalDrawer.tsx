import Button from 'antd/es/button';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { type RevertState } from '@/domain/changes/revert';
import { usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journal';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { describeUnresolved } from './describeUnresolved';
import { JournalEntry } from './JournalEntry';
import { JournalExportButtons } from './JournalExportButtons';
import { describeDropped, JOURNAL_DESCRIPTION } from './journalFile';
import { filterChanges, groupChanges, type GROUPINGS, NO_FILTER } from './journalFilter';
import { JournalFilterBar } from './JournalFilterBar';
import { TicketNote } from './TicketNote';
import './journal.css';

/** All changes of this session, newest first. The native dialog traps and restores the focus. */
export function JournalDrawer({ onClose }: { onClose: () => void }) {
  const { changes, droppedCount } = usePortalSelector(selectJournal);
  const navigate = useNavigate();
  const [filter, setFilter] = useState(NO_FILTER);
  const [grouping, setGrouping] = useState<keyof typeof GROUPINGS>('day');
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const entriesRef = useRef(new Map<string, HTMLLIElement>());
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const drawer = dialogRef.current;
    drawer?.showModal();
    titleRef.current?.focus();
    // The panel covers the dialog, so a click whose target is the dialog was on its backdrop.
    const closeOnBackdropClick = ({ target }: MouseEvent) => {
      if (target === drawer) drawer?.close();
    };
    drawer?.addEventListener('click', closeOnBackdropClick);
    return () => drawer?.removeEventListener('click', closeOnBackdropClick);
  }, []);
  const close = () => dialogRef.current?.close();
  // The drawer closes first, because a modal would block the prompt for unsaved input.
  const closeAndNavigate = (path: string, state?: RevertState) => {
    close();
    void navigate(path, { state });
  };
  const clearFilter = () => {
    setFilter(NO_FILTER);
    // The pressed button will be removed.
    titleRef.current?.focus();
  };
  const showChange = (id: string) => {
    // The change may be filtered out.
    if (shownChanges.every((change) => change.id !== id)) flushSync(() => setFilter(NO_FILTER));
    entriesRef.current.get(id)?.focus();
  };
  const unresolved = describeUnresolved(changes);
  const shownChanges = filterChanges(changes, filter);
  return (
    <dialog ref={dialogRef} className="journal" aria-modal="true" aria-labelledby={titleId} onClose={onClose}>
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
          <p>{JOURNAL_DESCRIPTION} It is cleared when you sign out.</p>
          {unresolved !== null && <p className="journal__unresolved">{unresolved}</p>}
          {changes.length > 0 && <JournalExportButtons />}
        </div>
        {changes.length > 0 && (
          <JournalFilterBar {...{ filter, grouping }} onFilter={setFilter} onGroup={setGrouping} />
        )}
        <div className="journal__list">
          {changes.length === 0 && (
            <EmptyState title="No changes yet">
              Changes that you make in this tab are listed here with their outcome.
            </EmptyState>
          )}
          {changes.length > 0 && shownChanges.length === 0 && (
            <EmptyState
              icon="search"
              title="No change matches"
              action={<Button onClick={clearFilter}>Clear the filter</Button>}
            />
          )}
          {groupChanges(shownChanges, grouping).map((group) => (
            <section key={group.head}>
              <h3 className="journal__group">
                {group.head} <span className="journal__count">{group.changes.length}</span>
              </h3>
              <ol className="journal__entries">
                {group.changes.map((change) => (
                  <JournalEntry
                    key={change.id}
                    ref={(entry) => {
                      if (entry) entriesRef.current.set(change.id, entry);
                      return () => void entriesRef.current.delete(change.id);
                    }}
                    change={change}
                    changes={changes}
                    onNavigate={closeAndNavigate}
                    onShowChange={showChange}
                  />
                ))}
              </ol>
            </section>
          ))}
          {droppedCount > 0 && <p className="journal__dropped">{describeDropped(droppedCount)}</p>}
        </div>
        <TicketNote />
      </div>
    </dialog>
  );
}
