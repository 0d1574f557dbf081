import { object } from 'yup';
import { type Id, requiredId } from '@/domain/entities/fields';
import {
  type Administrator,
  administratorSchema,
  type NewAdministrator,
  type UserType,
} from '@/domain/entities/user';
import { USERS_PAGE_SIZE } from '@/domain/limits';
import { USERS_ORDER } from '@/domain/specifiedValues';
import { USER_COUNT_STALE_S } from '@/domain/writeFormLimits';
import { nextPageOptions, platformApi } from './client/platformApi';
import { refetchAfterWrite } from './client/refetchTags';
import { tags } from './client/tags';
import { type PageSource } from './paging/pages';
import { entitySchema, type Page, pageSchema, totalCountSchema } from './schemas/responseSchema';
import { tokenSchema } from './schemas/tokenSchema';
import { startAgencySignIn } from './startAgencySignIn';

const administratorsPageSchema = pageSchema(administratorSchema);

/** The page size and the order are fixed by section 9 of the specification. */
export const createAdministratorsPageSource = ({
  agency,
}: {
  agency: string;
}): PageSource<Administrator> => ({
  toRequest: (page, pageSize = USERS_PAGE_SIZE) => ({
    audience: 'admin',
    agency,
    path: '/auth/api/v4/administrators',
    query: { page, per_page: pageSize, ...USERS_ORDER },
  }),
  schema: administratorsPageSchema,
});

/** The auth service: administrators of agencies. */
export const authApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stores the token in the session. Call it with `track: false`, because the argument has a password. */
    signInAdministrator: build.mutation<
      { token: string },
      { agency: string; email: string; password: string }
    >({
      query: (credentials) => ({
        audience: 'none',
        method: 'POST',
        path: '/auth/api/v4/authenticate',
        isSignIn: true,
        tokenField: 'token',
        body: credentials,
      }),
      responseSchema: tokenSchema('token'),
      onQueryStarted: ({ agency, email }, api) => {
        const storeToken = startAgencySignIn(agency, api);
        void api.queryFulfilled.then(
          ({ data: { token } }) => storeToken(token, email),
          () => undefined,
        );
      },
    }),
    /** Creates no profile. Call it with `track: false`, because the argument has a password. */
    registerAdministrator: build.mutation<
      { user_id: Id },
      { agency: string; administrator: NewAdministrator }
    >({
      query: ({ agency, administrator }) => ({
        audience: 'admin',
        agency,
        method: 'POST',
        path: '/auth/api/v3/administrators',
        body: administrator,
      }),
      responseSchema: entitySchema(object({ user_id: requiredId() })),
      onQueryStarted: refetchAfterWrite(({ agency }) => [
        tags.administrators(agency),
        tags.userCount(agency, 'administrator'),
      ]),
    }),
    listAdministrators: build.infiniteQuery<Page<Administrator>, { agency: string }, number>({
      infiniteQueryOptions: nextPageOptions,
      query: ({ queryArg, pageParam }) => createAdministratorsPageSource(queryArg).toRequest(pageParam),
      responseSchema: administratorsPageSchema,
      providesTags: (_result, _error, { agency }) => [tags.administrators(agency)],
    }),
    countUsers: build.query<number, { agency: string; type: UserType }>({
      query: ({ agency, type }) => ({
        audience: 'admin',
        agency,
        path: '/auth/api/v4/users',
        query: { per_page: 1, page: 1, type },
      }),
      responseSchema: totalCountSchema,
      providesTags: (_result, _error, { agency, type }) => [tags.userCount(agency, type)],
      keepUnusedDataFor: USER_COUNT_STALE_S,
      extraOptions: { keepsSession: true },
    }),
  }),
});

export const { useListAdministratorsInfiniteQuery, useCountUsersQuery } = authApi;
