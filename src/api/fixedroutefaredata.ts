import { type Fare, fareSchema } from '../domain/entities/product';
import { platformApi } from './client/platformApi';
import { parseRows, type Rows } from './client/parse';
import { createQueryFn } from './client/callPlatform';

/** The fare data of fixed routes (specification 7). */
export const fixedroutefaredataApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The fares that hold on a day, `YYYY-MM-DD`. */
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
