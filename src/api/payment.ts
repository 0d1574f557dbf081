import { type Id } from '@/domain/entities/fields';
import { type Medium, mediumSchema } from '@/domain/entities/medium';
import {
  CORRECTION_SUCCESS_STATUSES,
  type Payment,
  type PaymentCorrection,
  paymentSchema,
} from '@/domain/entities/payment';
import { ORDER_JSON_FIELDS, type PurchaseOrder, purchaseOrderSchema } from '@/domain/entities/purchaseOrder';
import { LIST_CACHE_S } from '@/domain/limits';
import { nextPageOptions, platformApi } from './client/platformApi';
import { refetchAfterWrite } from './client/refetchTags';
import { tags } from './client/tags';
import { buildPageSourceCreator, type PassOrPurchaseArg } from './passOrPurchasePages';
import { addRawJson } from './schemas/addRawJson';
import { rawEntitySchema, rawPageSchema } from './schemas/rawResponseSchema';
import { noContentSchema, type Page, type Rows, rowsSchema } from './schemas/responseSchema';

const PATH = '/payment/api/v4';

interface CorrectionArg {
  agency: string;
  /** The payment's rider, whose balance changes. */
  userId: Id;
  paymentId: Id;
  correction: PaymentCorrection;
}

const purchasesPageSchema = rawPageSchema(purchaseOrderSchema, (json) => addRawJson(json, ORDER_JSON_FIELDS));

export const createPurchasesPageSource = buildPageSourceCreator(`${PATH}/purchase`, purchasesPageSchema);

/** The payment service: purchase orders, mediums, payments and their correction. */
export const paymentApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** Purchase orders of an agency or of one rider, the newest first. */
    listPurchases: build.infiniteQuery<Page<PurchaseOrder>, PassOrPurchaseArg, number>({
      infiniteQueryOptions: nextPageOptions,
      keepUnusedDataFor: LIST_CACHE_S,
      query: ({ queryArg, pageParam }) => createPurchasesPageSource(queryArg).toRequest(pageParam),
      responseSchema: purchasesPageSchema,
      // Without a rider, only a refresh of the page invalidates the tag.
      providesTags: (_result, _error, { agency, userId = '' }) => [tags.riderPurchases(agency, userId)],
    }),
    /** The names of the media, for every rider's payments. */
    listMediums: build.query<Rows<Medium>, { agency: string }>({
      keepUnusedDataFor: LIST_CACHE_S,
      query: ({ agency }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/mediums`,
      }),
      responseSchema: rowsSchema(mediumSchema),
      providesTags: (_result, _error, { agency }) => [tags.fixedLists(agency)],
    }),
    /** Dropped as soon as nobody uses it: what it shows should be of now. */
    getPayment: build.query<Payment, { agency: string; paymentId: Id }>({
      keepUnusedDataFor: 0,
      query: ({ agency, paymentId }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/payment/${encodeURIComponent(paymentId)}`,
      }),
      responseSchema: rawEntitySchema(paymentSchema, addRawJson),
      providesTags: (_result, _error, { agency, paymentId }) => [tags.payment(agency, paymentId)],
    }),
    /** The rider's balance changes by the difference; the riders list shows it too. */
    correctPayment: build.mutation<null, CorrectionArg>({
      query: ({ agency, paymentId, correction }) => ({
        audience: 'admin',
        agency,
        method: 'POST',
        path: `${PATH}/correction/payment/${encodeURIComponent(paymentId)}`,
        body: correction,
        successStatuses: CORRECTION_SUCCESS_STATUSES,
      }),
      // The payment is read again, so a body without one is no failure.
      responseSchema: noContentSchema,
      onQueryStarted: refetchAfterWrite(({ agency, userId, paymentId }) => [
        tags.profile(agency, userId),
        tags.balance(agency, userId),
        tags.riderPayments(agency, userId),
        tags.payment(agency, paymentId),
        tags.riders(agency),
      ]),
    }),
  }),
});

export const { useListMediumsQuery, useGetPaymentQuery } = paymentApi;
