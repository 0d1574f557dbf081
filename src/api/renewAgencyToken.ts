import { object } from 'yup';
import { requiredId } from '@/domain/entities/fields';
import { type Failure, toFailure } from '@/domain/failures';
import { type PortalThunk } from '@/session/hooks';
import { toAgencyRequest } from './agencyListPages';
import { callAndParse } from './client/baseQuery';
import { platformApi } from './client/platformApi';
import { FORCE_REFETCH } from './client/readNow';
import { agencyTokenSchema, createAgencyTokenRequest } from './pso';
import { entitySchema } from './schemas/responseSchema';
import { startAgencySignIn } from './startAgencySignIn';

const agencyIdSchema = entitySchema(object({ id: requiredId() }));

const renewalApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Asks for a new admin token with the operator's token, and stores it in the session (decision 5). It is a query,
     * because RTK Query then lets all calls that need the same token wait for one renewal. Its requests are sign-ins, so
     * that a 401 ends no session; the call that needs the token decides what follows.
     */
    renewAgencyToken: build.query<null, { agency: string }>({
      queryFn: async ({ agency }, api, _extraOptions, sendRequest) => {
        const storeToken = startAgencySignIn(agency, api, { isRenewal: true });
        const found = await callAndParse(
          { ...toAgencyRequest(agency), isSignIn: true },
          agencyIdSchema,
          api,
          sendRequest,
        );
        if (found.error) return { error: found.error };
        const { data, error } = await callAndParse(
          createAgencyTokenRequest(agency, found.data.id),
          agencyTokenSchema,
          api,
          sendRequest,
        );
        if (error) return { error };
        storeToken(data.token);
        return { data: null };
      },
    }),
  }),
});

/** A thunk: renews the admin token of an agency. Returns the failure, or null. */
export function renewAgencyToken(agency: string): PortalThunk<Promise<Failure | null>> {
  return async (dispatch) => {
    const renewal = dispatch(renewalApi.endpoints.renewAgencyToken.initiate({ agency }, FORCE_REFETCH));
    const { isSuccess, error } = await renewal;
    // It is subscribed until here: without a subscription, the cache time of an earlier renewal would abort it (readNow.ts).
    renewal.unsubscribe();
    return isSuccess ? null : toFailure(error);
  };
}
