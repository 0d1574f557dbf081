import { type Resource, type ResourceKind, resourceSchema } from '@/domain/entities/diagnostics/resource';
import { platformApi } from './client/platformApi';
import { type Rows, rowsSchema } from './schemas/responseSchema';

/** The agency resources service: the documents that an agency shows its riders. */
export const agencyresourcesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** All versions of one document. */
    listResources: build.query<Rows<Resource>, { agency: string; kind: ResourceKind }>({
      query: ({ agency, kind }) => ({
        audience: 'admin',
        agency,
        path: `/agencyresources/api/v2/resources/${encodeURIComponent(agency)}/${kind}/`,
      }),
      responseSchema: rowsSchema(resourceSchema),
    }),
  }),
});
