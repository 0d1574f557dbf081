import Button from 'antd/es/button';
import { useState } from 'react';
import { type Rollout } from '@/domain/rollout/rollout';
import { formatReport } from '@/domain/rollout/rolloutReport';
import { selectOperator } from '@/session/auth/operator';
import { usePortalStore } from '@/session/hooks';
import { downloadWithToast } from '@/ui/data/downloadWithToast';

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'json', label: 'JSON' },
  { format: 'text', label: 'Text' },
] as const;

interface Props {
  rollout: Rollout;
  /** After the report was saved. */
  onSave: () => void;
}

/** Downloads what became of all agencies of a rollout. */
export function ReportButtons({ rollout, onSave }: Props) {
  const { getState } = usePortalStore();
  const [statusMessage, setStatusMessage] = useState('');
  return (
    <div className="fleet-tools__export" role="group" aria-label="Download">
      <span role="status">{statusMessage}</span>
      {FORMATS.map(({ format, label }) => (
        <Button
          key={format}
          size="small"
          aria-label={`Download as ${label}`}
          onClick={() => {
            const { name, text, type } = formatReport(rollout, format, selectOperator(getState()).email);
            setStatusMessage(downloadWithToast(`Saved the report as ${label}`, name, text, type));
            onSave();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
