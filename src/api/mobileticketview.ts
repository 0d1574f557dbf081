import { type Pass, passSchema } from '../domain/entities/pass';
import { LIST_CACHE_S } from '../domain/limits';
import { createPageQueryFn, nextPageOptions } from './client/callPlatform';
import { type Page } from './client/parse';
import { addRawJson, parseRawPage } from './client/parseRawJson';
import { buildPassOrPurchaseQuery, type PassOrPurchaseArg } from './client/passOrPurchaseQuery';
import { platformApi } from './client/platformApi';
import { type PlatformRequest } from './client/request';
import { tags } from './client/tags';

export function buildPassesRequest(arg: PassOrPurchaseArg, page: number): PlatformRequest<Page<Pass>> {
  return {
    audience: 'admin',
    agency: arg.agency,
    path: '/mobileticketview/api/v2/passes/',
    query: buildPassOrPurchaseQuery(arg, page),
    parse: parseRawPage(passSchema, addRawJson),
  };
}

/** The mobile ticket view service, which lists passes. */
export const mobileticketviewApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Passes of an agency or of one rider, the newest first. */
    listPasses: build.infiniteQuery<Page<Pass>, PassOrPurchaseArg, number>({
      infiniteQueryOptions: nextPageOptions,
      keepUnusedDataFor: LIST_CACHE_S,
      queryFn: createPageQueryFn(buildPassesRequest),
      providesTags: (_result, _error, { agency, userId }) =>
        userId === undefined ? [] : [tags.riderPasses(agency, userId)],
    }),
  }),
});

export const { useListPassesInfiniteQuery } = mobileticketviewApi;
