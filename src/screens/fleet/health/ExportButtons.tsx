import Button from 'antd/es/button';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { EXPORT_FORMATS, exportRun } from './exportRun';
import { type HealthTable } from './healthTable';

const FORMAT_LABELS = { csv: 'CSV', json: 'JSON', text: 'Text' } as const;

interface Props {
  run: FleetRun<'health'>;
  table: HealthTable;
  isReadiness: boolean;
}

/** Downloads the table that is shown, with all its agencies. */
export function ExportButtons({ run, table, isReadiness }: Props) {
  return (
    <div className="fleet-tools__export" role="group" aria-label="Download">
      {EXPORT_FORMATS.map((format) => (
        <Button
          key={format}
          size="small"
          aria-label={`Download as ${FORMAT_LABELS[format]}`}
          onClick={() => exportRun({ run, table, isReadiness, portalVersion: PORTAL_VERSION }, format)}
        >
          {FORMAT_LABELS[format]}
        </Button>
      ))}
    </div>
  );
}
