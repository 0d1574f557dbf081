import { type CheckStatus } from '@/domain/checkStatus';
import { STATUS_WORDS } from '@/domain/failureTexts/diagnostics';
import './StatusMark.css';

/** Signs of one width; the word or the title beside them says the same. */
const SIGNS: Readonly<Record<CheckStatus, string>> = {
  ok: '✓',
  alert: '!',
  failed: '✕',
  skipped: '–',
  running: '',
  notRun: '',
};

/** Where a check stands, by sign, word and colour. */
export function StatusMark({ status }: { status: CheckStatus }) {
  return (
    <span className="status-mark" data-status={status}>
      <StatusSign status={status} />
      {STATUS_WORDS[status]}
    </span>
  );
}

/** The sign alone: the word has to stand beside it. */
export function StatusSign({ status }: { status: CheckStatus }) {
  return (
    <span className="status-sign" data-status={status} aria-hidden="true">
      {SIGNS[status]}
    </span>
  );
}
