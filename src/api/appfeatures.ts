import {
  type ActiveFeature,
  activeFeatureSchema,
  type AddedFeature,
  type AppFeature,
  appFeatureSchema,
  type Application,
  applicationSchema,
} from '@/domain/entities/application';
import { FULL_LIST_PAGE_SIZE, LIST_CACHE_S } from '@/domain/limits';
import { platformApi } from './client/platformApi';
import { refetchAfterWrite } from './client/refetchTags';
import { tags } from './client/tags';
import { allPagesOf, type MergedList } from './paging/pages';
import { createResponseSchema, noContentSchema, type Rows, rowsSchema } from './schemas/responseSchema';

const PATH = '/appfeatures/api/v1';
const activeFeatureRowsSchema = rowsSchema(activeFeatureSchema, 'features');

/** `isNotFound`: the answer was a 404, which means that none are stored. */
export type ActiveFeatures = Rows<ActiveFeature> & { isNotFound?: true };

interface ApplicationArg {
  agency: string;
  application: Application;
}

/** `isBackground`: the write is one of a rollout. */
type ChangeArg = ApplicationArg & { isBackground?: true };

/**
 * The features are refetched also after a failed write (section 4 of the specification). The service lists an
 * application only after its first feature was added, so the applications are refetched too.
 */
const refetchFeatures = refetchAfterWrite<ChangeArg>(
  ({ agency, application }) => [tags.activeFeatures(agency, application), tags.applications(agency)],
  { isAlsoAfterRejection: true },
);

/** The app features service: the active features of an agency's client applications. */
export const appfeaturesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listApplications: build.query<Rows<Application>, { agency: string }>({
      query: ({ agency }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/applications`,
        query: { agency },
      }),
      responseSchema: rowsSchema(applicationSchema),
      providesTags: (_result, _error, { agency }) => [tags.applications(agency)],
    }),
    getActiveFeatures: build.query<ActiveFeatures, ApplicationArg>({
      query: ({ agency, application: { name, version, platform } }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/appFeatures`,
        query: { agency, application: name, version, platform },
        acceptsNotFound: true,
      }),
      responseSchema: createResponseSchema<ActiveFeatures>((answer) => ({
        ...activeFeatureRowsSchema.parse(answer),
        ...(answer.status === 404 && { isNotFound: true }),
      })),
      // The matrix of all applications would read each of them again.
      keepUnusedDataFor: LIST_CACHE_S,
      providesTags: (_result, _error, { agency, application }) => [tags.activeFeatures(agency, application)],
    }),
    /** All features that can be activated. */
    listAllFeatures: build.query<MergedList<AppFeature>, { agency: string }>({
      ...allPagesOf(({ agency }) => ({
        toRequest: (page) => ({
          audience: 'admin',
          agency,
          path: `${PATH}/allAppFeatures`,
          query: { agency, limit: FULL_LIST_PAGE_SIZE, page },
        }),
        schema: rowsSchema(appFeatureSchema),
        getKey: ({ name }) => name,
      })),
      providesTags: (_result, _error, { agency }) => [tags.fixedLists(agency)],
    }),
    addFeatures: build.mutation<null, ChangeArg & { features: AddedFeature[] }>({
      query: ({ agency, application: { name, version, platform }, features, isBackground }) => ({
        audience: 'admin',
        agency,
        isBackground,
        method: 'POST',
        path: `${PATH}/appFeatures`,
        body: { application: name, version, platform, features },
      }),
      responseSchema: noContentSchema,
      onQueryStarted: refetchFeatures,
    }),
    /** `features` is their names. */
    removeFeatures: build.mutation<null, ChangeArg & { features: string[] }>({
      query: ({ agency, application: { name, version, platform }, features, isBackground }) => ({
        audience: 'admin',
        agency,
        isBackground,
        method: 'DELETE',
        path: `${PATH}/appFeatures`,
        body: { application: { name, version, platform }, features },
      }),
      responseSchema: noContentSchema,
      onQueryStarted: refetchFeatures,
    }),
  }),
});

export const { useListApplicationsQuery, useGetActiveFeaturesQuery, useListAllFeaturesQuery } =
  appfeaturesApi;
