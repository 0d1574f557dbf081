import Button from 'antd/es/button';
import { listExactAgencies } from '@/domain/fleet/exactMatch';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { listUnaskedAgencies } from '@/domain/fleet/runProgress';
import { formatCount } from '@/lib/text/formatCount';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { runResumed, runStopped } from '@/shared/fleet/fleetSlice';
import { selectRunningRun } from '@/shared/fleet/fleetState';

export interface RestOfferProps {
  run: FleetRun<'riders'>;
  /** Moves the focus to the progress of the run: the buttons go away when they are pressed. */
  focusRun: () => void;
}

/**
 * Counts the agencies that a paused or stopped search with an exact match has not asked, with a button that asks them, and
 * one that ends a paused search.
 */
export function RestOffer({ run, focusRun }: RestOfferProps) {
  const dispatch = usePortalDispatch();
  const isBusy = usePortalSelector((state) => selectRunningRun(state) !== null);
  const found = listExactAgencies(run);
  const restCount = listUnaskedAgencies(run).length;
  if (found.length === 0 || restCount === 0 || run.status === 'running') return null;
  return (
    <p className="fleet-note">
      {/* The text does not say why: the operator can have paused or stopped the search. */}
      Exactly this email or card is in {found.join(', ')}. {formatCount(restCount, 'agency', 'agencies')}{' '}
      {restCount === 1 ? 'has' : 'have'} not been asked.{' '}
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => {
          focusRun();
          dispatch(runResumed('riders'));
        }}
      >
        Look in the rest
      </Button>{' '}
      {run.status === 'paused' && (
        <Button
          size="small"
          onClick={() => {
            focusRun();
            dispatch(runStopped('riders'));
          }}
        >
          End search
        </Button>
      )}
    </p>
  );
}
