import Button from 'antd/es/button';
import { listExactAgencies } from '@/domain/fleet/exactMatch';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { listPendingAgencies } from '@/domain/fleet/runProgress';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { runResumed } from '@/shared/fleet/fleetSlice';
import { selectRunningRun } from '@/shared/fleet/fleetState';

export interface RestOfferProps {
  run: FleetRun<'riders'>;
  /** Moves the focus to the progress of the run: the button goes away when it is pressed. */
  focusRun: () => void;
}

/** What a search that has paused at an exact match has not asked, and the button that goes on with it. */
export function RestOffer({ run, focusRun }: RestOfferProps) {
  const dispatch = usePortalDispatch();
  const isBusy = usePortalSelector((state) => selectRunningRun(state) !== null);
  const found = listExactAgencies(run);
  const restCount = listPendingAgencies(run).length;
  if (found.length === 0 || restCount === 0 || run.status === 'running') return null;
  return (
    <p className="fleet-note">
      Exactly this email or card is in {found.join(', ')}, so{' '}
      {restCount === 1 ? 'one agency was' : `${restCount.toLocaleString('en-US')} agencies were`} not asked.{' '}
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => {
          focusRun();
          dispatch(runResumed('riders'));
        }}
      >
        Look in the rest
      </Button>
    </p>
  );
}
