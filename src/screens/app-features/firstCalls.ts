import { appfeaturesApi } from '@/api/appfeatures';
import { firstCall, type FirstCalls } from '@/api/client/firstCall';

/** The applications to select from, and the catalogue of features. */
export const firstCalls: FirstCalls = ({ abbreviation: agency = '' }) => [
  firstCall(appfeaturesApi.endpoints.listApplications, { agency }),
  firstCall(appfeaturesApi.endpoints.listAllFeatures, { agency }),
];
