import {
  agencySchema,
  countrySchema,
  timeZoneSchema,
  type Agency,
  type Country,
  type TimeZone,
} from '../domain/entities/agency';
import { AGENCY_LIST_LIMIT } from '../domain/limits';
import { mergeParts, type MergedList } from './client/mergeParts';
import { platformApi } from './client/platformApi';
import { readOne, readRows, type Rows } from './client/reading';
import { send } from './client/send';

const PATH = '/agency/api/v4';

/** The agency service: agencies and what describes them (specification 7). */
export const agencyApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The first 100 agencies by abbreviation (specification 9). */
    listAgencies: build.query<Rows<Agency>, void>({
      queryFn: send(() => ({
        audience: 'pso',
        path: `${PATH}/agencies/`,
        query: { limit: AGENCY_LIST_LIMIT, order: 'abbreviation', direction: 1 },
        read: readRows(agencySchema),
      })),
      providesTags: [{ type: 'Agency', id: 'LIST' }],
    }),
    /** One or none, by exact abbreviation: reaches beyond the list's first 100. */
    findAgencies: build.query<Rows<Agency>, { abbreviation: string }>({
      queryFn: send(({ abbreviation }) => ({
        audience: 'pso',
        path: `${PATH}/agencies`,
        query: { abbreviation },
        read: readRows(agencySchema),
      })),
      providesTags: [{ type: 'Agency', id: 'LIST' }],
    }),
    getAgency: build.query<Agency, { abbreviation: string }>({
      queryFn: send(({ abbreviation }) => ({
        audience: 'pso',
        path: `${PATH}/agencies/${encodeURIComponent(abbreviation)}`,
        read: readOne(agencySchema),
      })),
      providesTags: (_result, _error, { abbreviation }) => [{ type: 'Agency', id: abbreviation }],
    }),
    /** Time zones: five pages, side by side. */
    listTimeZones: build.query<MergedList<TimeZone>, void>({
      queryFn: (_arg, context) =>
        mergeParts(
          [0, 100, 200, 300, 400].map((offset) => ({
            audience: 'pso' as const,
            path: `${PATH}/timezones/`,
            query: { offset, limit: 100 },
            read: readRows(timeZoneSchema),
          })),
          ({ id }) => id,
          context,
        ),
      keepUnusedDataFor: 600,
    }),
    /** Countries: three pages, side by side. */
    listCountries: build.query<MergedList<Country>, void>({
      queryFn: (_arg, context) =>
        mergeParts(
          [1, 2, 3].map((page) => ({
            audience: 'pso' as const,
            path: `${PATH}/countries/`,
            query: { page, limit: 100 },
            read: readRows(countrySchema),
          })),
          ({ country_code }) => country_code,
          context,
        ),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const {
  useListAgenciesQuery,
  useFindAgenciesQuery,
  useGetAgencyQuery,
  useListTimeZonesQuery,
  useListCountriesQuery,
} = agencyApi;
