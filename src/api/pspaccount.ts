import {
  type Provider,
  type ProviderAccount,
  providerAccountSchema,
  providerSchema,
} from '@/domain/entities/diagnostics/provider';
import { type Id } from '@/domain/entities/fields';
import { platformApi } from './client/platformApi';
import { entitySchema } from './schemas/responseSchema';

const PATH = '/pspaccount/api/v3';

/** The PSP (payment service provider) service: providers, and the agencies' accounts with them. */
export const pspaccountApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Screens show a medium whose look-up failed as not configured (section 8 of the specification). */
    getAccount: build.query<ProviderAccount, { agencyId: Id; medium: string }>({
      query: ({ agencyId, medium }) => ({
        audience: 'pso',
        path: `${PATH}/account/agency/${encodeURIComponent(agencyId)}`,
        query: { payment_medium: medium },
      }),
      responseSchema: entitySchema(providerAccountSchema),
    }),
    getProvider: build.query<Provider, { agency: string; pspId: Id }>({
      query: ({ agency, pspId }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/psp/${encodeURIComponent(pspId)}`,
      }),
      responseSchema: entitySchema(providerSchema),
    }),
  }),
});
