import { type Rider, riderSchema } from '@/domain/entities/rider';
import { LIST_CACHE_S, RIDERS_PAGE_SIZE } from '@/domain/limits';
import { RIDERS_ORDER } from '@/domain/specifiedValues';
import { nextPageOptions, platformApi } from './client/platformApi';
import { tags } from './client/tags';
import { type PageSource } from './paging/pages';
import { type Page, pageSchema } from './schemas/responseSchema';

interface RidersArg {
  agency: string;
  /** The service searches names, email, phones, ids and smartcard; an empty term returns all riders. */
  term: string;
}

export const ridersPageSchema = pageSchema(riderSchema);

/** The page size and the order are fixed by section 9 of the specification. */
export const createRidersPageSource = ({ agency, term }: RidersArg): PageSource<Rider> => ({
  toRequest: (page, pageSize = RIDERS_PAGE_SIZE) => ({
    audience: 'admin',
    agency,
    path: '/customersearch/api/v3/riders',
    query: {
      term: term === '' ? undefined : term,
      page,
      per_page: pageSize,
      ...RIDERS_ORDER,
    },
  }),
  schema: ridersPageSchema,
});

/** The customer search service: the riders of an agency. */
export const customersearchApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listRiders: build.infiniteQuery<Page<Rider>, RidersArg, number>({
      infiniteQueryOptions: nextPageOptions,
      keepUnusedDataFor: LIST_CACHE_S,
      query: ({ queryArg, pageParam }) => createRidersPageSource(queryArg).toRequest(pageParam),
      responseSchema: ridersPageSchema,
      providesTags: (_result, _error, { agency }) => [tags.riders(agency)],
    }),
  }),
});

export const { useListRidersInfiniteQuery } = customersearchApi;
