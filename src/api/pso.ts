import { object } from 'yup';
import { type Id, id, textKey } from '../domain/entities/fields';
import { type PsoUser, psoUserSchema } from '../domain/entities/user';
import { FULL_LIST_PAGE_SIZE, USERS_ORDER, USERS_PAGE_SIZE } from '../domain/limits';
import { type Region } from '../domain/regions';
import { type PortalState } from '../session/hooks';
import { agencySignedIn, operatorSignedIn, selectRegion } from '../session/sessionSlice';
import { findByEmail } from './client/findByEmail';
import { platformApi } from './client/platformApi';
import { type Page, readOne, readPage, type Rows } from './client/reading';
import { type PlatformRequest } from './client/request';
import { byNextPage, send, sendPage } from './client/send';
import { tags, unlessRefused } from './client/tags';

/** The request of one page of operators by e-mail, 10 a page (specification 9). */
export function usersPage(_arg: unknown, page: number): PlatformRequest<Page<PsoUser>> {
  return {
    audience: 'pso',
    path: '/pso/api/v1/users',
    query: { page, per_page: USERS_PAGE_SIZE, ...USERS_ORDER },
    read: readPage(psoUserSchema),
  };
}

/** The pso service: operators and their tokens (specification 7). */
export const psoApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Signs an operator in to a region; the token goes to the session. Call with `track: false`: the argument holds a password. */
    signIn: build.mutation<{ id_token: string }, { region: Region; email: string; password: string }>({
      queryFn: send(({ region, email, password }) => ({
        audience: 'none',
        region,
        method: 'POST',
        path: '/pso/api/v1/signin',
        body: { email, password },
        read: readOne(object({ id_token: textKey() })),
      })),
      onQueryStarted: ({ region }, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(
          ({ data }) => dispatch(operatorSignedIn({ region, token: data.id_token })),
          () => undefined,
        );
      },
    }),
    /** Signs the operator in to an agency; the admin token goes to the session. */
    signInToAgency: build.mutation<{ token: string }, { abbreviation: string; agencyId: Id }>({
      queryFn: send(({ abbreviation, agencyId }) => ({
        audience: 'pso',
        method: 'POST',
        path: '/pso/api/v1/token/agency',
        isSignIn: true,
        body: { agencyName: abbreviation, agencyId },
        read: readOne(object({ token: textKey() })),
      })),
      onQueryStarted: ({ abbreviation }, { dispatch, queryFulfilled, getState }) => {
        const region = selectRegion(getState() as unknown as PortalState);
        void queryFulfilled.then(
          ({ data }) => dispatch(agencySignedIn({ region, abbreviation, token: data.token })),
          () => undefined,
        );
      },
    }),
    /** Registers an operator. Call with `track: false`: the argument holds a password. */
    signUp: build.mutation<{ id: Id | null }, { email: string; password: string }>({
      queryFn: send(({ email, password }) => ({
        audience: 'pso',
        method: 'POST',
        path: '/pso/api/v1/signup',
        body: { email, password },
        read: readOne(object({ id: id() })),
      })),
      invalidatesTags: unlessRefused(() => [tags.psoUsers()]),
    }),
    listUsers: build.infiniteQuery<Page<PsoUser>, void, number>({
      infiniteQueryOptions: byNextPage,
      queryFn: sendPage(usersPage),
      providesTags: [tags.psoUsers()],
    }),
    /** The operators with an e-mail, one or none. */
    findUsers: build.query<Rows<PsoUser>, { email: string }>({
      queryFn: ({ email }, context) =>
        findByEmail(
          email,
          (page) => ({
            audience: 'pso',
            path: '/pso/api/v1/users',
            query: { page, per_page: FULL_LIST_PAGE_SIZE, ...USERS_ORDER },
            read: readPage(psoUserSchema),
          }),
          context,
        ),
      providesTags: [tags.psoUsers()],
    }),
  }),
});

export const { useListUsersInfiniteQuery } = psoApi;
