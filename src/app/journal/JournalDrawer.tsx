import Button from 'antd/es/button';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { relateChanges } from '@/domain/changes/changeRelations';
import { type RevertState } from '@/domain/changes/revert';
import { selectJournal } from '@/session/journal/journalState';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';
import { useThrottledSelector } from '@/session/useThrottledSelector';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { DrawerPanel } from '@/ui/overlay/DrawerPanel';
import { describeChangesToCheck } from './describeChangesToCheck';
import { isJournalUrgent } from './isJournalUrgent';
import { JournalEntry } from './JournalEntry';
import { JournalExportButtons } from './JournalExportButtons';
import { describeDropped, JOURNAL_DESCRIPTION } from './journalFile';
import { describeEntryCount, filterChanges, groupChanges, type GROUPINGS, NO_FILTER } from './journalFilter';
import { JournalFilterBar } from './JournalFilterBar';
import { TicketNote } from './TicketNote';
import './journal.css';

const NO_MATCH_TEXT = 'No change matches';

/** All changes of this session, newest first. */
export function JournalDrawer({ onClose }: { onClose: () => void }) {
  const journal = useThrottledSelector(selectJournal, isJournalUrgent);
  const { changes, droppedCount, sendingIds } = journal;
  const navigate = useNavigate();
  const [filter, setFilter] = useState(NO_FILTER);
  /** The entries whose reason is typed, or that were checked: they stay until the filter changes. */
  const [keptIds, setKeptIds] = useState<readonly string[]>([]);
  const [grouping, setGrouping] = useState<keyof typeof GROUPINGS>('day');
  const entriesRef = useRef(new Map<string, HTMLLIElement>());
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The drawer closes first, because it would cover the prompt for unsaved input.
  const closeAndNavigate = useCallback(
    (path: string, state?: RevertState) => {
      onClose();
      void navigate(path, { state });
    },
    [onClose, navigate],
  );
  const changeFilter = (next: typeof filter) => {
    setFilter(next);
    setKeptIds([]);
  };
  const clearFilter = () => {
    setFilter(NO_FILTER);
    // The pressed button will be removed.
    titleRef.current?.focus();
  };
  const showChange = useCallback((id: string) => {
    // The change may be filtered out.
    if (!entriesRef.current.has(id)) flushSync(() => setFilter(NO_FILTER));
    entriesRef.current.get(id)?.focus();
  }, []);
  const keepEntry = useCallback(
    (id: string) => setKeptIds((ids) => (ids.includes(id) ? ids : [...ids, id])),
    [],
  );
  const registerEntry = useCallback((id: string, entry: HTMLLIElement) => {
    entriesRef.current.set(id, entry);
    return () => void entriesRef.current.delete(id);
  }, []);
  const relations = useMemo(() => relateChanges(changes), [changes]);
  const toCheckText = describeChangesToCheck(listChangesToCheck(journal));
  const shownChanges = filterChanges(journal, filter, keptIds);
  const isFiltered = filter.search !== '' || filter.outcome !== 'all';
  return (
    <DrawerPanel
      title="Changes of this session"
      intro={
        <>
          <p>{JOURNAL_DESCRIPTION} It is cleared when you sign out.</p>
          {toCheckText !== null && <p className="journal__to-check">{toCheckText}</p>}
          {changes.length > 0 && <JournalExportButtons />}
        </>
      }
      titleRef={titleRef}
      onClose={onClose}
    >
      {changes.length > 0 && (
        <JournalFilterBar filter={filter} grouping={grouping} onFilter={changeFilter} onGroup={setGrouping} />
      )}
      <p role="status" className="visually-hidden">
        {isFiltered && (describeEntryCount(shownChanges) || `${NO_MATCH_TEXT}.`)}
      </p>
      <div className="drawer__list">
        {changes.length === 0 && (
          <EmptyState title="No changes yet">
            Changes that you make in this tab are listed here with their outcome.
          </EmptyState>
        )}
        {changes.length > 0 && shownChanges.length === 0 && (
          <EmptyState
            icon="search"
            title={NO_MATCH_TEXT}
            action={<Button onClick={clearFilter}>Clear the filter</Button>}
          />
        )}
        {groupChanges(shownChanges, grouping).map((group) => (
          <section key={group.head}>
            <h3 className="journal__group">
              {group.head} <span className="journal__count">{describeEntryCount(group.changes)}</span>
            </h3>
            <ol className="drawer__entries">
              {group.changes.map((change) => (
                <JournalEntry
                  key={change.id}
                  change={change}
                  isSending={sendingIds.includes(change.id)}
                  {...relations.get(change.id)}
                  onMount={registerEntry}
                  onNavigate={closeAndNavigate}
                  onShowChange={showChange}
                  onKeep={keepEntry}
                />
              ))}
            </ol>
          </section>
        ))}
        {droppedCount > 0 && <p className="journal__dropped">{describeDropped(droppedCount)}</p>}
      </div>
      <TicketNote />
    </DrawerPanel>
  );
}
