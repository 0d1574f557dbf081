import { useMemo } from 'react';
import { describeDifferingCategoryIds } from '@/domain/fleet/differingCategoryIds';
import { type FleetRun } from '@/domain/fleet/fleetRun';

const EXPLANATION = 'Categories are compared by their names, never by their ids.';

/** Says which categories of one name have different ids in the agencies of a run; nothing if there are none. */
export function CategoryIdNote({ run }: { run: FleetRun<'rules'> }) {
  const sentences = useMemo(() => describeDifferingCategoryIds(run), [run]);
  const [only, ...others] = sentences;
  if (only === undefined) return null;
  if (others.length === 0)
    return (
      <p className="fleet-note">
        {only} {EXPLANATION}
      </p>
    );
  return (
    <details className="fleet-changes card">
      <summary>{sentences.length} categories have different ids between agencies</summary>
      <p className="fleet-note">{EXPLANATION}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
