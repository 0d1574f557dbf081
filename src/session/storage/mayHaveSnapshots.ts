import { FLEET_DATABASE } from './fleetDatabaseName';
import { safeLocalStorage } from './safeStorage';

export const SNAPSHOT_VISITS_STORAGE_KEY = 'fare-portal:snapshot-visits';

/** Whether the code of snapshots is worth loading: something is kept, or kept at each visit. It reads nothing of it. */
export async function mayHaveSnapshots(): Promise<boolean> {
  if (safeLocalStorage.read(SNAPSHOT_VISITS_STORAGE_KEY) !== null) return true;
  if (!('indexedDB' in window)) return false;
  const databases = await indexedDB.databases().catch(() => []);
  return databases.some(({ name = '' }) => name.startsWith(FLEET_DATABASE));
}
