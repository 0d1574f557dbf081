import { fetchSession, type StoredSession } from '@tests/browser/openSignedIn';

/** The agency that most tests work in. */
export const AGENCY_A = 'CBTA';
/** An agency whose data must not mix with agency A's. */
export const AGENCY_B = 'METRO';

/** The stored session after each step: signed in as operator, then to agency A too, then to agencies A and B. */
export type Sessions = Readonly<Record<'operator' | 'agencyA' | 'bothAgencies', StoredSession>>;

/** Signs in once, so that the tests need not. */
export async function fetchSessions(origin: string): Promise<Sessions> {
  return {
    operator: await fetchSession(origin, 'US East', []),
    agencyA: await fetchSession(origin, 'US East', [AGENCY_A]),
    bothAgencies: await fetchSession(origin, 'US East', [AGENCY_A, AGENCY_B]),
  };
}
