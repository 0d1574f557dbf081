import { appfeaturesApi } from '@/api/appfeatures';
import { prefetch, type PrefetchQueries } from '@/api/client/prefetch';

export const prefetchQueries: PrefetchQueries = ({ abbreviation: agency = '' }) => [
  prefetch(appfeaturesApi.endpoints.listApplications, { agency }),
  prefetch(appfeaturesApi.endpoints.listAllFeatures, { agency }),
];
