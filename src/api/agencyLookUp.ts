import { type Agency, agencySchema } from '@/domain/entities/agency';
import { agencyApi } from './agency';
import { toAgencyRequest } from './agencyListPages';
import { platformApi } from './client/platformApi';
import { entitySchema } from './schemas/responseSchema';

/** The look-up of an agency that is opened by its abbreviation. */
export const agencyLookUpApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The request is a part of a sign-in, so that a 401 ends no session (decision 5). */
    lookUpAgency: build.query<Agency, { abbreviation: string }>({
      query: ({ abbreviation }) => ({ ...toAgencyRequest(abbreviation), isSignIn: true }),
      responseSchema: entitySchema(agencySchema),
      onQueryStarted: ({ abbreviation }, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          // The dashboard that opens next need not ask again.
          ({ data: value }) =>
            dispatch(
              agencyApi.util.upsertQueryEntries([
                { endpointName: 'getAgency', arg: { abbreviation }, value },
              ]),
            ),
          () => undefined,
        ),
    }),
  }),
});
