import { type Id } from '@/domain/entities/fields';
import { type Rider } from '@/domain/entities/rider';
import { FLEET_RIDERS_PER_AGENCY } from '@/domain/fleet/fleetLimits';
import { platformApi } from './client/platformApi';
import { createRidersPageSource, ridersPageSchema } from './customersearch';
import { agencyTokenSchema, createAgencyTokenRequest } from './pso';
import { type Page } from './schemas/responseSchema';

/** The calls that only a run over many agencies makes. */
export const acrossAgenciesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The sign-in to an agency for a run: the session does not get the token. Call it with `track: false`. */
    exchangeRunToken: build.mutation<{ token: string }, { abbreviation: string; agencyId: Id }>({
      query: ({ abbreviation, agencyId }) => ({
        ...createAgencyTokenRequest(abbreviation, agencyId),
        isBackground: true,
      }),
      responseSchema: agencyTokenSchema,
    }),
    /** The first riders of an agency that match. */
    findRiders: build.query<Page<Rider>, { agency: string; term: string }>({
      query: (arg) => createRidersPageSource(arg).toRequest(1, FLEET_RIDERS_PER_AGENCY),
      responseSchema: ridersPageSchema,
    }),
  }),
});
