import { usePortalSelector } from '@/session/hooks';
import { selectJournal, selectOpenChanges } from '@/session/journal';
import './journal.css';

/** How many writes there are, and how many of them somebody should look at; stands in the button. */
export function JournalCount() {
  const { changes, dropped } = usePortalSelector(selectJournal);
  const open = usePortalSelector(selectOpenChanges);
  const count = changes.length + dropped;
  return (
    <>
      {count > 0 && ` (${count})`}
      {open > 0 && (
        <span className="top-bar__open-changes">
          {open}
          <span className="visually-hidden"> unknown or partly applied</span>
          <span aria-hidden="true">?</span>
        </span>
      )}
    </>
  );
}
