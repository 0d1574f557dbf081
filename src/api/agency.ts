import {
  type Agency,
  agencySchema,
  type Country,
  countrySchema,
  type NewAgency,
  type TimeZone,
  timeZoneSchema,
} from '@/domain/entities/agency';
import { type Featureset, featuresetSchema } from '@/domain/entities/featureSet';
import { COUNTRY_PAGES, FULL_LIST_PAGE_SIZE, LIST_CACHE_S, TIME_ZONE_PAGES } from '@/domain/limits';
import {
  AGENCY_PATH,
  type AgencyPage,
  findNextAgencyPage,
  FIRST_AGENCIES,
  toAgenciesRequest,
  toAgencyRequest,
} from './agencyListPages';
import { platformApi } from './client/platformApi';
import { refetchAfterWrite } from './client/refetchTags';
import { tags } from './client/tags';
import { type MergedList, parallelPagesOf } from './paging/pages';
import {
  createResponseSchema,
  entitySchema,
  type Page,
  type Rows,
  rowsSchema,
} from './schemas/responseSchema';

type AgencyRows = Rows<Agency> & Pick<Page<Agency>, 'readAt'>;

const agencyRowsSchema = rowsSchema(agencySchema);
/** A page with the time at which it was read: RTK Query knows only that of the last page. */
const agencyPageSchema = createResponseSchema<AgencyRows>((answer) => ({
  ...agencyRowsSchema.parse(answer),
  readAt: Date.now(),
}));

/** The agency service: agencies, feature sets, time zones and countries. */
export const agencyApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * All agencies, read 100 by 100 (decision 16): the first page by abbreviation (section 9 of the specification), then
     * the pages after it by their offset.
     */
    listAgencies: build.infiniteQuery<AgencyRows, void, AgencyPage>({
      infiniteQueryOptions: { initialPageParam: FIRST_AGENCIES, getNextPageParam: findNextAgencyPage },
      query: ({ pageParam }) => toAgenciesRequest(pageParam),
      responseSchema: agencyPageSchema,
      providesTags: [tags.agencyList()],
    }),
    /** The agency with this exact abbreviation, or none; for an agency that is not read yet. */
    findAgency: build.query<Rows<Agency>, { abbreviation: string }>({
      query: ({ abbreviation }) => ({
        audience: 'pso',
        path: `${AGENCY_PATH}/agencies`,
        query: { abbreviation },
      }),
      responseSchema: rowsSchema(agencySchema),
      providesTags: [tags.agencyList()],
    }),
    getAgency: build.query<Agency, { abbreviation: string }>({
      query: ({ abbreviation }) => toAgencyRequest(abbreviation),
      responseSchema: entitySchema(agencySchema),
      providesTags: (_result, _error, { abbreviation }) => [tags.agency(abbreviation)],
    }),
    createAgency: build.mutation<Agency, NewAgency>({
      query: (agency) => ({
        audience: 'pso',
        method: 'POST',
        path: `${AGENCY_PATH}/agencies`,
        body: agency,
      }),
      responseSchema: entitySchema(agencySchema),
      onQueryStarted: refetchAfterWrite(({ abbreviation }) => [tags.agencyList(), tags.agency(abbreviation)]),
    }),
    /** All feature sets that an agency can have. */
    listFeaturesets: build.query<Rows<Featureset>, void>({
      query: () => ({
        audience: 'pso',
        path: `${AGENCY_PATH}/featuresets`,
      }),
      responseSchema: rowsSchema(featuresetSchema),
    }),
    listTimeZones: build.query<MergedList<TimeZone>, void>({
      ...parallelPagesOf(() => ({
        pageCount: TIME_ZONE_PAGES,
        toRequest: (page) => ({
          audience: 'pso',
          path: `${AGENCY_PATH}/timezones/`,
          query: { offset: (page - 1) * FULL_LIST_PAGE_SIZE, limit: FULL_LIST_PAGE_SIZE },
        }),
        schema: rowsSchema(timeZoneSchema),
        getKey: ({ id }) => id,
      })),
      keepUnusedDataFor: LIST_CACHE_S,
    }),
    listCountries: build.query<MergedList<Country>, void>({
      ...parallelPagesOf(() => ({
        pageCount: COUNTRY_PAGES,
        toRequest: (page) => ({
          audience: 'pso',
          path: `${AGENCY_PATH}/countries/`,
          query: { page, limit: FULL_LIST_PAGE_SIZE },
        }),
        schema: rowsSchema(countrySchema),
        getKey: ({ country_code }) => country_code,
      })),
      keepUnusedDataFor: LIST_CACHE_S,
    }),
  }),
});

export const {
  useListAgenciesInfiniteQuery,
  useFindAgencyQuery,
  useGetAgencyQuery,
  useListFeaturesetsQuery,
  useListTimeZonesQuery,
  useListCountriesQuery,
} = agencyApi;
