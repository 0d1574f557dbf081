import { hashText } from '@/lib/hashText';
import { selectOperator } from '@/session/auth/operator';
import { type PortalState } from '@/session/hooks';
import { FLEET_DATABASE } from '@/session/storage/fleetDatabaseName';
import { getSessionDatabase } from '@/session/storage/fleetDatabases';

/**
 * Identifies the operator of stored runs, snapshots and rollouts: a hash, because the email address must not be stored. Unlike
 * `hashOperator`, which names the operator to other tabs, it has the origin that issued the tokens.
 */
export function selectStorageOwner({ session }: PortalState): string {
  const { region, email } = selectOperator({ session });
  return hashText(JSON.stringify([region, session.tokenOrigin, email]));
}

/** Whether the operator has chosen that runs stay on this computer after the sign-out (decision 133). */
export function selectStoresAfterSignOut(state: PortalState): boolean {
  return state.fleet?.storesAfterSignOut ?? false;
}

/** The name of the database of the session's runs; null when nobody is signed in. */
export function selectRunDatabase(state: PortalState): string | null {
  const { sessionId } = state.session;
  if (sessionId === null) return null;
  return selectStoresAfterSignOut(state) ? FLEET_DATABASE : getSessionDatabase(sessionId);
}
