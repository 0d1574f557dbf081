import Button from 'antd/es/button';
import { type Rollout } from '@/domain/rollout/rollout';
import { formatReport } from '@/domain/rollout/rolloutReport';
import { selectOperator } from '@/session/auth/operator';
import { usePortalStore } from '@/session/hooks';
import { downloadText } from '@/ui/data/downloadText';

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'json', label: 'JSON' },
  { format: 'text', label: 'Text' },
] as const;

/** Downloads what became of all agencies of a rollout. */
export function ReportButtons({ rollout }: { rollout: Rollout }) {
  const { getState } = usePortalStore();
  return (
    <div className="fleet-tools__export" role="group" aria-label="Download">
      {FORMATS.map(({ format, label }) => (
        <Button
          key={format}
          size="small"
          aria-label={`Download as ${label}`}
          onClick={() => {
            const { name, text, type } = formatReport(rollout, format, selectOperator(getState()).email);
            downloadText(name, text, type);
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
