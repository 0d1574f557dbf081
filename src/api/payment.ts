import { type Id } from '../domain/entities/fields';
import { type Medium, mediumSchema } from '../domain/entities/medium';
import { type Payment, type PaymentCorrection, paymentSchema } from '../domain/entities/payment';
import { type PurchaseOrder, purchaseOrderSchema } from '../domain/entities/purchaseOrder';
import { CORRECTION_SUCCESS_STATUSES } from '../domain/failureTexts/correction';
import { LIST_CACHE_S } from '../domain/limits';
import { createPageQueryFn, createQueryFn, nextPageOptions } from './client/callPlatform';
import { type Page, parseRows, type Rows } from './client/parse';
import { addRawJson, parseRawOne, parseRawPage } from './client/parseRawJson';
import { buildPassOrPurchaseQuery, type PassOrPurchaseArg } from './client/passOrPurchaseQuery';
import { platformApi } from './client/platformApi';
import { type PlatformRequest } from './client/request';
import { invalidateIfPossiblyApplied, tags } from './client/tags';

const PATH = '/payment/api/v4';

interface CorrectionArg {
  agency: string;
  /** The payment's rider, whose balance changes. */
  userId: Id;
  paymentId: Id;
  correction: PaymentCorrection;
}

export function buildPurchasesRequest(
  arg: PassOrPurchaseArg,
  page: number,
): PlatformRequest<Page<PurchaseOrder>> {
  return {
    audience: 'admin',
    agency: arg.agency,
    path: `${PATH}/purchase`,
    query: buildPassOrPurchaseQuery(arg, page),
    parse: parseRawPage(purchaseOrderSchema, addRawJson),
  };
}

/** The payment service: purchase orders, mediums, payments and their correction. */
export const paymentApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Purchase orders of an agency or of one rider, the newest first. */
    listPurchases: build.infiniteQuery<Page<PurchaseOrder>, PassOrPurchaseArg, number>({
      infiniteQueryOptions: nextPageOptions,
      keepUnusedDataFor: LIST_CACHE_S,
      queryFn: createPageQueryFn(buildPurchasesRequest),
      providesTags: (_result, _error, { agency, userId }) =>
        userId === undefined ? [] : [tags.riderPurchases(agency, userId)],
    }),
    listMediums: build.query<Rows<Medium>, { agency: string }>({
      queryFn: createQueryFn(({ agency }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/mediums`,
        parse: parseRows(mediumSchema),
      })),
    }),
    /** The payment is not cached, so that its editor always opens with the current values. */
    getPayment: build.query<Payment, { agency: string; paymentId: Id }>({
      keepUnusedDataFor: 0,
      queryFn: createQueryFn(({ agency, paymentId }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/payment/${encodeURIComponent(paymentId)}`,
        parse: parseRawOne(paymentSchema, addRawJson),
      })),
      providesTags: (_result, _error, { agency, paymentId }) => [tags.payment(agency, paymentId)],
    }),
    /** The rider's balance changes by the difference; the riders list shows it too. */
    correctPayment: build.mutation<Payment, CorrectionArg>({
      queryFn: createQueryFn(({ agency, paymentId, correction }) => ({
        audience: 'admin',
        agency,
        method: 'POST',
        path: `${PATH}/correction/payment/${encodeURIComponent(paymentId)}`,
        body: correction,
        successStatuses: CORRECTION_SUCCESS_STATUSES,
        parse: parseRawOne(paymentSchema, addRawJson),
      })),
      invalidatesTags: invalidateIfPossiblyApplied(({ agency, userId, paymentId }) => [
        tags.profile(agency, userId),
        tags.balance(agency, userId),
        tags.riderPayments(agency, userId),
        tags.payment(agency, paymentId),
        tags.riders(agency),
      ]),
    }),
  }),
});

export const {
  useListPurchasesInfiniteQuery,
  useListMediumsQuery,
  useGetPaymentQuery,
  useCorrectPaymentMutation,
} = paymentApi;
