import { useState } from 'react';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { usePortalDispatch } from '@/session/hooks';
import { loadOnClick } from '@/session/loadOnClick';
import { DownloadButtons } from '@/shared/fleet-ui/DownloadButtons';
import { loadResults } from '../lazyResults';
import { type HealthTable } from './healthTable';

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
    <DownloadButtons
      statusMessage={statusMessage}
      onDownload={({ format }) =>
        dispatch(
          loadOnClick(loadResults, ({ exportRun }) =>
            setStatusMessage(exportRun({ run, table, isReadiness, portalVersion: PORTAL_VERSION }, format)),
          ),
        )
      }
    />
  );
}
