import { type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { CHECK_STATUS_LABELS } from '@/domain/failureTexts/diagnostics';
import { StatusIcon } from '@/shared/checks/cards/StatusBadge';
import { type Check } from '@/shared/checks/check';
import { type ShownCheck } from '@/shared/checks/checkStates';
import './Summary.css';

interface Props {
  shownChecks: readonly ShownCheck[];
  /** Whether a check is running, or waits for it. */
  isAnyPending: boolean;
  onSelect: (check: Check) => void;
}

/** The statuses that come first once all checks have ended. */
const PROBLEMS: readonly CheckStatus[] = ['failed', 'alert'];

/** Buttons with the status of each check; a click goes to its card. Failures and alerts stand out and come first. */
export function CheckNavigation({ shownChecks, isAnyPending, onSelect }: Props) {
  // While checks run, each keeps its place.
  const orderedChecks = isAnyPending
    ? shownChecks
    : [
        ...PROBLEMS.flatMap((problem) => shownChecks.filter(({ status }) => status === problem)),
        ...shownChecks.filter(({ status }) => !PROBLEMS.includes(status)),
      ];
  return (
    <ul className="summary__checks" aria-label="Checks">
      {orderedChecks.map(({ check, status }) => (
        <li key={check.id}>
          <button
            type="button"
            className="summary__check"
            data-status={status}
            onClick={() => onSelect(check)}
          >
            <StatusIcon status={status} />
            {check.title}
            <span className="visually-hidden">: {CHECK_STATUS_LABELS[status]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
