import { isWrite } from '@/domain/changes/change';
import { selectJournal } from '@/session/journal/journalState';
import { listChangesToCheck } from '@/session/journal/listChangesToCheck';
import { useThrottledSelector } from '@/session/useThrottledSelector';
import { isJournalUrgent } from './isJournalUrgent';
import './journal.css';

/** The number of all writes, also those that the journal has dropped, and of those to check. */
export function JournalCount() {
  const journal = useThrottledSelector(selectJournal, isJournalUrgent);
  const { changes, droppedCount } = journal;
  const toCheckCount = listChangesToCheck(journal).length;
  const count = changes.filter(isWrite).length + droppedCount;
  return (
    <>
      {count > 0 && ` (${count})`}
      {toCheckCount > 0 && (
        <>
          {' '}
          <span className="top-bar__to-check">{toCheckCount} to check</span>
        </>
      )}
    </>
  );
}
