import { agencyApi } from '../../api/agency';
import { askAhead, type FirstCalls } from '../../api/client/askAhead';
import { agencyNamesCalls } from '../common/useAgencyNames';

/** The agency, and the names of what its record has numbers of. */
export const firstCalls: FirstCalls = ({ abbreviation = '' }) => [
  askAhead(agencyApi.endpoints.getAgency, { abbreviation }),
  ...agencyNamesCalls(),
];
