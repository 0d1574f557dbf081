import { useState } from 'react';
import { LazyStoredRunsList } from '../lazyResults';

/** Opens the list of stored runs and snapshots (decision 133). */
export function StoredRuns() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="fleet-kept" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Kept runs and snapshots</summary>
      {isOpen && <LazyStoredRunsList />}
    </details>
  );
}
