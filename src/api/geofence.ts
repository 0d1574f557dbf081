import { platformApi } from './client/platformApi';
import { totalCountSchema } from './schemas/responseSchema';

/** The geofence service. */
export const geofenceApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Only the total is needed, so the page has one row. */
    countGeofences: build.query<number, { agency: string }>({
      query: ({ agency }) => ({
        audience: 'admin',
        agency,
        path: '/geofence/api/v1/geofences',
        query: { per_page: 1 },
      }),
      responseSchema: totalCountSchema,
    }),
  }),
});
