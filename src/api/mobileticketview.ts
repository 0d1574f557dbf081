import { type Pass, passSchema } from '@/domain/entities/pass';
import { LIST_CACHE_S } from '@/domain/limits';
import { nextPageOptions, platformApi } from './client/platformApi';
import { tags } from './client/tags';
import { buildPageSourceCreator, type PassOrPurchaseArg } from './passOrPurchasePages';
import { addRawJson } from './schemas/addRawJson';
import { rawPageSchema } from './schemas/rawResponseSchema';
import { type Page } from './schemas/responseSchema';

const passesPageSchema = rawPageSchema(passSchema, addRawJson);

export const createPassesPageSource = buildPageSourceCreator(
  '/mobileticketview/api/v2/passes/',
  passesPageSchema,
);

/** The mobile ticket view service, which lists passes. */
export const mobileticketviewApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Passes of an agency or of one rider, the newest first. */
    listPasses: build.infiniteQuery<Page<Pass>, PassOrPurchaseArg, number>({
      infiniteQueryOptions: nextPageOptions,
      keepUnusedDataFor: LIST_CACHE_S,
      query: ({ queryArg, pageParam }) => createPassesPageSource(queryArg).toRequest(pageParam),
      responseSchema: passesPageSchema,
      // Without a rider, only a refresh of the page invalidates the tag.
      providesTags: (_result, _error, { agency, userId = '' }) => [tags.riderPasses(agency, userId)],
    }),
  }),
});
