import {
  type ActiveFeature,
  activeFeatureSchema,
  type AddedFeature,
  type AppFeature,
  appFeatureSchema,
  type Application,
  applicationSchema,
} from '../domain/entities/application';
import { FULL_LIST_PAGE_SIZE } from '../domain/limits';
import { createQueryFn } from './client/callPlatform';
import { fetchAllPages, type MergedList } from './client/fetchAllPages';
import { ignoreBody, parseRows, type Rows } from './client/parse';
import { platformApi } from './client/platformApi';
import { tags } from './client/tags';

const PATH = '/appfeatures/api/v1';

interface ApplicationArg {
  agency: string;
  application: Application;
}

/**
 * The features are refetched also after a failed write (section 4 of the specification). The service lists an
 * application only after its first feature was added, so the applications are refetched too.
 */
const getChangedTags = (_result: unknown, _error: unknown, { agency, application }: ApplicationArg) => [
  tags.activeFeatures(agency, application),
  tags.applications(agency),
];

/** The app features service: the active features of an agency's client applications. */
export const appfeaturesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listApplications: build.query<Rows<Application>, { agency: string }>({
      queryFn: createQueryFn(({ agency }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/applications`,
        query: { agency },
        parse: parseRows(applicationSchema),
      })),
      providesTags: (_result, _error, { agency }) => [tags.applications(agency)],
    }),
    /** A 404 is an empty list. */
    getActiveFeatures: build.query<Rows<ActiveFeature>, ApplicationArg>({
      queryFn: createQueryFn(({ agency, application: { name, version, platform } }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/appFeatures`,
        query: { agency, application: name, version, platform },
        getNotFoundResult: () => ({ rows: [], invalidRowCount: 0 }),
        parse: parseRows(activeFeatureSchema, 'features'),
      })),
      providesTags: (_result, _error, { agency, application }) => [tags.activeFeatures(agency, application)],
    }),
    /** All features that can be activated. */
    listAllFeatures: build.query<MergedList<AppFeature>, { agency: string }>({
      queryFn: ({ agency }, context) =>
        fetchAllPages(
          (page) => ({
            audience: 'admin',
            agency,
            path: `${PATH}/allAppFeatures`,
            query: { agency, limit: FULL_LIST_PAGE_SIZE, page },
            parse: parseRows(appFeatureSchema),
          }),
          ({ name }) => name,
          context,
        ),
    }),
    addFeatures: build.mutation<null, ApplicationArg & { features: AddedFeature[] }>({
      queryFn: createQueryFn(({ agency, application: { name, version, platform }, features }) => ({
        audience: 'admin',
        agency,
        method: 'POST',
        path: `${PATH}/appFeatures`,
        body: { application: name, version, platform, features },
        parse: ignoreBody,
      })),
      invalidatesTags: getChangedTags,
    }),
    /** `features` is their names. */
    removeFeatures: build.mutation<null, ApplicationArg & { features: string[] }>({
      queryFn: createQueryFn(({ agency, application: { name, version, platform }, features }) => ({
        audience: 'admin',
        agency,
        method: 'DELETE',
        path: `${PATH}/appFeatures`,
        body: { application: { name, version, platform }, features },
        parse: ignoreBody,
      })),
      invalidatesTags: getChangedTags,
    }),
  }),
});

export const {
  useListApplicationsQuery,
  useGetActiveFeaturesQuery,
  useListAllFeaturesQuery,
  useAddFeaturesMutation,
  useRemoveFeaturesMutation,
} = appfeaturesApi;
