import { type Resource, type ResourceKind, resourceSchema } from '../domain/entities/resource';
import { platformApi } from './client/platformApi';
import { parseRows, type Rows } from './client/parse';
import { createQueryFn } from './client/callPlatform';

/** The agency resources: the documents that an agency shows its riders (specification 7). */
export const agencyresourcesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    /** All versions of one of the documents. */
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
