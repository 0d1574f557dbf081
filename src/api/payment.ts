import { type Id } from '../domain/entities/fields';
import { type Medium, mediumSchema } from '../domain/entities/medium';
import { type Payment, type PaymentCorrection, paymentSchema } from '../domain/entities/payment';
import { type PurchaseOrder, purchaseOrderSchema } from '../domain/entities/purchaseOrder';
import { CORRECTION_SUCCESS_STATUSES } from '../domain/failureTexts/correction';
import { LIST_CACHE_S } from '../domain/limits';
import { platformApi } from './client/platformApi';
import { type Page, parseRows, type Rows } from './client/parse';
import { parseRawOne, parseRawPage, addRawJson } from './client/parseRawJson';
import { type PlatformRequest } from './client/request';
import { type PassOrPurchaseArg, buildPassOrPurchaseQuery } from './client/passOrPurchaseQuery';
import { nextPageOptions, createQueryFn, createPageQueryFn } from './client/callPlatform';
import { tags, invalidateUnlessRejected } from './client/tags';

const PATH = '/payment/api/v4';

interface CorrectionArg {
  agency: string;
  /** Whose payment it is: the rider whose balance moves. */
  userId: Id;
  paymentId: Id;
  correction: PaymentCorrection;
}

/** The request of one page of purchase orders, the newest first. */
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

/** The payment service: purchase orders, media, and the correction of payments (specification 7). */
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
    /** Not kept once nobody looks: an editor begins with the payment as the service has it then. */
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
    /** Corrects a payment's amount and medium; the rider's balance, which the riders list shows too, moves by the difference. */
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
      invalidatesTags: invalidateUnlessRejected(({ agency, userId, paymentId }) => [
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
