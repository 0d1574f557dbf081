import { appfeaturesApi } from '@/api/appfeatures';
import { createPrefetchQuery, type PrefetchQueries } from '@/api/client/prefetchQuery';

export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  createPrefetchQuery(appfeaturesApi.endpoints.listApplications, { agency }),
  createPrefetchQuery(appfeaturesApi.endpoints.listAllFeatures, { agency }),
];
