import { useState } from 'react';
import { formatDuration } from '@/shared/checks/cards/formatDuration';
import { Icon } from '@/ui/icons/Icon';
import { PageActionButton } from '@/ui/navigation/PageActionButton';
import './DiagnosticsToolbar.css';

const REPORT_FORMATS = [
  { format: 'json', label: 'JSON', description: 'Download report as JSON' },
  { format: 'text', label: 'Text', description: 'Download report as text' },
] as const;

interface Props {
  isRunningAll: boolean;
  isAnyPending: boolean;
  /** Without the checks that were cancelled. */
  doneCount: number;
  totalCount: number;
  /** Whether a card shows the stored result of an earlier run: no report has it. */
  hasStored: boolean;
  /** Whether a check has sent a call on this visit and has ended, also by Cancel. */
  hasRun: boolean;
  /** The duration of the last RUN ALL in milliseconds; null until it has finished. */
  runAllMs: number | null;
  onRunAll: () => void;
  onCancel: () => void;
  /** Returns a message if no toast says it, otherwise an empty text. */
  onDownloadReport: (format: 'json' | 'text') => string;
  /** Resolves to a message, or to an empty text. */
  onCopyLink: () => Promise<string>;
}

/** The actions for all checks, and the progress of the run. */
export function DiagnosticsToolbar(props: Props) {
  const {
    isRunningAll,
    isAnyPending,
    doneCount,
    totalCount,
    hasStored,
    hasRun,
    runAllMs,
    onRunAll,
    onCancel,
    onDownloadReport,
    onCopyLink,
  } = props;
  const [statusMessage, setStatusMessage] = useState('');
  return (
    <div className="diagnostics-toolbar">
      <PageActionButton type="primary" disabled={isRunningAll} onClick={onRunAll}>
        RUN ALL
      </PageActionButton>
      <PageActionButton disabled={!isAnyPending} onClick={onCancel}>
        Cancel
      </PageActionButton>
      <progress
        className="diagnostics-toolbar__bar"
        aria-label="Checks done"
        value={doneCount}
        max={totalCount}
      />
      <span className="diagnostics-toolbar__count">
        {doneCount} of {totalCount} checks
        {hasStored && ' run again'}
        {runAllMs !== null && ` · ${formatDuration(runAllMs)}`}
      </span>
      <div className="diagnostics-toolbar__report" role="group" aria-label="Report">
        <span role="status">{statusMessage}</span>
        <span aria-hidden="true">Report{hasStored && ' of this visit'}</span>
        {REPORT_FORMATS.map(({ format, label, description }) => (
          <PageActionButton
            key={format}
            disabled={!hasRun}
            aria-label={description}
            icon={<Icon name="download" />}
            onClick={() => setStatusMessage(onDownloadReport(format))}
          >
            {label}
          </PageActionButton>
        ))}
        <PageActionButton
          disabled={!hasRun}
          aria-label="Copy link to this report"
          title="A link with verdicts, counts and times"
          onClick={() => void onCopyLink().then(setStatusMessage)}
        >
          Link
        </PageActionButton>
      </div>
    </div>
  );
}
