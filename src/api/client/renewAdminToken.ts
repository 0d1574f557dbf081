import { object } from 'yup';
import { requiredId, requiredText } from '@/domain/entities/fields';
import { type Failure } from '@/domain/failures';
import { type Region } from '@/domain/regions';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import {
  agencySignedIn,
  agencyTokenDropped,
  selectAgencyToken,
  selectPsoToken,
} from '@/session/sessionSlice';
import { type ThunkExtra, type RenewalResult } from './thunkExtra';
import { fetchWithRetry } from './fetchWithRetry';
import { parseOne } from './parse';

interface Renewal {
  base: string;
  region: Region;
  agency: string;
  /** The token that the platform refused. */
  refusedToken: string;
  /** It was refused for a write. */
  isWrite: boolean;
}

interface Context {
  dispatch: unknown;
  getState: () => unknown;
  extra: unknown;
}

/** A new admin token for the agency, got with the operator's, where that can be had (decision 5); where it is refused, the old one is dropped. */
export function renewAdminToken(renewal: Renewal, context: Context): Promise<RenewalResult> {
  const name = `${renewal.region}/${renewal.agency}/${renewal.refusedToken}`;
  const { pendingRenewals } = context.extra as ThunkExtra;
  const present = pendingRenewals.get(name);
  if (present) return present;
  const renewed = renew(renewal, context)
    .then((outcome) => {
      // While this renewal is still the one that others join: none of them may find the token and ask again.
      if (outcome.token === null && outcome.isRefused) dropRefused(renewal, context);
      return outcome;
    })
    .finally(() => pendingRenewals.delete(name));
  pendingRenewals.set(name, renewed);
  return renewed;
}

function dropRefused({ region, agency, refusedToken, isWrite }: Renewal, { dispatch }: Context): void {
  (dispatch as PortalDispatch)(
    agencyTokenDropped({ region, abbreviation: agency, token: refusedToken, wasWriteRejected: isWrite }),
  );
}

async function renew(
  { base, region, agency, refusedToken }: Renewal,
  context: Context,
): Promise<RenewalResult> {
  const state = () => context.getState() as PortalState;
  const newer = selectAgencyToken(state(), agency);
  // Dropped meanwhile: another call of the same token was told already that there is no new one.
  if (newer === null) return { token: null, isRefused: true };
  if (newer !== refusedToken) return { token: newer };
  const psoToken = selectPsoToken(state());
  if (psoToken === null) return { token: null, isRefused: true };
  // The renewal outlives the call that asked for it: others may wait for it.
  const { signal } = new AbortController();
  const record = await fetchWithRetry(
    base,
    {
      audience: 'pso',
      path: `/agency/api/v4/agencies/${encodeURIComponent(agency)}`,
      parse: parseOne(object({ id: requiredId() })),
    },
    psoToken,
    signal,
  );
  if (record.error) return { token: null, isRefused: isRefusal(record.error) };
  const answer = await fetchWithRetry(
    base,
    {
      audience: 'pso',
      method: 'POST',
      path: '/pso/api/v1/token/agency',
      body: { agencyName: agency, agencyId: record.data.id },
      parse: parseOne(object({ token: requiredText() })),
    },
    psoToken,
    signal,
  );
  if (answer.error) return { token: null, isRefused: isRefusal(answer.error) };
  // Signed out, or in as somebody else, while the platform was answering: the token is nobody's.
  if (selectPsoToken(state()) !== psoToken) return { token: null, isRefused: false };
  (context.dispatch as PortalDispatch)(
    agencySignedIn({ region, abbreviation: agency, token: answer.data.token }),
  );
  return { token: answer.data.token };
}

function isRefusal({ status = 0 }: Failure): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
