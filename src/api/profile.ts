import { riderProfileSchema, type RiderProfile } from '../domain/entities/rider';
import { platformApi } from './client/platformApi';
import { readOne } from './client/reading';
import { send } from './client/send';

/** The profile service: who a rider is (specification 7). */
export const profileApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<RiderProfile, { agency: string; userId: string }>({
      queryFn: send(({ agency, userId }) => ({
        audience: 'admin',
        agency,
        path: `/profile/api/v3/profile/${encodeURIComponent(userId)}`,
        read: readOne(riderProfileSchema),
      })),
      providesTags: (_result, _error, { agency, userId }) => [{ type: 'Profile', id: `${agency}/${userId}` }],
    }),
  }),
});

export const { useGetProfileQuery } = profileApi;
