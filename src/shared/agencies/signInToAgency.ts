import { agencyApi } from '@/api/agency';
import { agencyLookUpApi } from '@/api/agencyLookUp';
import { psoApi } from '@/api/pso';
import { type Agency } from '@/domain/entities/agency';
import { isNotFound, isUnauthorized, toFailure } from '@/domain/failures';
import { operatorRejected, selectPsoToken } from '@/session/auth/sessionSlice';
import { type PortalThunk, toApiState } from '@/session/hooks';

/** The agency to open. If `id` is null and a sign-in needs it, the agency is requested first. */
export interface AgencyToOpen {
  abbreviation: string;
  id: Agency['id'] | null;
}

/** A thunk: reads the agency, or takes it from the cache. */
export function lookUpAgency(abbreviation: string): PortalThunk<Promise<{ data?: Agency; error?: unknown }>> {
  return async (dispatch, getState) => {
    const cached = agencyApi.endpoints.getAgency.select({ abbreviation })(toApiState(getState())).data;
    if (cached) return { data: cached };
    // Subscribed until the end: without a subscription, the cache time of an earlier result would abort it (readNow.ts).
    const read = dispatch(agencyLookUpApi.endpoints.lookUpAgency.initiate({ abbreviation }));
    const { data, error } = await read;
    read.unsubscribe();
    return { ...(data && { data }), error };
  };
}

interface AgencySignIn {
  error?: unknown;
  /** Whether the request of the agency itself found none. */
  isAgencyMissing?: boolean;
}

/** A thunk: signs in to the agency with the operator's token (section 4 of the specification). */
export function signInToAgency({ abbreviation, id }: AgencyToOpen): PortalThunk<Promise<AgencySignIn>> {
  return async (dispatch, getState) => {
    const psoToken = selectPsoToken(getState());
    const { data, error } =
      id === null ? await dispatch(lookUpAgency(abbreviation)) : { data: { id }, error: undefined };
    if (!data) {
      const failure = toFailure(error);
      if (psoToken !== null && isUnauthorized(failure)) dispatch(operatorRejected({ token: psoToken }));
      return { error, isAgencyMissing: isNotFound(failure) };
    }
    const agencyId = data.id;
    return dispatch(
      psoApi.endpoints.requestAgencyToken.initiate({ abbreviation, agencyId }, { track: false }),
    );
  };
}
