import { type PortalState } from '../hooks';
import { canStoreRuns } from './fleetDatabases';
import { isMarkKept, readRolloutMarks, ROLLOUT_DATABASE } from './rolloutMarks';
import { safeLocalStorage } from './safeStorage';
import { ROLLOUT_MARKS_STORAGE_KEY } from './storageKeys';

/** Removes the rollouts when the time of all of them is over, and no open tab has one. For a page without a session. */
export async function removeOldRollouts({
  configuration,
}: Pick<PortalState, 'configuration'>): Promise<void> {
  if (!canStoreRuns()) return;
  if ([...readRolloutMarks().values()].some((mark) => isMarkKept(mark, configuration.idleMinutes))) return;
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name = '' }) => name.startsWith(`${ROLLOUT_DATABASE}:`))) return;
  safeLocalStorage.remove(ROLLOUT_MARKS_STORAGE_KEY);
  indexedDB.deleteDatabase(ROLLOUT_DATABASE);
}
