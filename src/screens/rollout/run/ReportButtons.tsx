import { useState } from 'react';
import { type Rollout } from '@/domain/rollout/rollout';
import { formatReport } from '@/domain/rollout/rolloutReport';
import { selectOperator } from '@/session/auth/operator';
import { usePortalStore } from '@/session/hooks';
import { DownloadButtons } from '@/shared/fleet-ui/DownloadButtons';
import { downloadWithToast } from '@/ui/data/downloadWithToast';

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
    <DownloadButtons
      statusMessage={statusMessage}
      onDownload={({ format, label }) => {
        const { name, text } = formatReport(rollout, format, selectOperator(getState()).email);
        setStatusMessage(downloadWithToast(`Saved the report as ${label}`, name, text));
        onSave();
      }}
    />
  );
}
