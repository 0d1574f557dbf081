import { CHECK_STATUSES, type CheckStatus } from '@/domain/checkStatus';
import { formatTimestamp, formatUtcTimestamp } from '@/domain/dates';
import { formatStatusCount, CHECK_STATUS_LABELS } from '@/domain/failureTexts/diagnostics';
import { type CheckRecords } from '@/session/diagnosticsSlice';
import { type Check } from './check';
import { type CheckStates } from './checkRunner';
import { StatusIcon } from './StatusBadge';
import { countStatuses, getCheckState, getCheckStatus } from './checkStates';
import './Summary.css';

interface Props {
  checks: readonly Check[];
  states: CheckStates;
  lastSnapshots: CheckRecords;
  onJump: (check: Check) => void;
}

/** How many checks stand where, and how many changed; pressing one goes to the first such check. */
export function Summary({ checks, states, lastSnapshots, onJump }: Props) {
  const counts = countStatuses(checks, states);
  const changed = checks.filter((check) => getCheckState(states, check).changes.length > 0);
  const findFirst = (status: CheckStatus) =>
    checks.find((check) => getCheckStatus(getCheckState(states, check)) === status);
  const jump = (check: Check | undefined) => check && onJump(check);
  return (
    <ul className="summary__counts" aria-label="Summary">
      {CHECK_STATUSES.map((status) => (
        <li key={status}>
          <button
            type="button"
            className="summary__count"
            disabled={counts[status] === 0}
            onClick={() => jump(findFirst(status))}
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
          onClick={() => jump(changed[0])}
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

/** Each check by its sign; pressing one goes to it. */
export function CheckIndex({ checks, states, onJump }: Omit<Props, 'lastSnapshots'>) {
  return (
    <ul className="summary__checks" aria-label="Checks">
      {checks.map((check) => {
        const state = getCheckState(states, check);
        return (
          <li key={check.id}>
            <button type="button" className="summary__check" onClick={() => onJump(check)}>
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

function LastRun({ lastSnapshots }: { lastSnapshots: CheckRecords }) {
  const records = Object.values(lastSnapshots);
  const latest = records
    .map(({ ranAt }) => ranAt)
    .sort()
    .at(-1);
  if (latest === undefined) return 'No report of this session yet';
  return (
    <span title={`The next run marks what changed since (${formatUtcTimestamp(latest)})`}>
      Last report {formatTimestamp(latest)}
    </span>
  );
}
