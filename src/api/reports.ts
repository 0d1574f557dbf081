import { type Report, reportSchema } from '../domain/entities/report';
import { platformApi } from './client/platformApi';
import { readRows, type Rows } from './client/reading';
import { send } from './client/send';

/** The reports service (specification 7). */
export const reportsApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The reports that are set up for an agency. */
    listReports: build.query<Rows<Report>, { agency: string }>({
      queryFn: send(({ agency }) => ({
        audience: 'admin',
        agency,
        path: '/reports/api/v1/reportList',
        read: readRows(reportSchema),
      })),
    }),
  }),
});

export const { useListReportsQuery } = reportsApi;
