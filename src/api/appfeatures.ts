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
import { fetchWhole, type MergedList } from './client/mergeParts';
import { platformApi } from './client/platformApi';
import { readNothing, readRows, type Rows } from './client/reading';
import { send } from './client/send';
import { tags } from './client/tags';

const PATH = '/appfeatures/api/v1';

interface OfApplication {
  agency: string;
  application: Application;
}

/** Whatever came of a change, the features are loaded anew (specification 4); the first feature makes an application known. */
const changedFeatures = (_result: unknown, _error: unknown, { agency, application }: OfApplication) => [
  tags.activeFeatures(agency, application),
  tags.applications(agency),
];

/** The app features service: what is switched on in an agency's client applications (specification 7). */
export const appfeaturesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    listApplications: build.query<Rows<Application>, { agency: string }>({
      queryFn: send(({ agency }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/applications`,
        query: { agency },
        read: readRows(applicationSchema),
      })),
      providesTags: (_result, _error, { agency }) => [tags.applications(agency)],
    }),
    /** The features that are on in an application; none where the service knows of none. */
    getActiveFeatures: build.query<Rows<ActiveFeature>, OfApplication>({
      queryFn: send(({ agency, application: { name, version, platform } }) => ({
        audience: 'admin',
        agency,
        path: `${PATH}/appFeatures`,
        query: { agency, application: name, version, platform },
        readMissing: () => ({ rows: [], unreadable: 0 }),
        read: readRows(activeFeatureSchema, 'features'),
      })),
      providesTags: (_result, _error, { agency, application }) => [tags.activeFeatures(agency, application)],
    }),
    /** The catalogue of features, whole. */
    listAllFeatures: build.query<MergedList<AppFeature>, { agency: string }>({
      queryFn: ({ agency }, context) =>
        fetchWhole(
          (page) => ({
            audience: 'admin',
            agency,
            path: `${PATH}/allAppFeatures`,
            query: { agency, limit: FULL_LIST_PAGE_SIZE, page },
            read: readRows(appFeatureSchema),
          }),
          ({ name }) => name,
          context,
        ),
    }),
    addFeatures: build.mutation<null, OfApplication & { features: AddedFeature[] }>({
      queryFn: send(({ agency, application: { name, version, platform }, features }) => ({
        audience: 'admin',
        agency,
        method: 'POST',
        path: `${PATH}/appFeatures`,
        body: { application: name, version, platform, features },
        read: readNothing,
      })),
      invalidatesTags: changedFeatures,
    }),
    /** Switches features off, by their names. */
    removeFeatures: build.mutation<null, OfApplication & { features: string[] }>({
      queryFn: send(({ agency, application: { name, version, platform }, features }) => ({
        audience: 'admin',
        agency,
        method: 'DELETE',
        path: `${PATH}/appFeatures`,
        body: { application: { name, version, platform }, features },
        read: readNothing,
      })),
      invalidatesTags: changedFeatures,
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
