import { usePortalSelector } from '@/session/hooks';
import { selectJournal, selectUnresolvedCount } from '@/session/journal/journal';
import './journal.css';

/** The number of all changes, also those that the journal has dropped, and the number of those to check. */
export function JournalCount() {
  const { changes, droppedCount } = usePortalSelector(selectJournal);
  const unresolvedCount = usePortalSelector(selectUnresolvedCount);
  const count = changes.length + droppedCount;
  return (
    <>
      {count > 0 && ` (${count})`}
      {unresolvedCount > 0 && (
        <span className="top-bar__unresolved">
          {unresolvedCount}
          <span className="visually-hidden"> unknown or partly applied</span>
          <span aria-hidden="true">?</span>
        </span>
      )}
    </>
  );
}
