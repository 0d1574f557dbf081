import { type Id } from '../domain/entities/fields';
import { type Medium, mediumSchema } from '../domain/entities/medium';
import { type Payment, type PaymentCorrection, paymentSchema } from '../domain/entities/payment';
import { type PurchaseOrder, purchaseOrderSchema } from '../domain/entities/purchaseOrder';
import { CORRECTION_SUCCESS } from '../domain/failureTexts/correction';
import { LIST_KEPT_S } from '../domain/limits';
import { platformApi } from './client/platformApi';
import { type Page, readRows, type Rows } from './client/reading';
import { readOneText, readPageText, withRaw } from './client/readingText';
import { type PlatformRequest } from './client/request';
import { type SalesArgument, salesQuery } from './client/salesQuery';
import { byNextPage, send, sendPage } from './client/send';
import { tags, unlessRefused } from './client/tags';

const PATH = '/payment/api/v4';

interface CorrectionArgument {
  agency: string;
  /** Whose payment it is: the rider whose balance moves. */
  userId: Id;
  paymentId: Id;
  correction: PaymentCorrection;
}

/** The request of one page of purchase orders, the newest first. */
export function purchasesPage(arg: SalesArgument, page: number): PlatformRequest<Page<PurchaseOrder>> {
  return {
    audience: 'admin',
    agency: arg.agency,
    path: `${PATH}/purchase`,
    query: salesQuery(arg, page),
    read: readPageText(purchaseOrderSchema, withRaw),
  };
}

/** The payment service: purchase orders, media, and the correction of payments (specification 7). */
export const paymentApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Purchase orders of an agency or of one rider, the newest first. */
    listPurchases: build.infiniteQuery<Page<PurchaseOrder>, SalesArgument, number>({
      infiniteQueryOptions: byNextPage,
      keepUnusedDataFor: LIST_KEPT_S,
      queryFn: sendPage(purchasesPage),
      providesTags: (_result, _error, { agency, userId }) =>
        userId === undefined ? [] : [tags.riderPurchases(agency, userId)],
    }),
    listMediums: build.query<Rows<Medium>, { agency: string }>({
      queryFn: send(({ agency }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/mediums`,
        read: readRows(mediumSchema),
      })),
    }),
    /** Not kept once nobody looks: an editor begins with the payment as the service has it then. */
    getPayment: build.query<Payment, { agency: string; paymentId: Id }>({
      keepUnusedDataFor: 0,
      queryFn: send(({ agency, paymentId }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/payment/${encodeURIComponent(paymentId)}`,
        read: readOneText(paymentSchema, withRaw),
      })),
      providesTags: (_result, _error, { agency, paymentId }) => [tags.payment(agency, paymentId)],
    }),
    /** Corrects a payment's amount and medium; the rider's balance, which the riders list shows too, moves by the difference. */
    correctPayment: build.mutation<Payment, CorrectionArgument>({
      queryFn: send(({ agency, paymentId, correction }) => ({
        audience: 'admin',
        agency,
        method: 'POST',
        path: `${PATH}/correction/payment/${encodeURIComponent(paymentId)}`,
        body: correction,
        successes: CORRECTION_SUCCESS,
        read: readOneText(paymentSchema, withRaw),
      })),
      invalidatesTags: unlessRefused(({ agency, userId, paymentId }) => [
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
