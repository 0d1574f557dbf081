import { type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { CHECK_STATUS_LABELS } from '@/domain/failureTexts/diagnostics';
import './StatusBadge.css';

/** StatusBadge.css draws the icons of `running` and `notRun`. */
const ICONS: Readonly<Record<CheckStatus, string>> = {
  ok: '✓',
  alert: '!',
  failed: '✕',
  skipped: '–',
  running: '',
  notRun: '',
};

/** The status of a check as an icon, a label and a colour. */
export function StatusBadge({ status }: { status: CheckStatus }) {
  return (
    <span className="status-badge" data-status={status}>
      <StatusIcon status={status} />
      {CHECK_STATUS_LABELS[status]}
    </span>
  );
}

/** The icon is hidden from screen readers, so the label must be next to it. */
export function StatusIcon({ status }: { status: CheckStatus }) {
  return (
    <span className="status-icon colored-mark" data-status={status} aria-hidden="true">
      {ICONS[status]}
    </span>
  );
}
