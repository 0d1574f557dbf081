import { formatTimestamp } from '@/domain/dates';
import { CHECK_STATUSES, type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { type StoredCheckResult } from '@/domain/diagnostics/storedCheckResult';
import { formatStatusCount } from '@/domain/failureTexts/diagnostics';
import { formatCount } from '@/lib/text/formatCount';
import { type StoredCheckResults } from '@/session/diagnosticsSlice';
import { StatusIcon } from '@/shared/checks/cards/StatusBadge';
import { countStatuses, type ShownCheck } from '@/shared/checks/checkStates';
import { Timestamp } from '@/ui/data/Timestamp';
import { passFocusOn } from '@/ui/focus/passFocusOn';
import { matchesFilter, type StatusFilter } from './useStatusFilter';
import './Summary.css';

interface Props {
  shownChecks: readonly ShownCheck[];
  /** Whether a check is running, or waits for it. */
  isAnyPending: boolean;
  latestResults: StoredCheckResults;
  isPressed: (filter: StatusFilter) => boolean;
  onToggle: (filter: StatusFilter) => void;
}

/** Shown with a count of zero too while checks run, so that the chips beside them do not move. */
const RESULT_STATUSES: readonly CheckStatus[] = ['ok', 'alert', 'failed'];

/** Counts the checks by status, and those with a changed result. Each count is a button that filters the cards. */
export function Summary({ shownChecks, isAnyPending, latestResults, isPressed, onToggle }: Props) {
  const counts = countStatuses(shownChecks.map(({ status }) => status));
  const changedCount = shownChecks.filter((shown) => matchesFilter(shown, 'changed')).length;
  const chips = [
    ...CHECK_STATUSES.map((status) => ({
      filter: status,
      count: counts[status],
      label: formatStatusCount(status, counts[status]),
      icon: <StatusIcon status={status} />,
    })),
    { filter: 'changed' as const, count: changedCount, label: `${changedCount} changed`, icon: null },
  ];
  const isShown = ({ filter, count }: (typeof chips)[number]) =>
    count > 0 || isPressed(filter) || (isAnyPending && RESULT_STATUSES.some((status) => status === filter));
  return (
    <ul className="summary__counts" aria-label="Summary">
      {chips.filter(isShown).map(({ filter, count, label, icon }) => {
        const isEmpty = count === 0 && !isPressed(filter);
        return (
          <li key={filter}>
            <button
              ref={passFocusOn}
              type="button"
              className="summary__count"
              data-status={count > 0 ? filter : undefined}
              aria-pressed={isPressed(filter)}
              // A disabled button would lose the focus.
              aria-disabled={isEmpty}
              onClick={isEmpty ? undefined : () => onToggle(filter)}
            >
              {icon}
              {label}
            </button>
          </li>
        );
      })}
      <li className="summary__last-run">
        <LastRun
          latestResults={latestResults}
          storedResults={shownChecks.flatMap(({ storedResult }) => storedResult ?? [])}
        />
      </li>
    </ul>
  );
}

interface LastRunProps {
  latestResults: StoredCheckResults;
  /** The results of an earlier run that cards still show. */
  storedResults: readonly StoredCheckResult[];
}

function LastRun({ latestResults, storedResults }: LastRunProps) {
  const storedCount = storedResults.length;
  const latestRunAt = (storedCount > 0 ? storedResults : Object.values(latestResults))
    .map(({ ranAt }) => ranAt)
    .sort()
    .at(-1);
  if (latestRunAt === undefined) return 'No run in this session yet';
  const time = <Timestamp time={latestRunAt}>{formatTimestamp(latestRunAt)}</Timestamp>;
  if (storedCount > 0)
    return (
      <span>
        {formatCount(storedCount, 'result', 'results')} of an earlier run, the last from {time}
      </span>
    );
  return <span title="The next run shows what has changed since then.">Last run {time}</span>;
}
