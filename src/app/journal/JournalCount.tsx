import { usePortalSelector } from '@/session/hooks';
import { selectJournal, selectUnresolvedCount } from '@/session/journal';
import './journal.css';

/** How many writes there are, and how many of them somebody should look at; stands in the button. */
export function JournalCount() {
  const { changes, droppedCount } = usePortalSelector(selectJournal);
  const open = usePortalSelector(selectUnresolvedCount);
  const count = changes.length + droppedCount;
  return (
    <>
      {count > 0 && ` (${count})`}
      {open > 0 && (
        <span className="top-bar__unresolved">
          {open}
          <span className="visually-hidden"> unknown or partly applied</span>
          <span aria-hidden="true">?</span>
        </span>
      )}
    </>
  );
}
