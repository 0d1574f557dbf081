import { type PortalState } from '../hooks';

/** Each database of the portal has a name that begins with it. */
const DATABASE_PREFIX = 'fare-portal:';

/**
 * Removes the runs and rollouts that ended sessions have left. The code for it is loaded only in a browser that has stored
 * some.
 *
 * @throws Error if the storage is blocked, or the code cannot be loaded
 */
export async function removeEndedSessionsData(state: PortalState): Promise<void> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name = '' }) => name.startsWith(DATABASE_PREFIX))) return;
  const [{ removeRunsOfEndedSessions }, { removeOldRollouts }] = await Promise.all([
    import(/* webpackChunkName: 'ended-sessions' */ './fleetDatabases'),
    import(/* webpackChunkName: 'ended-sessions' */ './removeOldRollouts'),
  ]);
  await Promise.all([removeRunsOfEndedSessions(state), removeOldRollouts(state)]);
}
