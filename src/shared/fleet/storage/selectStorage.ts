import { hashText } from '@/lib/hashText';
import { selectOperator } from '@/session/auth/operator';
import { type PortalState } from '@/session/hooks';
import { FLEET_DATABASE } from '@/session/storage/fleetDatabaseName';
import { getSessionDatabase } from '@/session/storage/fleetDatabases';

/** Identifies the operator of the stored runs: a hash, because the operator's email address must not be stored. */
export function selectRunOwner({ session }: PortalState): string {
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
