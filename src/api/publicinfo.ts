import { type RoutingInfo, routingInfoSchema } from '../domain/entities/routingInfo';
import { platformApi } from './client/platformApi';
import { parseOne } from './client/parse';
import { createQueryFn } from './client/callPlatform';

const parseRoutingInfo = parseOne(routingInfoSchema);

/** The routing-info service of the third-party public-info host (specification 7): no token goes there. */
export const publicinfoApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the service knows of an agency; the failure `notConfigured` where there is no such host. */
    getRoutingInfo: build.query<RoutingInfo, { agency: string }>({
      queryFn: createQueryFn<{ agency: string }, RoutingInfo>(({ agency }) => ({
        audience: 'none',
        host: 'publicInfo',
        path: `/agencies/v2/${encodeURIComponent(agency)}`,
        parseNotFound: () => ({ isKnown: false }),
        parse: (body) => ({ isKnown: true, ...parseRoutingInfo(body) }),
      })),
    }),
  }),
});

export const { useGetRoutingInfoQuery } = publicinfoApi;
