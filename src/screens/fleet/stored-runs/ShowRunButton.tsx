import Button from 'antd/es/button';
import { formatTime } from '@/domain/dates';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { runShown } from '@/shared/fleet/fleetSlice';
import { selectShowableRun } from '@/shared/fleet/fleetState';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

/** Shows an earlier run in its tab instead of the last one; nothing where it cannot. */
export function ShowRunButton({ id }: { id: string }) {
  const dispatch = usePortalDispatch();
  const { setParams } = useQueryParams<FleetParam>();
  const run = usePortalSelector((state) => selectShowableRun(state, id));
  const isShown = usePortalSelector(({ fleet }) =>
    Object.values(fleet?.runs ?? {}).some((shown) => shown.id === id),
  );
  if (!run) return isShown ? 'Yes' : null;
  return (
    <Button
      size="small"
      aria-label={`Show the run of ${formatTime(run.startedAt)}`}
      onClick={({ currentTarget }) => {
        // This button goes away.
        currentTarget.closest('details')?.querySelector('summary')?.focus();
        dispatch(runShown(run));
        setParams({ tab: run.kind === 'health' ? '' : run.kind }, 'push');
      }}
    >
      Show
    </Button>
  );
}

/** Says that a reload has interrupted a run, whose tab shows another one. */
export function InterruptedMark({ id }: { id: string }) {
  const isInterrupted = usePortalSelector(({ fleet }) => fleet?.interruptedRuns.some((run) => run.id === id));
  return isInterrupted ? ', interrupted' : null;
}
