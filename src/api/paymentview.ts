import { type Payment, paymentSchema } from '../domain/entities/payment';
import { NEWEST_FIRST, RIDER_PROFILE_PAGE_SIZE } from '../domain/limits';
import { createPageQueryFn, nextPageOptions } from './client/callPlatform';
import { type Page } from './client/parse';
import { addRawJson, parseRawPage } from './client/parseRawJson';
import { platformApi } from './client/platformApi';
import { type PlatformRequest } from './client/request';
import { tags } from './client/tags';

/** The page size and the order are fixed by section 9 of the specification. */
export function buildPaymentsRequest(
  { agency, userId }: { agency: string; userId: string },
  page: number,
): PlatformRequest<Page<Payment>> {
  return {
    audience: 'admin',
    agency,
    path: '/paymentview/api/v2/payments',
    query: { user_id: userId, page, per_page: RIDER_PROFILE_PAGE_SIZE, ...NEWEST_FIRST },
    parse: parseRawPage(paymentSchema, addRawJson),
  };
}

/** The payment view service, which lists a rider's payments. */
export const paymentviewApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.infiniteQuery<Page<Payment>, { agency: string; userId: string }, number>({
      infiniteQueryOptions: nextPageOptions,
      queryFn: createPageQueryFn(buildPaymentsRequest),
      providesTags: (_result, _error, { agency, userId }) => [tags.riderPayments(agency, userId)],
    }),
  }),
});

export const { useListPaymentsInfiniteQuery } = paymentviewApi;
