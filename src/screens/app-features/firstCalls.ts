import { appfeaturesApi } from '../../api/appfeatures';
import { askAhead, type FirstCalls } from '../../api/client/askAhead';

/** The applications to select from, and the catalogue of features. */
export const firstCalls: FirstCalls = ({ abbreviation: agency = '' }) => [
  askAhead(appfeaturesApi.endpoints.listApplications, { agency }),
  askAhead(appfeaturesApi.endpoints.listAllFeatures, { agency }),
];
