import { type FleetRun, isStoredKind } from '@/domain/fleet/fleetRun';
import { type PortalState } from '@/session/hooks';

/**
 * Whether a reload would lose what the browser could not store, the session included, a change queue, a plan that was read,
 * values of a rollout that look like a secret, or a run of Fleet.
 */
export function hasWorkInMemory(state: PortalState): boolean {
  const { notices, changeQueue, rollout } = state;
  return (
    notices.unsavedNames.length > 0 ||
    Boolean(changeQueue) ||
    rollout?.rollout?.finishedAt === null ||
    rollout?.plan?.agencies.some(({ readAt }) => readAt !== null) === true ||
    hasRunInMemory(state)
  );
}

/** A run that is under way would be stopped. What a run for a plan has read is in the plan. */
function hasRunInMemory({ fleet }: PortalState): boolean {
  if (!fleet) return false;
  const runs = [...Object.values(fleet.runs), ...fleet.interruptedRuns] as readonly FleetRun[];
  return runs
    .filter(({ kind, status }) => kind !== 'plan' || status !== 'done')
    .some(
      ({ id, kind, status, asking }) =>
        status === 'running' ||
        asking.length > 0 ||
        !isStoredKind(kind) ||
        !(fleet.saves[id] ?? fleet.isStorageWorking !== false),
    );
}
