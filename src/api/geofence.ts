import { platformApi } from './client/platformApi';
import { readTotal } from './client/reading';
import { send } from './client/send';

/** The geofence service (specification 7). */
export const geofenceApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** How many geofences an agency has. */
    countGeofences: build.query<number, { agency: string }>({
      queryFn: send(({ agency }) => ({
        audience: 'admin',
        agency,
        path: '/geofence/api/v1/geofences',
        query: { per_page: 1 },
        read: readTotal,
      })),
    }),
  }),
});

export const { useCountGeofencesQuery } = geofenceApi;
