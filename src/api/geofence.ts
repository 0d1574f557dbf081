import { createQueryFn } from './client/callPlatform';
import { parseTotal } from './client/parse';
import { platformApi } from './client/platformApi';

/** The geofence service (specification 7). */
export const geofenceApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The number of an agency's geofences. */
    countGeofences: build.query<number, { agency: string }>({
      queryFn: createQueryFn(({ agency }) => ({
        audience: 'admin',
        agency,
        path: '/geofence/api/v1/geofences',
        query: { per_page: 1 },
        parse: parseTotal,
      })),
    }),
  }),
});

export const { useCountGeofencesQuery } = geofenceApi;
