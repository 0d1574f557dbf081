import { type RoutingInfo, routingInfoSchema } from '@/domain/entities/diagnostics/routingInfo';
import { platformApi } from './client/platformApi';
import { createResponseSchema, entitySchema, InvalidResponseError } from './schemas/responseSchema';

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
      responseSchema: createResponseSchema<RoutingInfo>((answer) => {
        if (answer.status === 404) return { isKnown: false };
        const record = knownAgencySchema.parse(answer);
        // All fields may be null, so any object would pass: one without these is not this record.
        if (record.id === null && record.name === null) throw new InvalidResponseError();
        return { isKnown: true, ...record };
      }),
    }),
  }),
});
