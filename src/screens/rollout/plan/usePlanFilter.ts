import { useMemo, useState } from 'react';
import { matchesAgency } from '@/domain/agencies/matchesAgency';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { getChangeKey, type PlanSum } from '@/domain/rollout/planSums';
import { type PlannedAgency, type PlanStatus, type RolloutPlan } from '@/domain/rollout/rollout';

/** The filter of a plan's table, until the operator leaves the page. `run`: the last one that read the plan, or reads it. */
export function usePlanFilter({ agencies, subject }: RolloutPlan, run: FleetRun<'plan'> | null) {
  const [status, setStatus] = useState<PlanStatus | null>(null);
  /** Null for all. */
  const [change, setChange] = useState<PlanSum['changes'][number] | null>(null);
  const [text, setText] = useState('');
  const askedAgencies = run?.agencies;
  const rows = useMemo(() => {
    const abbreviations = new Set(askedAgencies?.map(({ abbreviation }) => abbreviation));
    // The agencies of a run have their places from its start on: no row moves when an answer comes.
    const isLast = (row: PlannedAgency) => isWaiting(row) && !abbreviations.has(row.agency.abbreviation);
    return (
      agencies
        .filter(
          (row) =>
            (status === null || row.status === status) &&
            (change === null || (row.status === 'change' && getChangeKey(subject, row) === change.key)) &&
            matchesAgency(row.agency, text),
        )
        // Otherwise the agencies of a part that was read could be out of sight.
        .toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))
    );
  }, [agencies, askedAgencies, subject, status, change, text]);
  return {
    rows,
    /** Names the filter, for the table's scroll position. */
    key: JSON.stringify([status, change?.key, text]),
    status,
    setStatus,
    change,
    setChange,
    text,
    setText,
    clear: () => {
      setStatus(null);
      setChange(null);
      setText('');
    },
  };
}

/** Whether no run has come to it. */
function isWaiting({ status, problem }: PlannedAgency): boolean {
  return status === 'notRead' && problem === null;
}
