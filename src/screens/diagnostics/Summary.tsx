import { CHECK_STATUSES, type CheckStatus } from '@/domain/checkStatus';
import { formatTimestamp, utcText } from '@/domain/dates';
import { countedStatus, STATUS_WORDS } from '@/domain/failureTexts/diagnostics';
import { type CheckRecords } from '@/session/diagnosticsSlice';
import { type Check } from './check';
import { type CheckStates } from './runner';
import { StatusSign } from './StatusMark';
import { countStatuses, stateOf, statusOf } from './statusOf';
import './Summary.css';

interface Props {
  checks: readonly Check[];
  states: CheckStates;
  last: CheckRecords;
  onJump: (check: Check) => void;
}

/** How many checks stand where, and how many changed; pressing one goes to the first such check. */
export function Summary({ checks, states, last, onJump }: Props) {
  const counts = countStatuses(checks, states);
  const changed = checks.filter((check) => stateOf(states, check).changes.length > 0);
  const firstOf = (status: CheckStatus) =>
    checks.find((check) => statusOf(stateOf(states, check)) === status);
  const jump = (check: Check | undefined) => check && onJump(check);
  return (
    <ul className="summary__counts" aria-label="Summary">
      {CHECK_STATUSES.map((status) => (
        <li key={status}>
          <button
            type="button"
            className="summary__count"
            disabled={counts[status] === 0}
            onClick={() => jump(firstOf(status))}
          >
            <StatusSign status={status} />
            {countedStatus(status, counts[status])}
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
      <li className="summary__last">
        <LastRun last={last} />
      </li>
    </ul>
  );
}

/** Each check by its sign; pressing one goes to it. */
export function CheckIndex({ checks, states, onJump }: Omit<Props, 'last'>) {
  return (
    <ul className="summary__checks" aria-label="Checks">
      {checks.map((check) => {
        const state = stateOf(states, check);
        return (
          <li key={check.id}>
            <button type="button" className="summary__check" onClick={() => onJump(check)}>
              <StatusSign status={statusOf(state)} />
              {check.title}
              <span className="visually-hidden">: {STATUS_WORDS[statusOf(state)]}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function LastRun({ last }: { last: CheckRecords }) {
  const records = Object.values(last);
  const latest = records
    .map(({ ranAt }) => ranAt)
    .sort()
    .at(-1);
  if (latest === undefined) return 'No report of this session yet';
  return (
    <span title={`The next run marks what changed since (${utcText(latest)})`}>
      Last report {formatTimestamp(latest)}
    </span>
  );
}
