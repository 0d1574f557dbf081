import { type Report, reportSchema } from '../domain/entities/report';
import { createQueryFn } from './client/callPlatform';
import { parseRows, type Rows } from './client/parse';
import { platformApi } from './client/platformApi';

/** The reports service. */
export const reportsApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The reports that are configured for an agency. */
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
