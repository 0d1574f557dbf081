import { type Payment, paymentSchema } from '@/domain/entities/payment';
import { LIST_CACHE_S, RIDER_PROFILE_PAGE_SIZE } from '@/domain/limits';
import { NEWEST_FIRST } from '@/domain/specifiedValues';
import { nextPageOptions, platformApi } from './client/platformApi';
import { tags } from './client/tags';
import { type PageSource } from './paging/pages';
import { addRawJson } from './schemas/addRawJson';
import { rawPageSchema } from './schemas/rawResponseSchema';
import { type Page } from './schemas/responseSchema';

const paymentsPageSchema = rawPageSchema(paymentSchema, addRawJson);

/** The page size and the order are fixed by section 9 of the specification. */
export const createPaymentsPageSource = ({
  agency,
  userId,
}: {
  agency: string;
  userId: string;
}): PageSource<Payment> => ({
  toRequest: (page, pageSize = RIDER_PROFILE_PAGE_SIZE) => ({
    audience: 'admin',
    agency,
    path: '/paymentview/api/v2/payments',
    query: { user_id: userId, page, per_page: pageSize, ...NEWEST_FIRST },
  }),
  schema: paymentsPageSchema,
});

/** The payment view service, which lists a rider's payments. */
export const paymentviewApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.infiniteQuery<Page<Payment>, { agency: string; userId: string }, number>({
      infiniteQueryOptions: nextPageOptions,
      keepUnusedDataFor: LIST_CACHE_S,
      query: ({ queryArg, pageParam }) => createPaymentsPageSource(queryArg).toRequest(pageParam),
      responseSchema: paymentsPageSchema,
      providesTags: (_result, _error, { agency, userId }) => [tags.riderPayments(agency, userId)],
    }),
  }),
});

export const { useListPaymentsInfiniteQuery } = paymentviewApi;
