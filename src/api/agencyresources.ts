import { type Resource, type ResourceKind, resourceSchema } from '../domain/entities/resource';
import { createQueryFn } from './client/callPlatform';
import { parseRows, type Rows } from './client/parse';
import { platformApi } from './client/platformApi';

/** The agency resources service: the documents that an agency shows its riders. */
export const agencyresourcesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** All versions of one document. */
    listResources: build.query<Rows<Resource>, { agency: string; kind: ResourceKind }>({
      queryFn: createQueryFn(({ agency, kind }) => ({
        audience: 'admin',
        agency,
        path: `/agencyresources/api/v2/resources/${encodeURIComponent(agency)}/${kind}/`,
        parse: parseRows(resourceSchema),
      })),
    }),
  }),
});

export const { useListResourcesQuery } = agencyresourcesApi;
