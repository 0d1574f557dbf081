import { object } from 'yup';
import { key, textKey } from '../../domain/entities/fields';
import { type Region } from '../../domain/regions';
import { type PortalDispatch, type PortalState } from '../../session/hooks';
import { agencySignedIn, selectAgencyToken, selectPsoToken } from '../../session/sessionSlice';
import { exchange } from './exchange';
import { readOne } from './reading';

interface Renewal {
  base: string;
  region: Region;
  agency: string;
  /** The token that the platform refused. */
  refused: string;
}

interface Context {
  dispatch: unknown;
  getState: () => unknown;
  extra: unknown;
}

/** The store's extra argument: renewals under way, so that ten refused calls ask for one new token. */
export interface CallMemory {
  renewals: Map<string, Promise<string | null>>;
}

/** A new admin token for the agency, got with the operator's; null where that fails (decision 5). */
export function renewAdminToken(renewal: Renewal, context: Context): Promise<string | null> {
  const name = `${renewal.region}/${renewal.agency}/${renewal.refused}`;
  const { renewals } = context.extra as CallMemory;
  const present = renewals.get(name);
  if (present) return present;
  const renewed = renew(renewal, context).finally(() => renewals.delete(name));
  renewals.set(name, renewed);
  return renewed;
}

async function renew({ base, region, agency, refused }: Renewal, context: Context): Promise<string | null> {
  const state = () => context.getState() as PortalState;
  const newer = selectAgencyToken(state(), agency);
  if (newer !== null && newer !== refused) return newer;
  const psoToken = selectPsoToken(state());
  if (psoToken === null) return null;
  // The renewal outlives the call that asked for it: others may wait for it.
  const { signal } = new AbortController();
  const record = await exchange(
    base,
    {
      audience: 'pso',
      path: `/agency/api/v4/agencies/${encodeURIComponent(agency)}`,
      read: readOne(object({ id: key() })),
    },
    psoToken,
    signal,
  );
  if (record.error) return null;
  const answer = await exchange(
    base,
    {
      audience: 'pso',
      method: 'POST',
      path: '/pso/api/v1/token/agency',
      body: { agencyName: agency, agencyId: record.data.id },
      read: readOne(object({ token: textKey() })),
    },
    psoToken,
    signal,
  );
  // Signed out, or in as somebody else, while the platform was answering: the token is nobody's.
  if (answer.error || selectPsoToken(state()) !== psoToken) return null;
  (context.dispatch as PortalDispatch)(
    agencySignedIn({ region, abbreviation: agency, token: answer.data.token }),
  );
  return answer.data.token;
}
