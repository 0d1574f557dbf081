import { type Coupon, couponSchema } from '@/domain/entities/coupon';
import { platformApi } from './client/platformApi';
import { tags } from './client/tags';
import { type Rows, rowsSchema } from './schemas/responseSchema';

/** The simple ticket service: an agency's coupons, which it calls tickets. */
export const simpleticketApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listCoupons: build.query<Rows<Coupon>, { agency: string }>({
      query: ({ agency }) => ({
        audience: 'admin',
        agency,
        path: '/simpleticket/api/v1/tickets/',
      }),
      responseSchema: rowsSchema(couponSchema),
      providesTags: (_result, _error, { agency }) => [tags.fixedLists(agency)],
    }),
  }),
});

export const { useListCouponsQuery } = simpleticketApi;
