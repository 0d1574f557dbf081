import { type Rider, riderSchema } from '../domain/entities/rider';
import { LIST_CACHE_S, RIDERS_ORDER, RIDERS_PAGE_SIZE } from '../domain/limits';
import { createPageQueryFn, nextPageOptions } from './client/callPlatform';
import { type Page, parsePage } from './client/parse';
import { platformApi } from './client/platformApi';
import { type PlatformRequest } from './client/request';
import { tags } from './client/tags';

interface RidersArg {
  agency: string;
  /** The service searches names, e-mail, phones, ids and smartcard; an empty term returns all riders. */
  term: string;
}

/** The page size and the order are fixed by section 9 of the specification. */
export function buildRidersRequest({ agency, term }: RidersArg, page: number): PlatformRequest<Page<Rider>> {
  return {
    audience: 'admin',
    agency,
    path: '/customersearch/api/v3/riders',
    query: {
      term: term === '' ? undefined : term,
      page,
      per_page: RIDERS_PAGE_SIZE,
      ...RIDERS_ORDER,
    },
    parse: parsePage(riderSchema),
  };
}

/** The customer search service: the riders of an agency. */
export const customersearchApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listRiders: build.infiniteQuery<Page<Rider>, RidersArg, number>({
      infiniteQueryOptions: nextPageOptions,
      keepUnusedDataFor: LIST_CACHE_S,
      queryFn: createPageQueryFn(buildRidersRequest),
      providesTags: (_result, _error, { agency }) => [tags.riders(agency)],
    }),
  }),
});

export const { useListRidersInfiniteQuery } = customersearchApi;
