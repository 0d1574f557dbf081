import Button from 'antd/es/button';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { agenciesRetried } from '@/shared/fleet/fleetSlice';
import { selectRunningRun } from '@/shared/fleet/fleetState';

interface Props {
  abbreviation: string;
  label: string;
}

/** Asks one agency again, within the same run. */
export function RetryAgencyButton({ abbreviation, label }: Props) {
  const dispatch = usePortalDispatch();
  const isBusy = usePortalSelector((state) => selectRunningRun(state) !== null);
  return (
    <Button
      size="small"
      // Not `disabled`: the pressed button keeps the focus.
      aria-disabled={isBusy}
      onClick={(event) => {
        // The cell around it opens the agency.
        event.stopPropagation();
        if (!isBusy) dispatch(agenciesRetried('health', [abbreviation]));
      }}
    >
      {label}
    </Button>
  );
}
