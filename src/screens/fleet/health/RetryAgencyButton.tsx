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
      disabled={isBusy}
      onClick={(event) => {
        // The cell around it opens the agency.
        event.stopPropagation();
        const { currentTarget } = event;
        // The button goes away, or is off meanwhile.
        const next =
          currentTarget.closest('tr')?.querySelector('button') ??
          currentTarget.closest('aside')?.querySelector('h2');
        next?.focus();
        dispatch(agenciesRetried('health', [abbreviation]));
      }}
    >
      {label}
    </Button>
  );
}
