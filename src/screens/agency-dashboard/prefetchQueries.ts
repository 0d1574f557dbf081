import { agencyApi } from '@/api/agency';
import { createPrefetchQuery, type PrefetchQueries } from '@/api/client/prefetchQuery';
import { agencyNamesQueries } from '../common/useAgencyNames';

/** The agency, and the names of what its record has numbers of. */
export const prefetchQueries: PrefetchQueries = ({ abbreviation = '' }) => [
  createPrefetchQuery(agencyApi.endpoints.getAgency, { abbreviation }),
  ...agencyNamesQueries(),
];
