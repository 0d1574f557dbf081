import { useState } from 'react';
import { KeptRunsList } from '../lazyResults';

/** Opens the list of what is kept of runs and snapshots (decision 133). */
export function KeptRuns() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="fleet-kept" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Kept runs and snapshots</summary>
      {isOpen && <KeptRunsList />}
    </details>
  );
}
