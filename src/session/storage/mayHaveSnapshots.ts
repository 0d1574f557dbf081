import { FLEET_DATABASE } from './fleetDatabaseName';
import { safeLocalStorage } from './safeStorage';

export const SNAPSHOT_VISITS_STORAGE_KEY = 'fare-portal:snapshot-visits';

/**
 * Whether a snapshot is stored, or the operator has chosen to save one at each visit. It does not read the snapshots.
 * Rejects in a browser without IndexedDB.
 */
export async function mayHaveSnapshots(): Promise<boolean> {
  if (safeLocalStorage.read(SNAPSHOT_VISITS_STORAGE_KEY) !== null) return true;
  const databases = await indexedDB.databases();
  return databases.some(({ name = '' }) => name.startsWith(FLEET_DATABASE));
}
