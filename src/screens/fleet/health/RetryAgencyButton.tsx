import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { agenciesRetried } from '@/shared/fleet/fleetSlice';
import { selectRunningRun } from '@/shared/fleet/fleetState';

/** Asks one agency again, within the same run. */
export function RetryAgencyButton({ abbreviation }: { abbreviation: string }) {
  const dispatch = usePortalDispatch();
  const isBusy = usePortalSelector((state) => selectRunningRun(state) !== null);
  return (
    <button
      type="button"
      className="text-button"
      disabled={isBusy}
      onClick={(event) => {
        // The cell around it opens the agency.
        event.stopPropagation();
        dispatch(agenciesRetried('health', [abbreviation]));
      }}
    >
      Retry
    </button>
  );
}
