import { object } from 'yup';
import { type Id, id } from '@/domain/entities/fields';
import { type PsoUser, psoUserSchema } from '@/domain/entities/user';
import { isUnauthorized, toFailure } from '@/domain/failures';
import { USERS_PAGE_SIZE } from '@/domain/limits';
import { type Region } from '@/domain/regions';
import { USERS_ORDER } from '@/domain/specifiedValues';
import { selectBackendOrigin } from '@/session/auth/backendOrigin';
import { operatorRejected, operatorSignedIn, selectPsoToken } from '@/session/auth/sessionSlice';
import { readPortalState } from '@/session/hooks';
import { nextPageOptions, platformApi } from './client/platformApi';
import { refetchAfterWrite } from './client/refetchTags';
import { type PlatformRequest } from './client/request';
import { tags } from './client/tags';
import { type PageSource } from './paging/pages';
import { entitySchema, type Page, pageSchema } from './schemas/responseSchema';
import { tokenSchema } from './schemas/tokenSchema';
import { startAgencySignIn } from './startAgencySignIn';

const operatorsPageSchema = pageSchema(psoUserSchema);

/** The page size and the order are fixed by section 9 of the specification. */
export const createOperatorsPageSource = (): PageSource<PsoUser> => ({
  toRequest: (page, pageSize = USERS_PAGE_SIZE) => ({
    audience: 'pso',
    path: '/pso/api/v1/users',
    query: { page, per_page: pageSize, ...USERS_ORDER },
  }),
  schema: operatorsPageSchema,
});

export const agencyTokenSchema = tokenSchema('token');

export const createAgencyTokenRequest = (abbreviation: string, agencyId: Id): PlatformRequest => ({
  audience: 'pso',
  method: 'POST',
  path: '/pso/api/v1/token/agency',
  isSignIn: true,
  tokenField: 'token',
  body: { agencyName: abbreviation, agencyId },
});

/** The PSO (platform operator) service: the operators and their tokens. */
export const psoApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stores the token in the session. Call it with `track: false`, because the argument has a password. */
    signIn: build.mutation<{ id_token: string }, { region: Region; email: string; password: string }>({
      query: ({ region, email, password }) => ({
        audience: 'none',
        region,
        method: 'POST',
        path: '/pso/api/v1/signin',
        isSignIn: true,
        tokenField: 'id_token',
        body: { email, password },
      }),
      responseSchema: tokenSchema('id_token'),
      onQueryStarted: ({ region, email }, { dispatch, queryFulfilled, getState }) => {
        const tokenOrigin = selectBackendOrigin(readPortalState({ getState }), region);
        void queryFulfilled.then(
          ({ data }) => dispatch(operatorSignedIn({ region, email, token: data.id_token, tokenOrigin })),
          () => undefined,
        );
      },
    }),
    /**
     * Gets an administrator's token for the signed-in operator, and stores it in the session. A 401 does not end the session:
     * the specification has a text for it.
     */
    requestAgencyToken: build.mutation<{ token: string }, { abbreviation: string; agencyId: Id }>({
      query: ({ abbreviation, agencyId }) => createAgencyTokenRequest(abbreviation, agencyId),
      responseSchema: agencyTokenSchema,
      onQueryStarted: ({ abbreviation }, api) => {
        const storeToken = startAgencySignIn(abbreviation, api);
        const psoToken = selectPsoToken(readPortalState(api));
        void api.queryFulfilled.then(
          ({ data: { token } }) => storeToken(token),
          ({ error }: { error: unknown }) => {
            if (psoToken !== null && isUnauthorized(toFailure(error)))
              api.dispatch(operatorRejected({ token: psoToken }));
          },
        );
      },
    }),
    /** Registers an operator. Call it with `track: false`, because the argument has a password. */
    signUp: build.mutation<{ id: Id | null }, { email: string; password: string }>({
      query: ({ email, password }) => ({
        audience: 'pso',
        method: 'POST',
        path: '/pso/api/v1/signup',
        body: { email, password },
      }),
      responseSchema: entitySchema(object({ id: id() })),
      onQueryStarted: refetchAfterWrite(() => [tags.psoUsers()]),
    }),
    listOperators: build.infiniteQuery<Page<PsoUser>, void, number>({
      infiniteQueryOptions: nextPageOptions,
      query: ({ pageParam }) => createOperatorsPageSource().toRequest(pageParam),
      responseSchema: operatorsPageSchema,
      providesTags: [tags.psoUsers()],
    }),
  }),
});

export const { useListOperatorsInfiniteQuery } = psoApi;
