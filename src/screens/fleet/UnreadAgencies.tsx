import { useMemo } from 'react';
import { groupFailedAgencies } from '@/domain/fleet/failedAgencies';
import { type FleetRun } from '@/domain/fleet/fleetRun';

interface Props {
  run: FleetRun;
  /** The beginning of the sentence. */
  lead?: string;
}

/** Names the agencies of a run that could not be read, and why; nothing if there are none. */
export function UnreadAgencies({ run, lead = 'Not read' }: Props) {
  const groups = useMemo(() => groupFailedAgencies(run), [run]);
  const [only, ...others] = groups;
  if (!only) return null;
  const sentence = `${lead}: ${groups.flatMap(({ abbreviations }) => abbreviations).join(', ')}.`;
  if (others.length === 0)
    return (
      <p className="fleet-note">
        {sentence} {only.reason}
      </p>
    );
  return (
    <details className="fleet-changes">
      <summary>{sentence}</summary>
      <ul>
        {groups.map(({ abbreviations, reason }) => (
          <li key={reason}>
            {abbreviations.join(', ')}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
