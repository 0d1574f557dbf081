import Button from 'antd/es/button';
import { useState } from 'react';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { usePortalDispatch } from '@/session/hooks';
import { loadOnClick } from '@/session/loadOnClick';
import { loadResults } from '../lazyResults';
import { type HealthTable } from './healthTable';

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'json', label: 'JSON' },
  { format: 'text', label: 'Text' },
] as const;

interface Props {
  run: FleetRun<'health'>;
  table: HealthTable;
  isReadiness: boolean;
}

/** Downloads the table that is shown, with all its agencies. */
export function ExportButtons({ run, table, isReadiness }: Props) {
  const dispatch = usePortalDispatch();
  const [statusMessage, setStatusMessage] = useState('');
  return (
    <div className="fleet-tools__export" role="group" aria-label="Download">
      <span role="status">{statusMessage}</span>
      {FORMATS.map(({ format, label }) => (
        <Button
          key={format}
          size="small"
          aria-label={`Download as ${label}`}
          onClick={() =>
            dispatch(
              loadOnClick(loadResults, ({ exportRun }) =>
                setStatusMessage(
                  exportRun({ run, table, isReadiness, portalVersion: PORTAL_VERSION }, format),
                ),
              ),
            )
          }
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
