import { riderSchema, type Rider } from '../domain/entities/rider';
import { RIDERS_PAGE_SIZE } from '../domain/limits';
import { platformApi } from './client/platformApi';
import { readPage, type Page } from './client/reading';
import { send } from './client/send';

interface RidersArgument {
  agency: string;
  /** Matches names, e-mail, phones, ids and smartcard; empty for all riders. */
  term: string;
}

/** The customer search: riders of an agency (specification 7). */
export const customersearchApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Riders by user id, highest first, 10 a page (specification 9). */
    listRiders: build.infiniteQuery<Page<Rider>, RidersArgument, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        // A page that names itself or an earlier one as the next would go round for ever.
        getNextPageParam: ({ next }, _pages, present) => (next !== null && next > present ? next : undefined),
      },
      queryFn: ({ queryArg: { agency, term }, pageParam }, context) =>
        send(() => ({
          audience: 'admin' as const,
          agency,
          path: '/customersearch/api/v3/riders',
          query: {
            term: term === '' ? undefined : term,
            page: pageParam,
            per_page: RIDERS_PAGE_SIZE,
            sort_order: 'desc',
            sort_field: 'user_id',
          },
          read: readPage(riderSchema),
        }))(undefined, context),
      providesTags: (_result, _error, { agency }) => [{ type: 'Rider', id: agency }],
    }),
  }),
});

export const { useListRidersInfiniteQuery } = customersearchApi;
