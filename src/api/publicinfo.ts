import { type RoutingInfo, routingInfoSchema } from '@/domain/entities/diagnostics/routingInfo';
import { platformApi } from './client/platformApi';
import { createResponseSchema, entitySchema } from './schemas/responseSchema';

const knownAgencySchema = entitySchema(routingInfoSchema);

/** The routing-info service of the third-party public-info host, which must not get a token. */
export const publicinfoApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The failure is `notConfigured` when `/index.json` has no public-info host. */
    getRoutingInfo: build.query<RoutingInfo, { agency: string }>({
      query: ({ agency }) => ({
        audience: 'none',
        host: 'publicInfo',
        path: `/agencies/v2/${encodeURIComponent(agency)}`,
        acceptsNotFound: true,
      }),
      responseSchema: createResponseSchema<RoutingInfo>((answer) =>
        answer.status === 404 ? { isKnown: false } : { isKnown: true, ...knownAgencySchema.parse(answer) },
      ),
    }),
  }),
});
