import { formatTimestamp } from '@/domain/dates';
import { CHECK_STATUSES, type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { CHECK_STATUS_LABELS, formatStatusCount } from '@/domain/failureTexts/diagnostics';
import { type CheckSnapshots } from '@/session/diagnosticsSlice';
import { Timestamp } from '@/ui/data/Timestamp';
import { type Check } from './checks/check';
import { type CheckStates } from './checks/checkRunner';
import { countStatuses, getCheckState, getCheckStatus } from './checks/checkStates';
import { StatusIcon } from './StatusBadge';
import './Summary.css';

interface Props {
  checks: readonly Check[];
  states: CheckStates;
  latestResults: CheckSnapshots;
  onSelect: (check: Check) => void;
}

/** Counts the checks by status, and those with a changed result. A click goes to the first such check. */
export function Summary({ checks, states, latestResults, onSelect }: Props) {
  const counts = countStatuses(checks, states);
  const changedChecks = checks.filter((check) => getCheckState(states, check).changes.length > 0);
  const findFirst = (status: CheckStatus) =>
    checks.find((check) => getCheckStatus(getCheckState(states, check)) === status);
  const selectIfFound = (check: Check | undefined) => check && onSelect(check);
  return (
    <ul className="summary__counts" aria-label="Summary">
      {CHECK_STATUSES.map((status) => (
        <li key={status}>
          <button
            type="button"
            className="summary__count"
            disabled={counts[status] === 0}
            onClick={() => selectIfFound(findFirst(status))}
          >
            <StatusIcon status={status} />
            {formatStatusCount(status, counts[status])}
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="summary__count"
          disabled={changedChecks.length === 0}
          onClick={() => selectIfFound(changedChecks[0])}
        >
          {changedChecks.length} changed
        </button>
      </li>
      <li className="summary__last-run">
        <LastRun latestResults={latestResults} />
      </li>
    </ul>
  );
}

/** Buttons with the status icon of each check. A click goes to its card. */
export function CheckNavigation({ checks, states, onSelect }: Omit<Props, 'latestResults'>) {
  return (
    <ul className="summary__checks" aria-label="Checks">
      {checks.map((check) => {
        const state = getCheckState(states, check);
        return (
          <li key={check.id}>
            <button type="button" className="summary__check" onClick={() => onSelect(check)}>
              <StatusIcon status={getCheckStatus(state)} />
              {check.title}
              <span className="visually-hidden">: {CHECK_STATUS_LABELS[getCheckStatus(state)]}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function LastRun({ latestResults }: { latestResults: CheckSnapshots }) {
  const snapshots = Object.values(latestResults);
  const latestRunAt = snapshots
    .map(({ ranAt }) => ranAt)
    .sort()
    .at(-1);
  if (latestRunAt === undefined) return 'No run in this session yet';
  return (
    <span title="The next run shows what has changed since then.">
      Last run <Timestamp time={latestRunAt}>{formatTimestamp(latestRunAt)}</Timestamp>
    </span>
  );
}
