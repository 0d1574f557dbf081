import { type RoutingInfo, routingInfoSchema } from '../domain/entities/routingInfo';
import { createQueryFn } from './client/callPlatform';
import { parseOne } from './client/parse';
import { platformApi } from './client/platformApi';

const parseRoutingInfo = parseOne(routingInfoSchema);

/** The routing-info service of the third-party public-info host, which must not get a token. */
export const publicinfoApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The failure is `notConfigured` when `/index.json` has no public-info host. */
    getRoutingInfo: build.query<RoutingInfo, { agency: string }>({
      queryFn: createQueryFn<{ agency: string }, RoutingInfo>(({ agency }) => ({
        audience: 'none',
        host: 'publicInfo',
        path: `/agencies/v2/${encodeURIComponent(agency)}`,
        getNotFoundResult: () => ({ isKnown: false }),
        parse: (body) => ({ isKnown: true, ...parseRoutingInfo(body) }),
      })),
    }),
  }),
});

export const { useGetRoutingInfoQuery } = publicinfoApi;
