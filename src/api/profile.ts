import { type Concession, concessionSchema } from '@/domain/entities/diagnostics/concession';
import { type RiderProfile, riderProfileSchema } from '@/domain/entities/riderProfile';
import { type NewProfile } from '@/domain/entities/user';
import { platformApi } from './client/platformApi';
import { refetchAfterWrite } from './client/refetchTags';
import { tags } from './client/tags';
import { entitySchema, noContentSchema, type Rows, rowsSchema } from './schemas/responseSchema';

const PATH = '/profile/api/v3';

/** The profile service: the profiles of users, and the concessions of an agency. */
export const profileApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<RiderProfile, { agency: string; userId: string }>({
      query: ({ agency, userId }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/profile/${encodeURIComponent(userId)}`,
      }),
      responseSchema: entitySchema(riderProfileSchema),
      providesTags: (_result, _error, { agency, userId }) => [tags.profile(agency, userId)],
    }),
    /** The user must be registered. */
    createProfile: build.mutation<null, { agency: string; profile: NewProfile }>({
      query: ({ agency, profile }) => ({
        audience: 'admin',
        agency,
        method: 'POST',
        path: `${PATH}/profile`,
        body: profile,
      }),
      responseSchema: noContentSchema,
      onQueryStarted: refetchAfterWrite(({ agency, profile }) => [
        tags.profile(agency, profile.user_id),
        tags.riders(agency),
      ]),
    }),
    listConcessions: build.query<Rows<Concession>, { agency: string }>({
      query: ({ agency }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/concessions`,
      }),
      responseSchema: rowsSchema(concessionSchema),
    }),
  }),
});

export const { useGetProfileQuery } = profileApi;
