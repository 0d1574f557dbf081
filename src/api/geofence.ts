import { platformApi } from './client/platformApi';
import { parseTotal } from './client/parse';
import { createQueryFn } from './client/callPlatform';

/** The geofence service (specification 7). */
export const geofenceApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many geofences an agency has. */
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
