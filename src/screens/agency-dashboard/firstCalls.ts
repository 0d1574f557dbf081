import { agencyApi } from '@/api/agency';
import { firstCall, type FirstCalls } from '@/api/client/firstCall';
import { agencyNamesCalls } from '../common/useAgencyNames';

/** The agency, and the names of what its record has numbers of. */
export const firstCalls: FirstCalls = ({ abbreviation = '' }) => [
  firstCall(agencyApi.endpoints.getAgency, { abbreviation }),
  ...agencyNamesCalls(),
];
