import Button from 'antd/es/button';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { agenciesRetried } from '@/shared/fleet/fleetSlice';
import { selectRunningRun } from '@/shared/fleet/fleetState';
import { focusPanelHeading } from '@/shared/fleet-ui/focusPanelHeading';

interface Props {
  abbreviation: string;
  label: string;
  /** Whether Tab leads to it. */
  isTabStop?: boolean;
}

/** Asks one agency again, within the same run. */
export function RetryAgencyButton({ abbreviation, label, isTabStop = true }: Props) {
  const dispatch = usePortalDispatch();
  const isBusy = usePortalSelector((state) => selectRunningRun(state) !== null);
  return (
    <Button
      size="small"
      tabIndex={isTabStop ? undefined : -1}
      disabled={isBusy}
      onClick={(event) => {
        // The cell around it opens the agency.
        event.stopPropagation();
        const { currentTarget } = event;
        // The first button of its row, if it is in the matrix.
        currentTarget.closest('tr')?.querySelector('button')?.focus();
        focusPanelHeading(currentTarget);
        dispatch(agenciesRetried('health', [abbreviation]));
      }}
    >
      {label}
    </Button>
  );
}
