import { type CheckStatus } from '@/domain/checkStatus';
import { CHECK_STATUS_LABELS } from '@/domain/failureTexts/diagnostics';
import './StatusBadge.css';

/** Signs of one width; the word or the title beside them says the same. */
const ICONS: Readonly<Record<CheckStatus, string>> = {
  ok: '✓',
  alert: '!',
  failed: '✕',
  skipped: '–',
  running: '',
  notRun: '',
};

/** Where a check stands, by sign, word and colour. */
export function StatusBadge({ status }: { status: CheckStatus }) {
  return (
    <span className="status-badge" data-status={status}>
      <StatusIcon status={status} />
      {CHECK_STATUS_LABELS[status]}
    </span>
  );
}

/** The sign alone: the word has to stand beside it. */
export function StatusIcon({ status }: { status: CheckStatus }) {
  return (
    <span className="status-icon" data-status={status} aria-hidden="true">
      {ICONS[status]}
    </span>
  );
}
