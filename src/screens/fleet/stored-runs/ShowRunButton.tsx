import Button from 'antd/es/button';
import { formatTime } from '@/domain/dates';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { runShown } from '@/shared/fleet/fleetSlice';
import { selectShowableRun } from '@/shared/fleet/fleetState';
import { type StoredRunInfo } from '@/shared/fleet/storage/listStoredRuns';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { describeProfile } from '../health/profiles';

/** Opens the tab of a run, and shows an earlier one there instead of the last one; nothing where it cannot. */
export function ShowRunButton({ id, kind, startedAt }: Pick<StoredRunInfo, 'id' | 'kind' | 'startedAt'>) {
  const dispatch = usePortalDispatch();
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const run = usePortalSelector((state) => selectShowableRun(state, id));
  const isShown = usePortalSelector(({ fleet }) =>
    Object.values(fleet?.runs ?? {}).some((shown) => shown.id === id),
  );
  if (isShown && (getParam('tab') || 'health') === kind) return 'Yes';
  if (!run && !isShown) return null;
  return (
    <Button
      size="small"
      aria-label={`Show the run of ${formatTime(startedAt)}`}
      onClick={({ currentTarget }) => {
        // This button goes away.
        currentTarget.closest('details')?.querySelector('summary')?.focus();
        if (run) dispatch(runShown(run));
        setParams({ tab: kind === 'health' ? '' : kind }, 'push');
      }}
    >
      Show
    </Button>
  );
}

/** The checks of a run of HEALTH, as far as this tab has it, and whether a reload has interrupted a run whose tab shows another one. */
export function RunMarks({ id }: { id: string }) {
  const checks = usePortalSelector(({ fleet }) => {
    const runs = [
      fleet?.runs.health,
      ...(fleet?.previousRuns.health ?? []),
      ...(fleet?.interruptedRuns ?? []),
    ];
    const run = runs.find((other) => other?.id === id);
    return run?.kind === 'health' ? describeProfile((run as FleetRun<'health'>).task) : null;
  });
  const isInterrupted = usePortalSelector(({ fleet }) => fleet?.interruptedRuns.some((run) => run.id === id));
  return [checks, isInterrupted && 'interrupted'].filter(Boolean).map((mark) => `, ${mark}`);
}
