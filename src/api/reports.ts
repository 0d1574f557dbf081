import { type Report, reportSchema } from '@/domain/entities/diagnostics/report';
import { platformApi } from './client/platformApi';
import { type Rows, rowsSchema } from './schemas/responseSchema';

/** The reports service. */
export const reportsApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** The reports that are configured for an agency. */
    listReports: build.query<Rows<Report>, { agency: string }>({
      query: ({ agency }) => ({
        audience: 'admin',
        agency,
        path: '/reports/api/v1/reportList',
      }),
      responseSchema: rowsSchema(reportSchema),
    }),
  }),
});
