import { type Fare, fareSchema } from '@/domain/entities/product';
import { platformApi } from './client/platformApi';
import { type Rows, rowsSchema } from './schemas/responseSchema';

/** The fixed-route fare data service. */
export const fixedroutefaredataApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** `date` is `YYYY-MM-DD`. */
    listFares: build.query<Rows<Fare>, { agency: string; date: string }>({
      query: ({ agency, date }) => ({
        audience: 'admin',
        agency,
        path: '/fixedroutefaredata/api/v1/fetchall/',
        query: { date },
      }),
      responseSchema: rowsSchema(fareSchema, 'fares'),
    }),
  }),
});
