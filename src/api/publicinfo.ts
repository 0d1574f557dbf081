import { type RoutingInfo, routingInfoSchema } from '../domain/entities/routingInfo';
import { platformApi } from './client/platformApi';
import { readOne } from './client/reading';
import { send } from './client/send';

const readInfo = readOne(routingInfoSchema);

/** The routing-info service of the third-party public-info host (specification 7): no token goes there. */
export const publicinfoApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the service knows of an agency; the failure `notConfigured` where there is no such host. */
    getRoutingInfo: build.query<RoutingInfo, { agency: string }>({
      queryFn: send<{ agency: string }, RoutingInfo>(({ agency }) => ({
        audience: 'none',
        host: 'publicInfo',
        path: `/agencies/v2/${encodeURIComponent(agency)}`,
        readMissing: () => ({ isKnown: false }),
        read: (body) => ({ isKnown: true, ...readInfo(body) }),
      })),
    }),
  }),
});

export const { useGetRoutingInfoQuery } = publicinfoApi;
