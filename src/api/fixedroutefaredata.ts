import { type Fare, fareSchema } from '../domain/entities/product';
import { createQueryFn } from './client/callPlatform';
import { parseRows, type Rows } from './client/parse';
import { platformApi } from './client/platformApi';

/** The fixed-route fare data service. */
export const fixedroutefaredataApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** `date` is `YYYY-MM-DD`. */
    listFares: build.query<Rows<Fare>, { agency: string; date: string }>({
      queryFn: createQueryFn(({ agency, date }) => ({
        audience: 'admin',
        agency,
        path: '/fixedroutefaredata/api/v1/fetchall/',
        query: { date },
        parse: parseRows(fareSchema, 'fares'),
      })),
    }),
  }),
});

export const { useListFaresQuery } = fixedroutefaredataApi;
