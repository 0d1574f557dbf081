import { FLEET_DATABASE } from './fleetDatabaseName';
import { safeLocalStorage } from './safeStorage';

export const SNAPSHOT_VISITS_STORAGE_KEY = 'fare-portal:snapshot-visits';

/**
 * Whether the code of snapshots is worth loading: something is kept, or kept at each visit. It reads nothing of it, and
 * rejects where the browser has no IndexedDB.
 */
export async function mayHaveSnapshots(): Promise<boolean> {
  if (safeLocalStorage.read(SNAPSHOT_VISITS_STORAGE_KEY) !== null) return true;
  const databases = await indexedDB.databases();
  return databases.some(({ name = '' }) => name.startsWith(FLEET_DATABASE));
}
