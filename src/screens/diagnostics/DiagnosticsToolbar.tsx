import Button from 'antd/es/button';
import { formatMs } from './formatMs';
import './DiagnosticsToolbar.css';

interface Props {
  isRunningAll: boolean;
  isUnderWay: boolean;
  done: number;
  total: number;
  /** Milliseconds of the last RUN ALL. */
  allMs: number | null;
  onRunAll: () => void;
  onCancel: () => void;
  onReport: (form: 'json' | 'text') => void;
}

/** What is done with all checks: run, cancel, report; and how far they are. */
export function DiagnosticsToolbar(props: Props) {
  const { isRunningAll, isUnderWay, done, total, allMs, onRunAll, onCancel, onReport } = props;
  return (
    <div className="diagnostics-toolbar">
      <Button type="primary" data-page-action="" disabled={isRunningAll} onClick={onRunAll}>
        RUN ALL
      </Button>
      <Button data-page-action="" disabled={!isUnderWay} onClick={onCancel}>
        Cancel
      </Button>
      <progress className="diagnostics-toolbar__bar" aria-label="Checks done" value={done} max={total} />
      <span className="diagnostics-toolbar__done">
        {done} of {total} checks{allMs !== null && ` · ${formatMs(allMs)}`}
      </span>
      <div className="diagnostics-toolbar__report" role="group" aria-label="Download report">
        <span aria-hidden="true">Report</span>
        <Button
          data-page-action=""
          disabled={done === 0}
          aria-label="Download report as JSON"
          onClick={() => onReport('json')}
        >
          JSON
        </Button>
        <Button
          data-page-action=""
          disabled={done === 0}
          aria-label="Download report as text"
          onClick={() => onReport('text')}
        >
          Text
        </Button>
      </div>
    </div>
  );
}
