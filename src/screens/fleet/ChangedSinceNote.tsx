import { useMemo } from 'react';
import { type ChangeableRun, describeChangedSince } from '@/domain/fleet/describeChangedSince';
import { usePortalSelector } from '@/session/hooks';
import { selectJournal } from '@/session/journal/journalState';

/** Names what the operator has changed since a run has read it; nothing if there is nothing. */
export function ChangedSinceNote({ run }: { run: ChangeableRun }) {
  const { changes } = usePortalSelector(selectJournal);
  const changedSince = useMemo(() => describeChangedSince(run, changes), [run, changes]);
  if (changedSince === '') return null;
  return (
    <p className="fleet-note">
      Changed by you since this run: {changedSince}. Read {run.kind} again to see it.
    </p>
  );
}
