import { type Failure, toFailure } from '../domain/failures';
import { type PortalThunk } from '../session/hooks';
import { agencyApi } from './agency';
import { platformApi } from './client/platformApi';
import { psoApi } from './pso';

/** It is a query, because RTK Query then lets all calls that need the same token wait for one renewal. */
const renewalApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    renewAgencyToken: build.query<null, { agency: string }>({
      keepUnusedDataFor: 0,
      queryFn: async ({ agency }, { dispatch }) => {
        const found = await dispatch(
          agencyApi.endpoints.getAgency.initiate(
            { abbreviation: agency },
            { subscribe: false, forceRefetch: true },
          ),
        );
        if (!found.data) return { error: toFailure(found.error) };
        const { error } = await dispatch(
          psoApi.endpoints.signInToAgency.initiate(
            { abbreviation: agency, agencyId: found.data.id },
            { track: false },
          ),
        );
        return error ? { error: toFailure(error) } : { data: null };
      },
    }),
  }),
});

/**
 * A thunk: asks the platform for a new admin token of an agency with the operator's token, and stores it in the session
 * (decision 5). Returns the failure, or null.
 */
export function renewAgencyToken(agency: string): PortalThunk<Promise<Failure | null>> {
  return async (dispatch) => {
    const { error } = await dispatch(
      renewalApi.endpoints.renewAgencyToken.initiate({ agency }, { subscribe: false, forceRefetch: true }),
    );
    return error === undefined ? null : toFailure(error);
  };
}
