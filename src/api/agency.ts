import {
  type Agency,
  agencySchema,
  type Country,
  countrySchema,
  type NewAgency,
  type TimeZone,
  timeZoneSchema,
} from '../domain/entities/agency';
import {
  type AgencyFeatureset,
  agencyFeaturesetSchema,
  type Featureset,
  featuresetSchema,
} from '../domain/entities/featureSet';
import { type Id } from '../domain/entities/fields';
import { type MailSettings, mailSettingsSchema } from '../domain/entities/mailSettings';
import {
  AGENCIES_ORDER,
  AGENCY_LIST_LIMIT,
  COUNTRY_PAGES,
  FULL_LIST_PAGE_SIZE,
  LIST_CACHE_S,
  TIME_ZONE_PAGES,
} from '../domain/limits';
import { createQueryFn } from './client/callPlatform';
import { fetchAllPages, fetchPagesInParallel, type MergedList } from './client/fetchAllPages';
import { parseOne, parseRows, type Rows } from './client/parse';
import { platformApi } from './client/platformApi';
import { invalidateIfPossiblyApplied, tags } from './client/tags';

const PATH = '/agency/api/v4';

/** The agency service: agencies, their settings, feature sets, time zones and countries. */
export const agencyApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The first 100 agencies by abbreviation (section 9 of the specification). */
    listAgencies: build.query<Rows<Agency>, void>({
      queryFn: createQueryFn(() => ({
        audience: 'pso',
        path: `${PATH}/agencies/`,
        query: { limit: AGENCY_LIST_LIMIT, ...AGENCIES_ORDER },
        parse: parseRows(agencySchema),
      })),
      providesTags: [tags.agencyList()],
    }),
    /** All agencies, in the order of the service. */
    listAllAgencies: build.query<MergedList<Agency>, void>({
      queryFn: (_arg, context) =>
        fetchAllPages(
          (page) => ({
            audience: 'pso',
            path: `${PATH}/agencies`,
            query: { limit: FULL_LIST_PAGE_SIZE, offset: (page - 1) * FULL_LIST_PAGE_SIZE },
            parse: parseRows(agencySchema),
          }),
          ({ id }) => id,
          context,
        ),
      providesTags: [tags.agencyList()],
    }),
    /** The agency with this exact abbreviation, or none; also an agency after the first 100. */
    findAgencies: build.query<Rows<Agency>, { abbreviation: string }>({
      queryFn: createQueryFn(({ abbreviation }) => ({
        audience: 'pso',
        path: `${PATH}/agencies`,
        query: { abbreviation },
        parse: parseRows(agencySchema),
      })),
      providesTags: [tags.agencyList()],
    }),
    getAgency: build.query<Agency, { abbreviation: string }>({
      queryFn: createQueryFn(({ abbreviation }) => ({
        audience: 'pso',
        path: `${PATH}/agencies/${encodeURIComponent(abbreviation)}`,
        parse: parseOne(agencySchema),
      })),
      providesTags: (_result, _error, { abbreviation }) => [tags.agency(abbreviation)],
    }),
    createAgency: build.mutation<Agency, NewAgency>({
      queryFn: createQueryFn((agency) => ({
        audience: 'pso',
        method: 'POST',
        path: `${PATH}/agencies`,
        body: agency,
        parse: parseOne(agencySchema),
      })),
      invalidatesTags: invalidateIfPossiblyApplied(({ abbreviation }) => [
        tags.agencyList(),
        tags.agency(abbreviation),
      ]),
    }),
    /** A 404 means that the settings are not configured. */
    getMailSettings: build.query<MailSettings, { agencyId: Id }>({
      queryFn: createQueryFn(({ agencyId }) => ({
        audience: 'pso',
        path: `${PATH}/mailsettings`,
        query: { agencyId },
        parse: parseOne(mailSettingsSchema),
      })),
    }),
    /** All feature sets that an agency can have. */
    listFeaturesets: build.query<Rows<Featureset>, void>({
      queryFn: createQueryFn(() => ({
        audience: 'pso',
        path: `${PATH}/featuresets`,
        parse: parseRows(featuresetSchema),
      })),
    }),
    /** The feature sets that one agency has. */
    listAgencyFeaturesets: build.query<Rows<AgencyFeatureset>, { abbreviation: string }>({
      queryFn: createQueryFn(({ abbreviation }) => ({
        audience: 'pso',
        path: `${PATH}/agencyFeaturesets/${encodeURIComponent(abbreviation)}`,
        parse: parseRows(agencyFeaturesetSchema, 'featuresets'),
      })),
      providesTags: (_result, _error, { abbreviation }) => [tags.agency(abbreviation)],
    }),
    listTimeZones: build.query<MergedList<TimeZone>, void>({
      queryFn: (_arg, context) =>
        fetchPagesInParallel(
          Array.from({ length: TIME_ZONE_PAGES }, (_page, index) => ({
            audience: 'pso' as const,
            path: `${PATH}/timezones/`,
            query: { offset: index * FULL_LIST_PAGE_SIZE, limit: FULL_LIST_PAGE_SIZE },
            parse: parseRows(timeZoneSchema),
          })),
          ({ id }) => id,
          context,
        ),
      keepUnusedDataFor: LIST_CACHE_S,
    }),
    listCountries: build.query<MergedList<Country>, void>({
      queryFn: (_arg, context) =>
        fetchPagesInParallel(
          Array.from({ length: COUNTRY_PAGES }, (_page, index) => ({
            audience: 'pso' as const,
            path: `${PATH}/countries/`,
            query: { page: index + 1, limit: FULL_LIST_PAGE_SIZE },
            parse: parseRows(countrySchema),
          })),
          ({ country_code }) => country_code,
          context,
        ),
      keepUnusedDataFor: LIST_CACHE_S,
    }),
  }),
});

export const {
  useListAgenciesQuery,
  useListAllAgenciesQuery,
  useFindAgenciesQuery,
  useGetAgencyQuery,
  useCreateAgencyMutation,
  useGetMailSettingsQuery,
  useListFeaturesetsQuery,
  useListAgencyFeaturesetsQuery,
  useListTimeZonesQuery,
  useListCountriesQuery,
} = agencyApi;
