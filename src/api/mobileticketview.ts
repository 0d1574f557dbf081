import { type Pass, passSchema } from '../domain/entities/pass';
import { LIST_CACHE_S } from '../domain/limits';
import { type PageSource } from './client/pages';
import { nextPageOptions, platformApi } from './client/platformApi';
import { addRawJson, rawPageOf } from './client/rawResponseSchema';
import { type Page } from './client/responseSchema';
import { tags } from './client/tags';
import { buildPassOrPurchaseQuery, type PassOrPurchaseArg } from './passOrPurchaseQuery';

const passesPageSchema = rawPageOf(passSchema, addRawJson);

export const passesPages = (arg: PassOrPurchaseArg): PageSource<Pass> => ({
  toRequest: (page) => ({
    audience: 'admin',
    agency: arg.agency,
    path: '/mobileticketview/api/v2/passes/',
    query: buildPassOrPurchaseQuery(arg, page),
  }),
  schema: passesPageSchema,
});

/** The mobile ticket view service, which lists passes. */
export const mobileticketviewApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Passes of an agency or of one rider, the newest first. */
    listPasses: build.infiniteQuery<Page<Pass>, PassOrPurchaseArg, number>({
      infiniteQueryOptions: nextPageOptions,
      keepUnusedDataFor: LIST_CACHE_S,
      query: ({ queryArg, pageParam }) => passesPages(queryArg).toRequest(pageParam),
      responseSchema: passesPageSchema,
      providesTags: (_result, _error, { agency, userId }) =>
        userId === undefined ? [] : [tags.riderPasses(agency, userId)],
    }),
  }),
});
