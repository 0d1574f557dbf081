import { type Payment, paymentSchema } from '../domain/entities/payment';
import { NEWEST_FIRST, RIDER_TABLE_PAGE_SIZE } from '../domain/limits';
import { platformApi } from './client/platformApi';
import { type Page } from './client/reading';
import { readPageText, withRaw } from './client/readingText';
import { type PlatformRequest } from './client/request';
import { byNextPage, sendPage } from './client/send';
import { tags } from './client/tags';

/** The request of one page of a rider's payments, the newest first, 10 a page (specification 9). */
export function paymentsPage(
  { agency, userId }: { agency: string; userId: string },
  page: number,
): PlatformRequest<Page<Payment>> {
  return {
    audience: 'admin',
    agency,
    path: '/paymentview/api/v2/payments',
    query: { user_id: userId, page, per_page: RIDER_TABLE_PAGE_SIZE, ...NEWEST_FIRST },
    read: readPageText(paymentSchema, withRaw),
  };
}

/** The view of payments (specification 7). */
export const paymentviewApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.infiniteQuery<Page<Payment>, { agency: string; userId: string }, number>({
      infiniteQueryOptions: byNextPage,
      queryFn: sendPage(paymentsPage),
      providesTags: (_result, _error, { agency, userId }) => [tags.riderPayments(agency, userId)],
    }),
  }),
});

export const { useListPaymentsInfiniteQuery } = paymentviewApi;
