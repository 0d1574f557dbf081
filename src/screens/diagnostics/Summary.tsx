import { CHECK_STATUSES, type CheckStatus } from '@/domain/checkStatus';
import { formatTimestamp, formatUtcTimestamp } from '@/domain/dates';
import { CHECK_STATUS_LABELS, formatStatusCount } from '@/domain/failureTexts/diagnostics';
import { type CheckSnapshots } from '@/session/diagnosticsSlice';
import { type Check } from './check';
import { type CheckStates } from './checkRunner';
import { countStatuses, getCheckState, getCheckStatus } from './checkStates';
import { StatusIcon } from './StatusBadge';
import './Summary.css';

interface Props {
  checks: readonly Check[];
  states: CheckStates;
  lastSnapshots: CheckSnapshots;
  onSelect: (check: Check) => void;
}

/** The number of checks with each status, and of those that changed. A click goes to the first such check. */
export function Summary({ checks, states, lastSnapshots, onSelect }: Props) {
  const counts = countStatuses(checks, states);
  const changed = checks.filter((check) => getCheckState(states, check).changes.length > 0);
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
          disabled={changed.length === 0}
          onClick={() => selectIfFound(changed[0])}
        >
          {changed.length} changed
        </button>
      </li>
      <li className="summary__last-run">
        <LastRun lastSnapshots={lastSnapshots} />
      </li>
    </ul>
  );
}

/** Buttons with the status icon of each check. A click goes to its card. */
export function CheckIndex({ checks, states, onSelect }: Omit<Props, 'lastSnapshots'>) {
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

function LastRun({ lastSnapshots }: { lastSnapshots: CheckSnapshots }) {
  const snapshots = Object.values(lastSnapshots);
  const latest = snapshots
    .map(({ ranAt }) => ranAt)
    .sort()
    .at(-1);
  if (latest === undefined) return 'No run in this session yet';
  return (
    <span title={`${formatUtcTimestamp(latest)}. The next run shows what has changed since then.`}>
      Last run {formatTimestamp(latest)}
    </span>
  );
}
