import { type Pass, passSchema } from '../domain/entities/pass';
import { LIST_KEPT_S } from '../domain/limits';
import { platformApi } from './client/platformApi';
import { type Page } from './client/reading';
import { readPageText, withRaw } from './client/readingText';
import { type PlatformRequest } from './client/request';
import { type SalesArgument, salesQuery } from './client/salesQuery';
import { byNextPage, sendPage } from './client/send';
import { tags } from './client/tags';

/** The request of one page of passes, the newest first. */
export function passesPage(arg: SalesArgument, page: number): PlatformRequest<Page<Pass>> {
  return {
    audience: 'admin',
    agency: arg.agency,
    path: '/mobileticketview/api/v2/passes/',
    query: salesQuery(arg, page),
    read: readPageText(passSchema, withRaw),
  };
}

/** The view of mobile tickets, which is where passes come from (specification 7). */
export const mobileticketviewApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Passes of an agency or of one rider, the newest first. */
    listPasses: build.infiniteQuery<Page<Pass>, SalesArgument, number>({
      infiniteQueryOptions: byNextPage,
      keepUnusedDataFor: LIST_KEPT_S,
      queryFn: sendPage(passesPage),
      providesTags: (_result, _error, { agency, userId }) =>
        userId === undefined ? [] : [tags.riderPasses(agency, userId)],
    }),
  }),
});

export const { useListPassesInfiniteQuery } = mobileticketviewApi;
