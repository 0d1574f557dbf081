import { CHECK_STATUS_LABELS } from '@/domain/failureTexts/diagnostics';
import { type Check } from './checks/check';
import { type ShownCheck } from './checks/checkStates';
import { StatusIcon } from './StatusBadge';
import './Summary.css';

interface Props {
  shownChecks: readonly ShownCheck[];
  onSelect: (check: Check) => void;
}

/** Buttons with the status of each check; alerts and failures stand out. A click goes to its card. */
export function CheckNavigation({ shownChecks, onSelect }: Props) {
  return (
    <ul className="summary__checks" aria-label="Checks">
      {shownChecks.map(({ check, status }) => (
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
