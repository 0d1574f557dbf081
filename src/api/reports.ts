import { type Report, reportSchema } from '../domain/entities/report';
import { platformApi } from './client/platformApi';
import { parseRows, type Rows } from './client/parse';
import { createQueryFn } from './client/callPlatform';

/** The reports service (specification 7). */
export const reportsApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The reports that are set up for an agency. */
    listReports: build.query<Rows<Report>, { agency: string }>({
      queryFn: createQueryFn(({ agency }) => ({
        audience: 'admin',
        agency,
        path: '/reports/api/v1/reportList',
        parse: parseRows(reportSchema),
      })),
    }),
  }),
});

export const { useListReportsQuery } = reportsApi;
