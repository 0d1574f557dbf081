import { object } from 'yup';
import { type Id, id, requiredText } from '../domain/entities/fields';
import { type PsoUser, psoUserSchema } from '../domain/entities/user';
import { FULL_LIST_PAGE_SIZE, USERS_ORDER, USERS_PAGE_SIZE } from '../domain/limits';
import { type Region } from '../domain/regions';
import { type PortalState } from '../session/hooks';
import { agencySignedIn, operatorSignedIn, selectRegion } from '../session/sessionSlice';
import { createPageQueryFn, createQueryFn, nextPageOptions } from './client/callPlatform';
import { findByEmail } from './client/findByEmail';
import { type Page, parseOne, parsePage, type Rows } from './client/parse';
import { platformApi } from './client/platformApi';
import { type PlatformRequest } from './client/request';
import { invalidateIfPossiblyApplied, tags } from './client/tags';

/** The page size and the order are fixed by section 9 of the specification. */
export function buildUsersRequest(_arg: unknown, page: number): PlatformRequest<Page<PsoUser>> {
  return {
    audience: 'pso',
    path: '/pso/api/v1/users',
    query: { page, per_page: USERS_PAGE_SIZE, ...USERS_ORDER },
    parse: parsePage(psoUserSchema),
  };
}

/** The PSO (platform operator) service: the operators and their tokens. */
export const psoApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stores the token in the session. Call it with `track: false`, because the argument has a password. */
    signIn: build.mutation<{ id_token: string }, { region: Region; email: string; password: string }>({
      queryFn: createQueryFn(({ region, email, password }) => ({
        audience: 'none',
        region,
        method: 'POST',
        path: '/pso/api/v1/signin',
        body: { email, password },
        parse: parseOne(object({ id_token: requiredText() })),
      })),
      onQueryStarted: ({ region }, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(
          ({ data }) => dispatch(operatorSignedIn({ region, token: data.id_token })),
          () => undefined,
        );
      },
    }),
    /** Gets an administrator's token for the signed-in operator, and stores it in the session. */
    signInToAgency: build.mutation<{ token: string }, { abbreviation: string; agencyId: Id }>({
      queryFn: createQueryFn(({ abbreviation, agencyId }) => ({
        audience: 'pso',
        method: 'POST',
        path: '/pso/api/v1/token/agency',
        isSignIn: true,
        body: { agencyName: abbreviation, agencyId },
        parse: parseOne(object({ token: requiredText() })),
      })),
      onQueryStarted: ({ abbreviation }, { dispatch, queryFulfilled, getState }) => {
        const region = selectRegion(getState() as unknown as PortalState);
        void queryFulfilled.then(
          ({ data }) => dispatch(agencySignedIn({ region, abbreviation, token: data.token })),
          () => undefined,
        );
      },
    }),
    /** Registers an operator. Call it with `track: false`, because the argument has a password. */
    signUp: build.mutation<{ id: Id | null }, { email: string; password: string }>({
      queryFn: createQueryFn(({ email, password }) => ({
        audience: 'pso',
        method: 'POST',
        path: '/pso/api/v1/signup',
        body: { email, password },
        parse: parseOne(object({ id: id() })),
      })),
      invalidatesTags: invalidateIfPossiblyApplied(() => [tags.psoUsers()]),
    }),
    listUsers: build.infiniteQuery<Page<PsoUser>, void, number>({
      infiniteQueryOptions: nextPageOptions,
      queryFn: createPageQueryFn(buildUsersRequest),
      providesTags: [tags.psoUsers()],
    }),
    /** The operator with an e-mail, or none. */
    findUsers: build.query<Rows<PsoUser>, { email: string }>({
      queryFn: ({ email }, context) =>
        findByEmail(
          email,
          (page) => ({
            audience: 'pso',
            path: '/pso/api/v1/users',
            query: { page, per_page: FULL_LIST_PAGE_SIZE, ...USERS_ORDER },
            parse: parsePage(psoUserSchema),
          }),
          context,
        ),
      providesTags: [tags.psoUsers()],
    }),
  }),
});

export const { useListUsersInfiniteQuery } = psoApi;
