import { createQueryFn } from './client/callPlatform';
import { parseTotal } from './client/parse';
import { platformApi } from './client/platformApi';

/** The geofence service. */
export const geofenceApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Only the total is needed, so the page has one row. */
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
